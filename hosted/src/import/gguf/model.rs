//! The `llama` and `gemma3` architectures: their keys and the names of their tensors.

use std::collections::HashSet;

use kinglet_core::config::{Activation, Config, Role, RopePairing};

use super::super::rope::{Rope, Scaling};
use super::super::{ImportError, Origin, SourceTensor, plan};
use super::container::Gguf;
use super::metadata::Value;

const LLAMA: &str = "llama";
const GEMMA3: &str = "gemma3";
const EMBEDDING: &str = "token_embd.weight";
const OUTPUT: &str = "output.weight";
const ROPE_FACTORS: &str = "rope_freqs.weight";
/// RoPE's base where a file names none (the paper's), and that of Gemma 3's local layers.
const DEFAULT_ROPE_BASE: f32 = 10_000.0;
/// In Gemma 3, every sixth layer is global.
const GEMMA3_GLOBAL_EVERY: u32 = 6;

impl Gguf {
    /// Reads the configuration and finds every tensor that it calls for.
    ///
    /// # Errors
    /// What is missing, impossible or not supported, by name.
    pub(in super::super) fn model(&self) -> Result<(Config, Vec<SourceTensor>), ImportError> {
        self.check_offsets()?;
        let mut config = self.config()?;
        plan::check(&config)?;
        let mut used = HashSet::new();
        let mut tensors = Vec::new();
        for planned in plan::tensors(&config) {
            let name = tensor_name(planned.role, planned.layer);
            tensors.push(self.source_tensor(&planned, &name)?);
            used.insert(name);
        }
        let rope = self.rope(&config)?;
        if matches!(rope.scaling, Scaling::Factors(_)) {
            used.insert(ROPE_FACTORS.to_owned());
        }
        if let Some(extra) = self.tensors.iter().find(|tensor| !used.contains(&tensor.name)) {
            let architecture = self.architecture()?.to_owned();
            return Err(ImportError::UnexpectedTensor { tensor: extra.name.clone(), architecture });
        }
        tensors.extend(rope.tensors(&config)?);
        plan::tie_identical_output(&mut config, &mut tensors);
        Ok((config, tensors))
    }

    /// Where the model says it comes from.
    pub(in super::super) fn origin(&self) -> Result<Origin, ImportError> {
        let text = |key| self.string(key).map(|text| text.map(str::to_owned));
        Ok(Origin {
            format: self.format(),
            name: text("general.name")?,
            license: text("general.license")?,
            chat_template: text("tokenizer.chat_template")?,
        })
    }

    /// `gguf v3`.
    pub(in super::super) fn format(&self) -> String {
        format!("gguf v{}", self.version)
    }

    fn architecture(&self) -> Result<&str, ImportError> {
        match self.required_string("general.architecture")? {
            known @ (LLAMA | GEMMA3) => Ok(known),
            other => Err(ImportError::Unsupported { feature: "this architecture", found: other.to_owned() }),
        }
    }

    fn config(&self) -> Result<Config, ImportError> {
        let architecture = self.architecture()?;
        let gemma = architecture == GEMMA3;
        let key = |name: &str| format!("{architecture}.{name}");
        self.refuse_unsupported(architecture)?;
        let dim = self.required_u32(&key("embedding_length"))?;
        let heads = self.required_u32(&key("attention.head_count"))?;
        let layers = self.required_u32(&key("block_count"))?;
        let head_dim = self.head_dim(architecture, dim, heads)?;
        let window = if gemma { self.u32(&key("attention.sliding_window"))?.unwrap_or(0) } else { 0 };
        let attention_scale = match self.f32(&key("attention.scale"))?.filter(|&scale| scale != 0.0) {
            Some(scale) => scale,
            // Gemma 3 27B alone scales by its embedding: llama.cpp knows it by its number of layers.
            None if gemma && layers == 62 => 1.0 / (dim as f32 / heads.max(1) as f32).sqrt(),
            None => (1.0 / f64::from(head_dim).sqrt()) as f32,
        };
        Ok(Config {
            dim,
            hidden_dim: self.required_u32(&key("feed_forward_length"))?,
            layers,
            heads,
            kv_heads: self.u32(&key("attention.head_count_kv"))?.unwrap_or(heads),
            head_dim,
            vocab_size: self.vocab_size()?,
            context: self.required_u32(&key("context_length"))?,
            // The converter to GGUF permutes the rows of Q and K of `llama`, and leaves Gemma's alone.
            rope_pairing: if gemma { RopePairing::Half } else { RopePairing::Interleaved },
            activation: if gemma { Activation::GeluTanh } else { Activation::Silu },
            norm_eps: self.required_f32(&key("attention.layer_norm_rms_epsilon"))?,
            // As llama.cpp computes it; the reference rounds it to bf16, for it computes in bf16.
            embedding_scale: if gemma { (dim as f32).sqrt() } else { 1.0 },
            attention_scale,
            attention_softcap: self.f32(&key("attn_logit_softcapping"))?.unwrap_or(0.0),
            logit_softcap: self.f32(&key("final_logit_softcapping"))?.unwrap_or(0.0),
            window,
            global_every: if window == 0 { 0 } else { self.global_every(architecture, layers)? },
            tied_output: self.find(OUTPUT).is_none(),
            qk_norm: gemma,
            post_norms: gemma,
        })
    }

    /// Keys that change what the model computes and that nothing here acts on.
    fn refuse_unsupported(&self, architecture: &str) -> Result<(), ImportError> {
        let unsupported = [
            ("a mixture of experts", "expert_count"),
            ("a parallel residual", "use_parallel_residual"),
            ("clamping of Q, K and V", "attention.clamp_kqv"),
            ("ALiBi", "attention.max_alibi_bias"),
            ("a scale of the residual", "residual_scale"),
            ("a scale of the logits", "logit_scale"),
            ("a scale of the embedding", "embedding_scale"),
            ("a temperature of attention", "attention.temperature_scale"),
            ("a scale of RoPE's amplitude", "rope.scaling.attn_factor"),
        ];
        let sliding = (architecture == LLAMA).then_some(("a sliding window", "attention.sliding_window"));
        for (feature, name) in unsupported.into_iter().chain(sliding) {
            let key = format!("{architecture}.{name}");
            let asked = match self.metadata.get(&key) {
                None | Some(Value::Integer(0) | Value::Bool(false)) => false,
                Some(Value::Float(value)) => *value != 0.0 && *value != 1.0,
                Some(_) => true,
            };
            if asked {
                return Err(ImportError::Unsupported { feature, found: format!("key `{key}`") });
            }
        }
        let causal = format!("{architecture}.attention.causal");
        match self.bool(&causal)? {
            Some(false) => Err(ImportError::Unsupported {
                feature: "attention in both directions",
                found: format!("key `{causal}`"),
            }),
            _ => Ok(()),
        }
    }

    fn vocab_size(&self) -> Result<u32, ImportError> {
        let embedding = self
            .find(EMBEDDING)
            .ok_or_else(|| ImportError::MissingTensor { tensor: EMBEDDING.to_owned() })?;
        let (rows, _) = embedding.rows_and_cols()?;
        u32::try_from(rows).map_err(|_| ImportError::Value {
            key: format!("rows of `{EMBEDDING}`"),
            found: rows.to_string(),
            expected: "below 2^32".to_owned(),
        })
    }

    fn head_dim(&self, architecture: &str, dim: u32, heads: u32) -> Result<u32, ImportError> {
        let key = |name: &str| format!("{architecture}.{name}");
        let head_dim = match self.u32(&key("attention.key_length"))? {
            Some(length) => length,
            None => dim.checked_div(heads).filter(|size| size.checked_mul(heads) == Some(dim)).ok_or_else(
                || ImportError::Value {
                    key: key("attention.head_count"),
                    found: heads.to_string(),
                    expected: format!("a divisor of {}, {dim}", key("embedding_length")),
                },
            )?,
        };
        let same = |name: &str, feature| match self.u32(&key(name))? {
            Some(other) if other != head_dim => Err(ImportError::Unsupported {
                feature,
                found: format!("`{}` is {other}, a head has {head_dim} values", key(name)),
            }),
            _ => Ok(()),
        };
        same("attention.value_length", "a value of another length than the key")?;
        same("rope.dimension_count", "RoPE on a part of a head")?;
        Ok(head_dim)
    }

    /// The period of Gemma 3's global layers: 6, or the file's own pattern.
    fn global_every(&self, architecture: &str, layers: u32) -> Result<u32, ImportError> {
        let key = format!("{architecture}.attention.sliding_window_pattern");
        match self.metadata.get(&key) {
            None => Ok(GEMMA3_GLOBAL_EVERY),
            Some(Value::Array { .. }) => {
                let local = self.scalars(&key)?.unwrap_or_default();
                let is_local = |layer: usize| !matches!(local[layer], Value::Bool(false) | Value::Integer(0));
                let period = (0..local.len()).find(|&layer| !is_local(layer)).map_or(0, |layer| layer + 1);
                let periodic = (0..local.len())
                    .all(|layer| is_local(layer) == (period == 0 || !(layer + 1).is_multiple_of(period)));
                if !periodic || local.len() != layers as usize {
                    return Err(ImportError::Unsupported {
                        feature: "a pattern of global layers without a period",
                        found: format!("key `{key}`"),
                    });
                }
                Ok(period as u32)
            }
            Some(_) => self.required_u32(&key),
        }
    }

    fn rope(&self, config: &Config) -> Result<Rope, ImportError> {
        let architecture = self.architecture()?;
        let key = |name: &str| format!("{architecture}.rope.{name}");
        let base = self.f32(&key("freq_base"))?.unwrap_or(DEFAULT_ROPE_BASE);
        let local_base = match self.f32(&key("freq_base_swa"))? {
            Some(base) => base,
            None => self.f32(&key("local.freq_base"))?.unwrap_or(DEFAULT_ROPE_BASE),
        };
        let linear = self.linear_scaling(architecture)?;
        let factors = match self.find(ROPE_FACTORS) {
            Some(_) if architecture == LLAMA => Some(self.rope_factors(config, linear)?),
            _ => None,
        };
        let scaling = match (factors, linear) {
            (Some(factors), _) => Scaling::Factors(factors),
            (None, 1.0) => Scaling::None,
            (None, factor) => Scaling::Linear(factor.into()),
        };
        Ok(Rope { base: base.into(), local_base: local_base.into(), scaling })
    }

    /// The factor of linear scaling, 1 for none.
    fn linear_scaling(&self, architecture: &str) -> Result<f32, ImportError> {
        let key = |name: &str| format!("{architecture}.rope.{name}");
        match self.string(&key("scaling.type"))? {
            None | Some("linear") => {}
            Some("none") => return Ok(1.0),
            Some(other) => {
                return Err(ImportError::Unsupported {
                    feature: "this scaling of RoPE",
                    found: format!("`{}` is `{other}`", key("scaling.type")),
                });
            }
        }
        // `scale_linear` is the older name. As in llama.cpp, 0 stands for none.
        let factor = match self.f32(&key("scaling.factor"))? {
            Some(factor) => Some(factor),
            None => self.f32(&key("scale_linear"))?,
        };
        Ok(factor.filter(|&factor| factor != 0.0).unwrap_or(1.0))
    }

    /// `rope_freqs.weight`, with linear scaling on top.
    fn rope_factors(&self, config: &Config, linear: f32) -> Result<Vec<f64>, ImportError> {
        let cols = config.head_dim / 2;
        let planned = plan::Planned { role: Role::RopeFreqs, layer: None, rows: 1, cols };
        let tensor = self.source_tensor(&planned, ROPE_FACTORS)?;
        let mut factors = vec![0.0; tensor.cols];
        tensor.read_row(0, &mut factors)?;
        Ok(factors.into_iter().map(|factor| f64::from(factor) * f64::from(linear)).collect())
    }
}

/// llama.cpp's name of a tensor.
fn tensor_name(role: Role, layer: Option<u32>) -> String {
    let name = match role {
        Role::TokenEmbedding => return EMBEDDING.to_owned(),
        Role::Output => return OUTPUT.to_owned(),
        Role::FinalNorm => return "output_norm.weight".to_owned(),
        Role::RopeFreqs | Role::RopeFreqsLocal => return ROPE_FACTORS.to_owned(),
        Role::AttnNorm => "attn_norm",
        Role::Q => "attn_q",
        Role::K => "attn_k",
        Role::V => "attn_v",
        Role::AttnOutput => "attn_output",
        Role::QNorm => "attn_q_norm",
        Role::KNorm => "attn_k_norm",
        Role::PostAttnNorm => "post_attention_norm",
        Role::FfnNorm => "ffn_norm",
        Role::Gate => "ffn_gate",
        Role::Up => "ffn_up",
        Role::Down => "ffn_down",
        Role::PostFfnNorm => "post_ffw_norm",
    };
    format!("blk.{}.{name}.weight", layer.unwrap_or_default())
}
