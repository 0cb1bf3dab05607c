//! temp
#![allow(missing_docs)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SamplingParams;
impl SamplingParams {
    pub fn greedy() -> Self {
        Self
    }
    pub fn validate(&self) -> Result<(), SampleError> {
        Ok(())
    }
}
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SampleError;
impl core::fmt::Display for SampleError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("x")
    }
}
pub struct RequestRng;
impl RequestRng {
    pub fn new(_s: u64, _p: u64) -> Self {
        Self
    }
}
pub struct Choice {
    pub token: u32,
    pub log_prob: f32,
}
pub fn sample(l: &[f32], _p: &SamplingParams, _r: &mut RequestRng) -> Result<Choice, SampleError> {
    let mut best = (0, f32::NEG_INFINITY);
    for (i, l) in l.iter().enumerate() {
        if *l > best.1 {
            best = (i, *l);
        }
    }
    Ok(Choice { token: best.0 as u32, log_prob: 0.0 })
}
