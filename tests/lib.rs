//! What the end-to-end tests share: where real weights lie, tiny models, engines with their buffers, and the
//! [`reference`](mod@reference) that their logits are compared with.

pub mod reference;

use std::path::PathBuf;

use kinglet::convert::{self, Options, Provenance};
use kinglet::import::{Origin, SourceModel, SourceTensor};
use kinglet::model_file;
use kinglet_core::config::{Config, Role};
use kinglet_core::engine::{Buffers, Engine, EngineConfig, Slot};
use kinglet_core::executor::Serial;
use kinglet_core::image::{self, Encoding, HEADER_CRC_START, HEADER_LEN, Image, SECTIONS, expected_tensors};
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes};
use kinglet_core::model::Model;

/// A file of the folder with real weights and golden values, beside the project. Where it is absent, as on a
/// user's machine, a notice is printed and the caller returns.
pub fn shared(name: &str) -> Option<PathBuf> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared").join(name);
    if path.exists() {
        return Some(path);
    }
    eprintln!("notice: skipped, {} is not on this machine", path.display());
    None
}

/// Both number formats of weights and KV.
pub fn options(weights: Encoding, kv: KvType) -> Options {
    Options { weights, kv: KvTypes::both(kv), context: None }
}

/// The image of a model file.
pub fn image_of(path: &std::path::Path, options: &Options) -> Vec<u8> {
    model_file::import_and_convert(path, None, options).expect("converts").0
}

/// Dimensions of the tiny model: rows that are no multiple of 32 or 16, GQA, a hidden width with a short block.
pub const TINY: TinyDims =
    TinyDims { dim: 24, hidden: 44, layers: 2, heads: 6, kv_heads: 2, vocab: 70, context: 64 };

/// Dimensions of a llama2.c model.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct TinyDims {
    pub dim: usize,
    pub hidden: usize,
    pub layers: usize,
    pub heads: usize,
    pub kv_heads: usize,
    pub vocab: usize,
    pub context: usize,
}

/// A llama2.c version 0 file with random weights.
pub fn tiny_llama2c(dims: TinyDims, seed: u64) -> Vec<u8> {
    let TinyDims { dim, hidden, layers, heads, kv_heads, vocab, context } = dims;
    let kv_dim = dim / heads * kv_heads;
    let mut random = Random(seed);
    let mut file = Vec::new();
    for field in [dim, hidden, layers, heads, kv_heads, vocab, context] {
        file.extend((field as i32).to_le_bytes());
    }
    let mut tensor = |count: usize, offset: f32, scale: f32| {
        for _ in 0..count {
            file.extend((offset + scale * random.next()).to_le_bytes());
        }
    };
    let scale = 1.5 / (dim as f32).sqrt();
    tensor(vocab * dim, 0.0, 1.0);
    tensor(layers * dim, 1.0, 0.2);
    tensor(layers * dim * dim, 0.0, scale);
    tensor(layers * kv_dim * dim, 0.0, scale);
    tensor(layers * kv_dim * dim, 0.0, scale);
    tensor(layers * dim * dim, 0.0, scale);
    tensor(layers * dim, 1.0, 0.2);
    tensor(layers * hidden * dim, 0.0, scale);
    tensor(layers * dim * hidden, 0.0, scale);
    tensor(layers * hidden * dim, 0.0, scale);
    tensor(dim, 1.0, 0.2);
    tensor(context * dim / heads, 0.0, 0.0);
    file
}

/// The image of [`tiny_llama2c`] with [`TINY`], which has no tokenizer.
pub fn tiny_image(weights: Encoding, seed: u64) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("tiny.bin");
    std::fs::write(&path, tiny_llama2c(TINY, seed)).expect("written");
    image_of(&path, &options(weights, KvType::Int8))
}

/// The image of a model of any config with random weights.
pub fn random_image(config: &Config, weights: Encoding, seed: u64) -> Vec<u8> {
    let mut random = Random(seed);
    let tensors = expected_tensors(config).map(|want| {
        let (rows, cols) = (want.rows as usize, want.cols as usize);
        let count = rows * cols;
        let values: Vec<f32> = match want.role {
            Role::RopeFreqs => (0..cols).map(|i| 1e4f32.powf(-(i as f32) / cols as f32)).collect(),
            Role::RopeFreqsLocal => (0..cols).map(|i| 1e2f32.powf(-(i as f32) / cols as f32)).collect(),
            _ if want.is_vector() => (0..count).map(|_| 1.0 + 0.2 * random.next()).collect(),
            Role::TokenEmbedding => (0..count).map(|_| random.next()).collect(),
            _ => (0..count).map(|_| 1.5 / (cols as f32).sqrt() * random.next()).collect(),
        };
        SourceTensor::from_f32(want.role, want.layer, rows, cols, &values)
    });
    let source = SourceModel {
        config: *config,
        tensors: tensors.collect(),
        tokenizer: None,
        origin: Origin::default(),
    };
    let options = options(weights, KvType::Int8);
    convert::convert(&source, &Provenance::default(), &options, &|_, _| {}).expect("converts").0
}

/// Makes the checksums of an image fit again, as an attacker would. Bytes too short for a header stay as they are.
pub fn forge_checksums(bytes: &mut [u8]) {
    if bytes.len() < HEADER_LEN {
        return;
    }
    for entry in 0..SECTIONS.len() {
        let at = 32 + entry * 32;
        let field =
            |offset: usize| u64::from_le_bytes(bytes[at + offset..at + offset + 8].try_into().expect("8"));
        let (offset, length) = (field(8), field(16));
        let end = offset.checked_add(length).filter(|end| *end <= bytes.len() as u64);
        if let Some(end) = end {
            let crc = image::checksum(&bytes[offset as usize..end as usize]);
            bytes[at + 4..at + 8].copy_from_slice(&crc.to_le_bytes());
        }
    }
    let crc = image::checksum(&bytes[HEADER_CRC_START..HEADER_LEN]);
    bytes[12..16].copy_from_slice(&crc.to_le_bytes());
}

/// SplitMix64 (Steele et al. 2014), as floats in −1..1.
struct Random(u64);

impl Random {
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        (z >> 40) as f32 / (1u64 << 23) as f32 - 1.0
    }
}

/// Runs `test` with an engine over the image `bytes`, in buffers that are exactly large enough and dirty.
pub fn with_engine<R>(
    bytes: &[u8],
    config: EngineConfig,
    kernels: Kernels,
    test: impl FnOnce(&mut Engine) -> R,
) -> R {
    let image = Image::parse(bytes).expect("valid");
    let model = Model::new(&image);
    let plan = Engine::memory(&model, &config).expect("sized");
    let (mut kv, mut work) = (vec![0xa5; plan.kv_bytes], vec![0xa5a5_a5a5u32; plan.work_bytes.div_ceil(4)]);
    let mut slots = vec![Slot::EMPTY; config.slots as usize];
    let work = &mut bytemuck::cast_slice_mut(&mut work)[..plan.work_bytes];
    let buffers = Buffers { kv: &mut kv, work, slots: &mut slots };
    test(&mut Engine::new(model, &config, buffers, kernels, &Serial).expect("an engine"))
}
