//! Damaged images are refused by name or behave like the original; nothing panics, nothing is read out of bounds.

use kinglet::session::Session;
use kinglet::threads::Threads;
use kinglet_core::engine::EngineConfig;
use kinglet_core::fingerprint::greedy_hash;
use kinglet_core::image::{self, CONFIG_LEN, Encoding, HEADER_LEN, Image, ImageError, Section};
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes};
use kinglet_core::model::Model;
use kinglet_tests::{TINY, forge_checksums, tiny_image};
use proptest::prelude::*;

/// Runs a few steps if the bytes are an image; gives the hash of the logits.
fn run(bytes: &[u8]) -> Result<u64, ImageError> {
    let image = Image::parse(bytes)?;
    let model = Model::new(&image);
    let threads = Threads::new(1).expect("threads");
    let config = EngineConfig::single(4, KvTypes::both(KvType::Int8));
    let Ok(mut session) = Session::new(&model, config) else { return Ok(0) };
    let mut engine = session.engine(model, Kernels::PORTABLE, &threads).expect("an engine");
    Ok(greedy_hash(&mut engine, 1, 3, &mut |_| {}).unwrap_or(0))
}

#[test]
fn truncation_at_every_byte_is_an_error() {
    let bytes = tiny_image(Encoding::Int8Tiles, 1);
    for length in 0..bytes.len() {
        assert!(Image::parse(&bytes[..length]).is_err(), "{length} of {} bytes were accepted", bytes.len());
    }
}

#[test]
fn every_bit_flip_in_header_config_and_directory_is_an_error() {
    let bytes = tiny_image(Encoding::Int8Tiles, 1);
    let directory_end = {
        let at = 32 + 32;
        let field = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().expect("8")) as usize;
        field(at + 8) + field(at + 16)
    };
    let expected = run(&bytes).expect("the original runs");
    let config_end = HEADER_LEN + CONFIG_LEN;
    let padding = config_end..config_end.next_multiple_of(image::ALIGN as usize);
    for at in 0..directory_end {
        for bit in 0..8 {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << bit;
            match run(&damaged) {
                Err(_) => {}
                Ok(hash) => assert!(padding.contains(&at) && hash == expected, "byte {at} bit {bit}"),
            }
        }
    }
}

#[test]
fn flipped_weights_are_named() {
    let mut bytes = tiny_image(Encoding::F16Tiles, 1);
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    assert_eq!(Image::parse(&bytes).err(), Some(ImageError::SectionChecksum(Section::Weights)));
}

#[test]
fn bytes_after_the_image_are_ignored() {
    let mut bytes = tiny_image(Encoding::Int8Tiles, 1);
    let expected = run(&bytes).expect("runs");
    bytes.extend([0xff; 100]);
    assert_eq!(run(&bytes), Ok(expected));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    /// With valid checksums the checks behind them have to hold: no panic, whatever the config says.
    #[test]
    fn forged_headers_configs_and_directories_never_panic(
        changes in prop::collection::vec((0usize..1200, any::<u8>()), 1..4),
    ) {
        let mut bytes = original();
        for (at, value) in changes {
            bytes[at] = value;
        }
        forge_checksums(&mut bytes);
        let _ = run(&bytes);
    }

    #[test]
    fn forged_weights_never_panic(at in any::<prop::sample::Index>(), values in any::<[u8; 8]>()) {
        let mut bytes = original();
        let at = 1200 + at.index(bytes.len() - 1200 - values.len());
        bytes[at..at + values.len()].copy_from_slice(&values);
        forge_checksums(&mut bytes);
        let _ = run(&bytes);
    }
}

fn original() -> Vec<u8> {
    static IMAGE: std::sync::OnceLock<Vec<u8>> = std::sync::OnceLock::new();
    let bytes = IMAGE.get_or_init(|| tiny_image(Encoding::Int8Tiles, 1));
    assert!(TINY.layers > 1 && bytes.len() > 2000);
    bytes.clone()
}
