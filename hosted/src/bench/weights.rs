//! The weights that a token needs.

use kinglet_core::config::Role;
use kinglet_core::image::Image;

/// Bytes of weights that a decode step of one sequence reads: every tensor of every block, the final norm, the rotary
/// frequencies and the output matrix once, and the token's own row of the embedding. Where the output matrix is the
/// embedding (tied), it counts once, and the token's row is among what is read anyway.
pub fn bytes_per_token(image: &Image) -> u64 {
    let tied = image.config().tied_output;
    let read = image.tensors().map(|(entry, data)| match entry.role {
        // Rows of a matrix are equally long; the last tile may be padded with rows that do not count.
        Role::TokenEmbedding if !tied => {
            entry.encoding.bytes_needed(1, entry.cols).map_or(0, |tile| tile / TILE_ROWS)
        }
        _ => data.len() as u64,
    });
    read.sum()
}

/// Rows that a matrix is padded to a multiple of.
const TILE_ROWS: u64 = kinglet_core::image::directory::TILE_ROWS as u64;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convert::{self, Options, Provenance};
    use crate::import::{Origin, SourceModel, SourceTensor};
    use kinglet_core::config::Config;
    use kinglet_core::image::{Encoding, expected_tensors};
    use kinglet_core::model::{Matrix, Model, Vector};

    /// What the views of the model hold that the forward pass goes through.
    fn read_through_the_model(image: &Image) -> u64 {
        let model = Model::new(image);
        let matrix = |matrix: Matrix| {
            let tiles = (0..matrix.tile_count()).map(|index| matrix.tile(index));
            tiles.map(|(values, scales)| (values.len() + scales.len()) as u64).sum::<u64>()
        };
        let vector = |vector: Vector| 4 * vector.iter().len() as u64;
        let layers = (0..image.config().layers).map_while(|layer| model.layer(layer)).map(|layer| {
            let matrices =
                [layer.q, layer.k, layer.v, layer.attn_output, layer.gate, layer.up, layer.down].map(matrix);
            let norms = [
                layer.attn_norm,
                layer.ffn_norm,
                layer.q_norm,
                layer.k_norm,
                layer.post_attn_norm,
                layer.post_ffn_norm,
            ];
            matrices.iter().sum::<u64>() + norms.map(vector).iter().sum::<u64>()
        });
        layers.sum::<u64>()
            + matrix(model.output())
            + vector(model.final_norm())
            + vector(model.rope_freqs(true))
    }

    /// The image of the model inside's dimensions, with an output matrix of its own.
    fn untied(weights: Encoding) -> Vec<u8> {
        let inside = Image::parse(kinglet_home::IMAGE).expect("an image");
        let config = Config { tied_output: false, layers: 2, ..*inside.config() };
        let tensors = expected_tensors(&config).map(|want| {
            let (rows, cols) = (want.rows as usize, want.cols as usize);
            SourceTensor::from_f32(want.role, want.layer, rows, cols, &vec![0.5; rows * cols])
        });
        let tensors = tensors.collect();
        let source = SourceModel { config, tensors, tokenizer: None, origin: Origin::default() };
        let options = Options { weights, ..Options::default() };
        convert::convert(&source, &Provenance::default(), &options, &|_, _| {}).expect("converts").0
    }

    #[test]
    fn a_tied_matrix_counts_once() {
        let image = Image::parse(kinglet_home::IMAGE).expect("an image");
        assert!(image.config().tied_output);
        assert_eq!(bytes_per_token(&image), read_through_the_model(&image));
    }

    #[test]
    fn of_an_embedding_beside_the_output_one_row_counts() {
        for (encoding, row) in [
            (Encoding::F16Tiles, |cols: u64| 2 * cols),
            (Encoding::Int8Tiles, |cols: u64| cols.div_ceil(32) * (32 + 2)),
        ] as [(Encoding, fn(u64) -> u64); 2]
        {
            let bytes = untied(encoding);
            let image = Image::parse(&bytes).expect("an image");
            let row = row(image.config().dim.into());
            assert_eq!(bytes_per_token(&image), read_through_the_model(&image) + row, "{encoding:?}");
        }
    }
}
