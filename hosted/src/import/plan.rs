//! Which tensors a configuration calls for, and of which shapes; the same for every format.

use kinglet_core::config::{Config, Role};
use kinglet_core::image::expected_tensors;

use super::{ImportError, SourceTensor};

pub(super) use kinglet_core::image::directory::Expected as Planned;

/// Every tensor that `config` calls for and that a file must hold, in the order of the image. The RoPE frequencies
/// are not among them: they are computed, whatever the format. Lazy, for `layers` may be anything.
pub(super) fn tensors(config: &Config) -> impl Iterator<Item = Planned> + use<> {
    expected_tensors(config).filter(|tensor| !matches!(tensor.role, Role::RopeFreqs | Role::RopeFreqsLocal))
}

/// Refuses dimensions that no model has, so that later arithmetic on them cannot fail.
pub(super) fn check(config: &Config) -> Result<(), ImportError> {
    let positive = [
        ("dim", config.dim),
        ("hidden_dim", config.hidden_dim),
        ("layers", config.layers),
        ("heads", config.heads),
        ("kv_heads", config.kv_heads),
        ("head_dim", config.head_dim),
        ("vocab_size", config.vocab_size),
        ("context", config.context),
    ];
    if let Some((key, _)) = positive.iter().find(|(_, value)| *value == 0) {
        return Err(value(key, 0, "at least 1"));
    }
    if !config.heads.is_multiple_of(config.kv_heads) {
        let expected = format!("a divisor of the {} query heads", config.heads);
        return Err(value("kv_heads", config.kv_heads, &expected));
    }
    if !config.head_dim.is_multiple_of(2) {
        return Err(value("head_dim", config.head_dim, "even, for RoPE rotates pairs"));
    }
    if config.heads.checked_mul(config.head_dim).is_none() {
        return Err(value("heads × head_dim", "more", "below 2^32"));
    }
    let floats = [
        ("norm_eps", config.norm_eps, f32::MIN_POSITIVE),
        ("embedding_scale", config.embedding_scale, f32::MIN_POSITIVE),
        ("attention_scale", config.attention_scale, f32::MIN_POSITIVE),
        ("attention_softcap", config.attention_softcap, 0.0),
        ("logit_softcap", config.logit_softcap, 0.0),
    ];
    match floats.iter().find(|(_, value, least)| !(value.is_finite() && value >= least)) {
        Some((key, found, least)) => Err(value(key, found, &format!("finite and at least {least:e}"))),
        None => Ok(()),
    }
}

fn value(key: &str, found: impl ToString, expected: &str) -> ImportError {
    ImportError::Value { key: key.to_owned(), found: found.to_string(), expected: expected.to_owned() }
}

/// Refuses a tensor whose shape is not the planned one.
pub(super) fn check_shape(name: &str, found: (u64, u64), expected: (u32, u32)) -> Result<(), ImportError> {
    let expected = (u64::from(expected.0), u64::from(expected.1));
    if found != expected {
        return Err(ImportError::Shape {
            tensor: name.to_owned(),
            found: vec![found.0, found.1],
            expected: vec![expected.0, expected.1],
        });
    }
    Ok(())
}

/// Declares the output tied when the file holds the embedding twice, and drops the copy.
pub(super) fn tie_identical_output(config: &mut Config, tensors: &mut Vec<SourceTensor>) {
    let find = |role| tensors.iter().position(|tensor| tensor.role == role);
    if let (Some(embedding), Some(output)) = (find(Role::TokenEmbedding), find(Role::Output))
        && tensors[embedding].is_identical(&tensors[output])
    {
        tensors.remove(output);
        config.tied_output = true;
    }
}
