//! A counter-based generator: no state to save, no stream to share.

use core::convert::Infallible;
use rand_core::TryRng;

/// Philox4x32-10 (Salmon et al. 2011), keyed by a request's seed, with the position as the counter: what is drawn
/// at a position depends on seed and position alone.
///
/// 16 bytes of output a block; the second and later blocks of a position count in the upper half of the counter.
#[derive(Clone, Copy, Debug)]
pub struct RequestRng {
    key: [u32; 2],
    position: u64,
    /// Words taken at this position.
    taken: u64,
}

impl RequestRng {
    /// The stream of `seed` at `position`.
    pub const fn new(seed: u64, position: u64) -> Self {
        Self { key: [seed as u32, (seed >> 32) as u32], position, taken: 0 }
    }
}

impl TryRng for RequestRng {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let block = self.taken / 4;
        let counter =
            [self.position as u32, (self.position >> 32) as u32, block as u32, (block >> 32) as u32];
        let [a, b, c, d] = philox(counter, self.key);
        let word = match self.taken % 4 {
            0 => a,
            1 => b,
            2 => c,
            _ => d,
        };
        self.taken = self.taken.wrapping_add(1);
        Ok(word)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let low = u64::from(self.try_next_u32()?);
        Ok(low | u64::from(self.try_next_u32()?) << 32)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(4) {
            let word = self.try_next_u32()?.to_le_bytes();
            chunk.iter_mut().zip(word).for_each(|(out, byte)| *out = byte);
        }
        Ok(())
    }
}

pub(super) fn philox(counter: [u32; 4], key: [u32; 2]) -> [u32; 4] {
    let ([mut a, mut b, mut c, mut d], [mut k0, mut k1]) = (counter, key);
    for _ in 0..10 {
        let first = u64::from(a) * 0xd251_1f53;
        let second = u64::from(c) * 0xcd9e_8d57;
        (a, b, c, d) =
            ((second >> 32) as u32 ^ b ^ k0, second as u32, (first >> 32) as u32 ^ d ^ k1, first as u32);
        k0 = k0.wrapping_add(0x9e37_79b9);
        k1 = k1.wrapping_add(0xbb67_ae85);
    }
    [a, b, c, d]
}

#[cfg(test)]
mod tests {
    use super::philox;

    /// From the known-answer file of the Random123 distribution.
    #[test]
    fn philox_gives_the_published_answers() {
        assert_eq!(philox([0; 4], [0; 2]), [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8]);
        let ones = u32::MAX;
        assert_eq!(philox([ones; 4], [ones; 2]), [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd]);
        assert_eq!(
            philox([0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344], [0xa409_3822, 0x299f_31d0]),
            [0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1]
        );
    }
}
