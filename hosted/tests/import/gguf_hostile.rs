//! GGUF files that lie: each is refused by name, at once, and without an allocation of the size it claims.

use kinglet::import::ImportError;

use super::gguf_file::{GgufFile, Value, llama, text};
use super::{error_of, open_bytes};

/// A text of this length, of which nothing follows.
fn endless_text(length: u64) -> Value {
    Value::Raw(8, length.to_le_bytes().to_vec())
}

fn array(element: u32, length: u64) -> Value {
    Value::Raw(9, [&element.to_le_bytes()[..], &length.to_le_bytes()].concat())
}

#[test]
fn the_small_file_is_good_before_it_is_spoiled() {
    open_bytes(&llama().bytes()).unwrap();
}

#[test]
fn dimensions_whose_product_wraps_are_refused() {
    for dimensions in [
        vec![(1 << 42) + 1, 1 << 22],
        vec![(1 << 42) + 1, 5],
        vec![u64::MAX, 2, 1, 1],
        vec![1 << 62, 5],
        vec![0, 5],
    ] {
        let mut file = llama();
        file.tensor("token_embd.weight").dimensions = dimensions.clone();
        let error = error_of(&file.bytes());
        assert!(error.to_string().contains("token_embd.weight"), "{dimensions:?}: {error}");
    }
}

#[test]
fn a_number_of_dimensions_other_than_1_to_4_is_refused() {
    for count in [0, 5, 9, u32::MAX] {
        let mut file = llama();
        file.tensor("output_norm.weight").dimension_count = Some(count);
        let error = error_of(&file.bytes());
        assert!(matches!(error, ImportError::Dimensions { found, .. } if found == count), "{error}");
    }
}

#[test]
fn an_alignment_that_is_no_sane_power_of_two_is_refused() {
    for alignment in [0, 3, 33, 1 << 30] {
        let error = error_of(&llama().with("general.alignment", Value::U32(alignment)).bytes());
        assert!(matches!(&error, ImportError::Value { key, .. } if key == "general.alignment"), "{error}");
    }
}

#[test]
fn other_alignments_are_honoured() {
    for alignment in [8, 64, 4096] {
        let mut file = llama().with("general.alignment", Value::U32(alignment));
        file.alignment = alignment as usize;
        open_bytes(&file.bytes()).unwrap();
    }
}

#[test]
fn lengths_beyond_the_file_are_refused() {
    for value in [
        endless_text(1 << 30),
        endless_text(u64::MAX),
        array(0, u64::MAX),
        array(4, 1 << 62),
        array(8, 1 << 60),
        array(9, 1 << 60),
        array(10, 1 << 61),
    ] {
        let mut file = llama();
        file.keys.push(("last".to_owned(), value));
        file.tensors.clear();
        let error = error_of(&file.bytes());
        assert!(matches!(error, ImportError::Truncated { .. }), "{error}");
    }
}

#[test]
fn a_text_of_2_to_the_30_in_160_bytes_is_refused() {
    let mut file = llama();
    file.keys = vec![("general.architecture".to_owned(), endless_text(1 << 30))];
    file.tensors.clear();
    file.trailing = vec![0; 64];
    let bytes = file.bytes();
    assert!(bytes.len() <= 160);
    assert!(matches!(error_of(&bytes), ImportError::Truncated { needed, .. } if needed == 1 << 30));
}

#[test]
fn arrays_nested_without_end_are_refused() {
    let level = [&9_u32.to_le_bytes()[..], &1_u64.to_le_bytes()].concat();
    let error = error_of(&llama().with("nested", Value::Raw(9, level.repeat(100_000))).bytes());
    assert!(matches!(error, ImportError::Malformed { .. }), "{error}");
}

#[test]
fn counts_beyond_the_file_are_refused() {
    for count in [1 << 63, u64::MAX, 1 << 40, 10_000] {
        let tensors = GgufFile { tensor_count: Some(count), ..llama() };
        let keys = GgufFile { key_count: Some(count), ..llama() };
        for file in [tensors, keys] {
            let error = error_of(&file.bytes());
            assert!(matches!(error, ImportError::Truncated { .. }), "{count}: {error}");
        }
    }
}

#[test]
fn an_offset_past_the_end_is_refused() {
    for offset in [1 << 20, 1 << 63, u64::MAX - 31] {
        let mut file = llama();
        file.tensor("blk.0.ffn_down.weight").offset = Some(offset);
        let error = error_of(&file.bytes());
        assert!(matches!(error, ImportError::Truncated { .. }), "{offset}: {error}");
    }
}

#[test]
fn unaligned_overlapping_and_scattered_tensors_are_refused() {
    for offset in [33, 0, 32, 4 * 32] {
        let mut file = llama();
        // Its place is 5 · 32.
        file.tensor("output_norm.weight").offset = Some(offset);
        let error = error_of(&file.bytes());
        assert!(matches!(error, ImportError::Offset { found, .. } if found == offset), "{error}");
    }
}

#[test]
fn a_file_shorter_or_longer_than_its_tensors_is_refused() {
    let bytes = llama().bytes();
    let error = error_of(&bytes[..bytes.len() - 100]);
    assert!(matches!(error, ImportError::Truncated { .. }), "{error}");
    let error = error_of(&GgufFile { trailing: vec![0; 32], ..llama() }.bytes());
    assert!(matches!(error, ImportError::TrailingBytes { found: 32, .. }), "{error}");
}

#[test]
fn data_of_another_size_than_the_shape_says_are_refused() {
    let mut file = llama();
    file.tensor("blk.0.attn_q.weight").data.truncate(128);
    assert!(matches!(error_of(&file.bytes()), ImportError::Offset { .. }));
}

#[test]
fn the_padding_of_the_last_tensor_may_be_missing() {
    let mut file = llama();
    file.push_f32("output.weight", &[8, 5], &[0.5; 40]);
    file.tensors.rotate_right(1);
    let last = file.tensors.len() - 1;
    assert_eq!(file.tensors[last].data.len() % 32, 0);
    // A last tensor of 160 bytes, then one of 20.
    file.tensors.retain(|tensor| tensor.name != "output_norm.weight");
    file.push_f32("output_norm.weight", &[8], &[1.0; 8]);
    file.alignment = 64;
    file.set("general.alignment", Value::U32(64));
    let bytes = file.bytes();
    open_bytes(&bytes).unwrap();
    open_bytes(&bytes[..bytes.len() - 32]).unwrap();
}

#[test]
fn a_key_twice_is_refused() {
    let mut file = llama();
    file.keys.push(("llama.block_count".to_owned(), Value::U32(1)));
    assert!(
        matches!(error_of(&file.bytes()), ImportError::DuplicateKey { key } if key == "llama.block_count")
    );
}

#[test]
fn a_tensor_twice_is_refused() {
    let mut file = llama();
    file.push("output_norm.weight", &[8]);
    let error = error_of(&file.bytes());
    assert!(matches!(&error, ImportError::DuplicateTensor { tensor } if tensor == "output_norm.weight"));
}

#[test]
fn integers_of_any_width_are_read() {
    for value in [Value::U8(1), Value::U16(1), Value::I32(1), Value::U64(1)] {
        let model = open_bytes(&llama().with("llama.block_count", value).bytes()).unwrap();
        assert_eq!(model.config.layers, 1);
    }
}

#[test]
fn values_of_a_wrong_type_or_range_are_refused_by_key() {
    let key = "llama.block_count";
    for value in [
        Value::F32(1.0),
        text("1"),
        Value::Bool(true),
        Value::I32(-1),
        Value::I32(0),
        Value::U64(1 << 32),
        Value::I32s(vec![1]),
        Value::Raw(13, vec![0; 8]),
    ] {
        let error = error_of(&llama().with(key, value).bytes());
        let names_it = match &error {
            ImportError::KeyType { key: named, .. } => named == key,
            // What is impossible in the configuration goes by the configuration's name.
            ImportError::Value { key: named, .. } => named == key || named == "layers",
            _ => false,
        };
        assert!(names_it, "{error}");
    }
    let error =
        error_of(&llama().with("llama.attention.layer_norm_rms_epsilon", Value::F32(f32::NAN)).bytes());
    assert!(matches!(error, ImportError::Value { .. }), "{error}");
}

#[test]
fn a_missing_key_is_named() {
    for key in [
        "general.architecture",
        "llama.context_length",
        "llama.embedding_length",
        "llama.feed_forward_length",
        "llama.block_count",
        "llama.attention.head_count",
        "llama.attention.layer_norm_rms_epsilon",
    ] {
        let error = error_of(&llama().without(key).bytes());
        assert!(matches!(&error, ImportError::MissingKey { key: named } if named == key), "{error}");
    }
}

#[test]
fn other_versions_and_byte_orders_are_refused() {
    for version in [0, 1, 4, 3_u32.swap_bytes()] {
        let error = error_of(&GgufFile { version, ..llama() }.bytes());
        assert!(matches!(error, ImportError::Version { found, .. } if found == version), "{error}");
    }
    open_bytes(&GgufFile { version: 2, ..llama() }.bytes()).unwrap();
}

#[test]
fn huge_dimensions_in_the_keys_allocate_nothing() {
    for key in ["block_count", "attention.key_length", "embedding_length", "feed_forward_length"] {
        let error = error_of(&llama().with(&format!("llama.{key}"), Value::U32(u32::MAX - 1)).bytes());
        eprintln!("{key}: {error}");
    }
}
