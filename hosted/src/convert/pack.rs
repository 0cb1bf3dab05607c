//! Encodes one tensor into the layouts of [`Encoding`], and measures what that costs in accuracy.

use half::f16;
use kinglet_core::image::Encoding;
use kinglet_core::image::directory::{BLOCK, TILE_ROWS};
use kinglet_core::quant;
use rayon::prelude::*;

use super::ConvertError;
use crate::import::SourceTensor;

/// How far encoded values are from the source's.
#[derive(Clone, Copy, Debug, Default)]
pub struct QuantError {
    /// Largest difference.
    pub max: f64,
    squares: f64,
    values_squared: f64,
}

impl QuantError {
    /// Root mean square of the difference, relative to the root mean square of the values.
    pub fn relative_rms(&self) -> f64 {
        if self.values_squared == 0.0 { 0.0 } else { (self.squares / self.values_squared).sqrt() }
    }

    /// Takes in the error of more values.
    pub fn merge(&mut self, other: Self) {
        self.max = self.max.max(other.max);
        self.squares += other.squares;
        self.values_squared += other.values_squared;
    }

    fn add(&mut self, value: f32, encoded: f32) {
        let difference = f64::from(value) - f64::from(encoded);
        self.max = self.max.max(difference.abs());
        self.squares += difference * difference;
        self.values_squared += f64::from(value) * f64::from(value);
    }
}

/// Encodes `tensor` into `out`, which is zeroed and has the length that `encoding` needs.
pub(super) fn pack(
    tensor: &SourceTensor,
    encoding: Encoding,
    out: &mut [u8],
) -> Result<QuantError, ConvertError> {
    let range = ConvertError::Range { role: tensor.role, layer: tensor.layer, encoding };
    let tiles = tensor.rows.div_ceil(TILE_ROWS);
    let blocks = tensor.cols.div_ceil(BLOCK);
    let results: Vec<Result<Option<QuantError>, ConvertError>> = match encoding {
        Encoding::F32 => {
            let mut values = vec![0.0; tensor.cols];
            tensor.read_row(0, &mut values)?;
            for (out, value) in out.chunks_exact_mut(4).zip(&values) {
                out.copy_from_slice(&value.to_le_bytes());
            }
            vec![Ok(values.iter().all(|value| value.is_finite()).then_some(QuantError::default()))]
        }
        Encoding::F16Tiles => {
            let tiles = out.par_chunks_mut(tensor.cols * TILE_ROWS * 2).enumerate();
            tiles.map(|(tile, out)| pack_f16(tensor, tile, out)).collect()
        }
        _ => {
            let (quants, scales) = out.split_at_mut(tiles * TILE_ROWS * blocks * BLOCK);
            let quants = quants.par_chunks_mut(TILE_ROWS * blocks * BLOCK);
            let tiles = quants.zip(scales.par_chunks_mut(TILE_ROWS * blocks * 2)).enumerate();
            tiles.map(|(tile, (quants, scales))| pack_int8(tensor, tile, quants, scales)).collect()
        }
    };
    let mut total = QuantError::default();
    for result in results {
        match result? {
            Some(error) => total.merge(error),
            None => return Err(range),
        }
    }
    Ok(total)
}

/// One tile of f16; `None` when a value does not fit.
fn pack_f16(tensor: &SourceTensor, tile: usize, out: &mut [u8]) -> Result<Option<QuantError>, ConvertError> {
    let mut error = QuantError::default();
    let mut values = vec![0.0; tensor.cols];
    for (lane, row) in (tile * TILE_ROWS..tensor.rows).take(TILE_ROWS).enumerate() {
        tensor.read_row(row, &mut values)?;
        for (column, value) in values.iter().enumerate() {
            let half = f16::from_f32(*value);
            if !half.is_finite() {
                return Ok(None);
            }
            error.add(*value, half.to_f32());
            let at = (column * TILE_ROWS + lane) * 2;
            out[at..at + 2].copy_from_slice(&half.to_le_bytes());
        }
    }
    Ok(Some(error))
}

/// One tile of int8; `None` when a value is not finite, or so large that its scale is no f16.
fn pack_int8(
    tensor: &SourceTensor,
    tile: usize,
    quants: &mut [u8],
    scales: &mut [u8],
) -> Result<Option<QuantError>, ConvertError> {
    let blocks = tensor.cols.div_ceil(BLOCK);
    let mut error = QuantError::default();
    let mut values = vec![0.0; tensor.cols];
    let mut row_quants = vec![0i8; blocks * BLOCK];
    let mut row_scales = vec![f16::ZERO; blocks];
    for (lane, row) in (tile * TILE_ROWS..tensor.rows).take(TILE_ROWS).enumerate() {
        tensor.read_row(row, &mut values)?;
        // A tensor that is already int8 in blocks of 32 keeps its quants and scales.
        if !tensor.read_q8_row(row, &mut row_quants, &mut row_scales)? {
            quantize_row(&values, &mut row_quants, &mut row_scales);
        }
        if !row_scales.iter().all(|scale| scale.is_finite()) {
            return Ok(None);
        }
        for (column, value) in values.iter().enumerate() {
            error.add(*value, f32::from(row_quants[column]) * row_scales[column / BLOCK].to_f32());
        }
        for (quad, four) in row_quants.chunks_exact(4).enumerate() {
            let at = (quad * TILE_ROWS + lane) * 4;
            quants[at..at + 4].copy_from_slice(&[four[0] as u8, four[1] as u8, four[2] as u8, four[3] as u8]);
        }
        for (block, scale) in row_scales.iter().enumerate() {
            let at = (block * TILE_ROWS + lane) * 2;
            scales[at..at + 2].copy_from_slice(&scale.to_le_bytes());
        }
    }
    Ok(Some(error))
}

fn quantize_row(values: &[f32], quants: &mut [i8], scales: &mut [f16]) {
    quants.fill(0);
    for ((values, quants), scale) in values.chunks(BLOCK).zip(quants.chunks_mut(BLOCK)).zip(scales) {
        *scale = f16::from_f32(quant::scale_of(values));
        for (out, quant) in quants.iter_mut().zip(quant::quantize(values, scale.to_f32())) {
            *out = quant;
        }
    }
}
