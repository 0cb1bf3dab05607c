//! A model with random weights in llama2.c's format, so that the checks need no download.

use std::path::{Path, PathBuf};
use std::{fs, io};

const DIM: usize = 48;
/// Neither this nor the vocabulary is a multiple of 16 or 32: the last tiles and blocks are partly padding.
const HIDDEN: usize = 76;
const LAYERS: usize = 2;
const HEADS: usize = 6;
const KV_HEADS: usize = 2;
const CONTEXT: usize = 128;

/// Writes `random.bin` and `tokenizer.bin` into `folder` and gives the path of the first.
///
/// # Errors
/// The folder cannot be written to.
pub fn write(folder: &Path) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let pieces = pieces();
    fs::write(folder.join("tokenizer.bin"), tokenizer(&pieces))?;
    let model = folder.join("random.bin");
    fs::write(&model, weights(pieces.len()))?;
    Ok(model)
}

/// Control and byte tokens as llama2.c has them, then words with scores.
fn pieces() -> Vec<(String, f32)> {
    let control = ["<unk>", "\n<s>\n", "\n</s>\n"].map(|name| (name.to_owned(), 0.0));
    let bytes = (0..=255).map(|byte: u8| (format!("<0x{byte:02X}>"), 0.0));
    let words = [" t", "he", " the", "in", " a", "er", "on", " s", "re", "an", " w", " b"];
    let words = words.iter().zip(1..).map(|(word, rank)| (word.to_string(), -(rank as f32)));
    let letters = ('a'..='z').chain([' ', '.', ',', 'é', '한']).zip(20..);
    let letters = letters.map(|(letter, rank)| (letter.to_string(), -(rank as f32)));
    control.into_iter().chain(bytes).chain(words).chain(letters).collect()
}

fn tokenizer(pieces: &[(String, f32)]) -> Vec<u8> {
    let longest = pieces.iter().map(|(piece, _)| piece.len()).max().unwrap_or(0);
    let mut file = (longest as u32).to_le_bytes().to_vec();
    for (piece, score) in pieces {
        file.extend(score.to_le_bytes());
        file.extend((piece.len() as u32).to_le_bytes());
        file.extend(piece.as_bytes());
    }
    file
}

fn weights(vocab: usize) -> Vec<u8> {
    let mut file = Vec::new();
    for field in [DIM, HIDDEN, LAYERS, HEADS, KV_HEADS, vocab, CONTEXT] {
        file.extend((field as i32).to_le_bytes());
    }
    let mut random = SplitMix64(0x6b69_6e67_6c65_7421);
    let mut tensor = |count: usize, offset: f32, scale: f32| {
        file.extend((0..count).flat_map(|_| (offset + scale * random.next()).to_le_bytes()));
    };
    let scale = 2.0 / (DIM as f32).sqrt();
    let kv_dim = DIM / HEADS * KV_HEADS;
    tensor(vocab * DIM, 0.0, 1.0);
    tensor(LAYERS * DIM, 1.0, 0.2);
    tensor(LAYERS * DIM * DIM, 0.0, scale);
    tensor(LAYERS * kv_dim * DIM, 0.0, scale);
    tensor(LAYERS * kv_dim * DIM, 0.0, scale);
    tensor(LAYERS * DIM * DIM, 0.0, scale);
    tensor(LAYERS * DIM, 1.0, 0.2);
    tensor(LAYERS * HIDDEN * DIM, 0.0, scale);
    tensor(LAYERS * DIM * HIDDEN, 0.0, scale);
    tensor(LAYERS * HIDDEN * DIM, 0.0, scale);
    tensor(DIM, 1.0, 0.2);
    // Tables of RoPE that no reader uses.
    tensor(CONTEXT * DIM / HEADS, 0.0, 0.0);
    file
}

/// Steele, Lea and Flood 2014, as floats in −1..1.
struct SplitMix64(u64);

impl SplitMix64 {
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        (z >> 40) as f32 / (1u64 << 23) as f32 - 1.0
    }
}
