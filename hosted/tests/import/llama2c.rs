//! The three versions of llama2.c's files, made here after `export.py`.

use kinglet::import::{ImportError, describe};
use kinglet_core::config::Role;

use super::{error_of, open_bytes, tensor, values};

const DIM: usize = 8;
const HIDDEN: usize = 12;
const LAYERS: usize = 2;
const VOCAB: usize = 5;
const CONTEXT: usize = 6;
const KV_DIM: usize = 4;
/// Embedding, then Q, K, V, O, gate, down, up of each layer.
const MATRICES: [(usize, usize); 7] =
    [(DIM, DIM), (KV_DIM, DIM), (KV_DIM, DIM), (DIM, DIM), (HIDDEN, DIM), (DIM, HIDDEN), (HIDDEN, DIM)];

fn header(vocab: i32) -> Vec<u8> {
    [DIM as i32, HIDDEN as i32, LAYERS as i32, 2, 1, vocab, CONTEXT as i32]
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect()
}

/// `count` values from `start` up, so that a tensor is known by its first value.
fn ramp(start: f32, count: usize) -> Vec<f32> {
    (0..count).map(|index| start + index as f32).collect()
}

fn floats(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

pub fn v0(separate_output: bool) -> Vec<u8> {
    let vocab = VOCAB as i32;
    let mut file = header(if separate_output { -vocab } else { vocab });
    let mut put = |start: f32, count: usize| file.extend(floats(&ramp(start, count)));
    put(1000.0, VOCAB * DIM);
    put(2000.0, LAYERS * DIM);
    for (index, (rows, cols)) in MATRICES[..4].iter().enumerate() {
        put(3000.0 + 1000.0 * index as f32, LAYERS * rows * cols);
    }
    put(7000.0, LAYERS * DIM);
    for (index, (rows, cols)) in MATRICES[4..].iter().enumerate() {
        put(8000.0 + 1000.0 * index as f32, LAYERS * rows * cols);
    }
    put(11000.0, DIM);
    // The legacy tables of RoPE.
    put(0.0, CONTEXT * 2);
    put(0.0, CONTEXT * 2);
    if separate_output {
        put(12000.0, VOCAB * DIM);
    }
    file
}

/// The header of version 1 or 2.
fn header_with_magic(version: u32, shared: bool, group_size: Option<u32>) -> Vec<u8> {
    let mut file = b"24ka".to_vec();
    file.extend(version.to_le_bytes());
    file.extend(header(VOCAB as i32));
    file.push(u8::from(shared));
    file.extend(group_size.iter().flat_map(|size| size.to_le_bytes()));
    file.resize(256, 0);
    file
}

fn norms() -> Vec<u8> {
    [ramp(2000.0, LAYERS * DIM), ramp(7000.0, LAYERS * DIM), ramp(11000.0, DIM)]
        .iter()
        .flat_map(|norm| floats(norm))
        .collect()
}

fn v1(shared: bool) -> Vec<u8> {
    let mut file = header_with_magic(1, shared, None);
    file.extend(norms());
    file.extend(floats(&ramp(1000.0, VOCAB * DIM)));
    for ((rows, cols), start) in MATRICES.iter().zip([3e3, 4e3, 5e3, 6e3, 8e3, 9e3, 10e3]) {
        file.extend(floats(&ramp(start, LAYERS * rows * cols)));
    }
    if !shared {
        file.extend(floats(&ramp(12000.0, VOCAB * DIM)));
    }
    file
}

/// Every tensor counts up from its number; group `g` of it has the scale `g + 1`.
pub fn v2(group: usize) -> Vec<u8> {
    let mut file = header_with_magic(2, true, Some(group as u32));
    file.extend(norms());
    let mut put = |number: u8, count: usize| {
        file.extend((0..count).map(|index| number.wrapping_add(index as u8)));
        file.extend((0..count / group).flat_map(|index| (index as f32 + 1.0).to_le_bytes()));
    };
    put(1, VOCAB * DIM);
    for (index, (rows, cols)) in MATRICES.iter().enumerate() {
        for layer in 0..LAYERS {
            put((10 * index + layer) as u8, rows * cols);
        }
    }
    file
}

#[test]
fn versions_0_and_1_hold_the_same_tensors_in_other_orders() {
    for separate in [false, true] {
        let old = open_bytes(&v0(separate)).unwrap();
        let new = open_bytes(&v1(!separate)).unwrap();
        assert_eq!(old.config, new.config);
        assert_eq!(old.config.tied_output, !separate);
        assert_eq!((&*old.origin.format, &*new.origin.format), ("llama2.c v0", "llama2.c v1"));
        assert_eq!(old.tensors.len(), new.tensors.len());
        for tensor_of_old in &old.tensors {
            let same = tensor(&new, tensor_of_old.role, tensor_of_old.layer);
            assert_eq!(values(tensor_of_old), values(same), "{:?}", same.role);
        }
        let down = tensor(&old, Role::Down, Some(1));
        assert_eq!((down.rows, down.cols), (DIM, HIDDEN));
        assert_eq!(values(down)[0], 9000.0 + (DIM * HIDDEN) as f32);
        if separate {
            assert_eq!(values(tensor(&old, Role::Output, None))[0], 12000.0);
        }
    }
}

#[test]
fn groups_of_version_2_run_across_row_ends() {
    // Rows of `w2` have 12 values, so groups of 8 straddle them.
    let model = open_bytes(&v2(8)).unwrap();
    let down = tensor(&model, Role::Down, Some(1));
    let expected: Vec<f32> = (0..DIM * HIDDEN)
        .map(|index| f32::from(51_u8.wrapping_add(index as u8) as i8) * (index / 8 + 1) as f32)
        .collect();
    assert_eq!(values(down), expected);
    assert_eq!(down.encoding_name(), "int8 in groups of 8");
    assert!(!down.read_q8_row(0, &mut [0; HIDDEN], &mut []).unwrap());
}

#[test]
fn a_group_that_does_not_divide_a_tensor_is_refused() {
    let mut file = v2(8);
    file[37..41].copy_from_slice(&7_u32.to_le_bytes());
    assert!(matches!(error_of(&file), ImportError::Value { key, .. } if key == "group_size"));
    file[37..41].copy_from_slice(&0_u32.to_le_bytes());
    assert!(matches!(error_of(&file), ImportError::Value { key, .. } if key == "group_size"));
}

#[test]
fn a_length_that_disagrees_with_the_header_is_refused() {
    for file in [v0(false), v0(true), v1(false), v1(true), v2(8)] {
        assert!(matches!(error_of(&file[..file.len() - 4]), ImportError::Truncated { .. }));
        let longer = [&file[..], &[0; 4]].concat();
        assert!(matches!(error_of(&longer), ImportError::TrailingBytes { found: 4, .. }));
    }
}

#[test]
fn impossible_headers_are_refused() {
    // From the magic: version 4, then dim, hidden, layers, heads, KV heads, vocab, context.
    for (field, value) in
        [(0, 0), (0, -8), (0, i32::MAX), (2, i32::MAX), (3, 3), (3, 0), (4, 2), (5, i32::MIN)]
    {
        let mut file = v1(true);
        let at = 8 + 4 * field;
        file[at..at + 4].copy_from_slice(&i32::to_le_bytes(value));
        eprintln!("field {field} = {value}: {}", error_of(&file));
    }
    let mut file = v1(true);
    file[4] = 3;
    assert!(matches!(error_of(&file), ImportError::Version { found: 3, .. }));
}

#[test]
fn other_files_are_no_format_at_all() {
    for bytes in [&b""[..], b"GGU", b"\x7fELF\x02\x01\x01", &[0; 4096], &[0xff; 4096]] {
        assert!(matches!(error_of(bytes), ImportError::UnknownFormat { .. }));
    }
}

#[test]
fn the_description_lists_the_stacked_tensors() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), v2(8)).unwrap();
    let description = describe(file.path()).unwrap();
    let w2 = description.tensors.iter().find(|tensor| tensor.name == "w2").unwrap();
    assert_eq!((&w2.shape[..], &*w2.encoding, w2.bytes), (&[2, 8, 12][..], "int8/8", Some(2 * (96 + 48))));
}
