//! `config.json` of a `LlamaForCausalLM`.

use kinglet_core::config::{Activation, Config, RopePairing};
use serde::Deserialize;
use serde_json::Value;

use super::super::ImportError;
use super::super::rope::{Rope, Scaling};

/// The base that Transformers uses when the file names none.
const DEFAULT_ROPE_THETA: f64 = 10_000.0;

/// The fields that matter. Those that would change the computation are read only to be refused.
#[derive(Deserialize)]
pub(super) struct ConfigJson {
    #[serde(default)]
    architectures: Vec<String>,
    #[serde(default)]
    model_type: String,
    hidden_size: u32,
    intermediate_size: u32,
    num_hidden_layers: u32,
    num_attention_heads: u32,
    num_key_value_heads: Option<u32>,
    head_dim: Option<u32>,
    vocab_size: u32,
    max_position_embeddings: u32,
    rms_norm_eps: f32,
    #[serde(default = "silu")]
    hidden_act: String,
    #[serde(default)]
    tie_word_embeddings: bool,
    rope_theta: Option<f64>,
    rope_scaling: Option<RopeScaling>,
    /// The name of `rope_theta` and `rope_scaling` together since Transformers 5.
    rope_parameters: Option<RopeScaling>,
    #[serde(default)]
    attention_bias: bool,
    #[serde(default)]
    mlp_bias: bool,
    partial_rotary_factor: Option<f64>,
    sliding_window: Option<Value>,
    quantization_config: Option<Value>,
}

#[derive(Deserialize)]
struct RopeScaling {
    rope_theta: Option<f64>,
    #[serde(alias = "type")]
    rope_type: Option<String>,
    factor: Option<f64>,
    low_freq_factor: Option<f64>,
    high_freq_factor: Option<f64>,
    original_max_position_embeddings: Option<f64>,
}

fn silu() -> String {
    "silu".to_owned()
}

impl ConfigJson {
    /// The configuration and its RoPE.
    ///
    /// # Errors
    /// What is not supported.
    pub(super) fn config(&self) -> Result<(Config, Rope), ImportError> {
        self.refuse_unsupported()?;
        let heads = self.num_attention_heads;
        let head_dim = match self.head_dim {
            Some(head_dim) => head_dim,
            None => self.hidden_size.checked_div(heads).ok_or_else(|| ImportError::Value {
                key: "num_attention_heads".to_owned(),
                found: heads.to_string(),
                expected: "at least 1".to_owned(),
            })?,
        };
        let config = Config {
            dim: self.hidden_size,
            hidden_dim: self.intermediate_size,
            layers: self.num_hidden_layers,
            heads,
            kv_heads: self.num_key_value_heads.unwrap_or(heads),
            head_dim,
            vocab_size: self.vocab_size,
            context: self.max_position_embeddings,
            rope_pairing: RopePairing::Half,
            activation: Activation::Silu,
            norm_eps: self.rms_norm_eps,
            embedding_scale: 1.0,
            attention_scale: (1.0 / f64::from(head_dim).sqrt()) as f32,
            attention_softcap: 0.0,
            logit_softcap: 0.0,
            window: 0,
            global_every: 0,
            tied_output: self.tie_word_embeddings,
            qk_norm: false,
            post_norms: false,
        };
        Ok((config, self.rope()?))
    }

    fn refuse_unsupported(&self) -> Result<(), ImportError> {
        let refuse = |feature, found: String| Err(ImportError::Unsupported { feature, found });
        let is_llama = match &self.architectures[..] {
            [] => self.model_type == "llama",
            names => names.iter().any(|name| name == "LlamaForCausalLM"),
        };
        if !is_llama {
            return refuse(
                "this architecture",
                format!("{:?}, model type {:?}", self.architectures, self.model_type),
            );
        }
        if self.hidden_act != "silu" {
            return refuse("this activation", self.hidden_act.clone());
        }
        if self.attention_bias || self.mlp_bias {
            return refuse("a bias", "`attention_bias` or `mlp_bias`".to_owned());
        }
        if let Some(factor) = self.partial_rotary_factor.filter(|&factor| factor != 1.0) {
            return refuse("RoPE on a part of a head", format!("`partial_rotary_factor` is {factor}"));
        }
        if let Some(window) = &self.sliding_window {
            return refuse("a sliding window", format!("`sliding_window` is {window}"));
        }
        if let Some(quantization) = &self.quantization_config {
            let method = quantization.get("quant_method").unwrap_or(quantization);
            return refuse("this quantized checkpoint", format!("`quantization_config` is {method}"));
        }
        Ok(())
    }

    fn rope(&self) -> Result<Rope, ImportError> {
        let parameters = self.rope_parameters.as_ref().or(self.rope_scaling.as_ref());
        let base = self.rope_theta.or(parameters.and_then(|parameters| parameters.rope_theta));
        let scaling = parameters.map_or(Ok(Scaling::None), RopeScaling::scaling)?;
        Ok(Rope { scaling, ..Rope::unscaled(base.unwrap_or(DEFAULT_ROPE_THETA)) })
    }
}

impl RopeScaling {
    fn scaling(&self) -> Result<Scaling, ImportError> {
        let required = |name: &str, value: Option<f64>| {
            value.ok_or_else(|| ImportError::MissingKey { key: format!("rope_scaling.{name}") })
        };
        match self.rope_type.as_deref() {
            None | Some("default") => Ok(Scaling::None),
            Some("linear") => Ok(Scaling::Linear(required("factor", self.factor)?)),
            Some("llama3") => {
                let low_freq_factor = required("low_freq_factor", self.low_freq_factor)?;
                let high_freq_factor = required("high_freq_factor", self.high_freq_factor)?;
                if high_freq_factor <= low_freq_factor {
                    return Err(ImportError::Value {
                        key: "rope_scaling.high_freq_factor".to_owned(),
                        found: high_freq_factor.to_string(),
                        expected: format!("above low_freq_factor, {low_freq_factor}"),
                    });
                }
                Ok(Scaling::Llama3 {
                    factor: required("factor", self.factor)?,
                    low_freq_factor,
                    high_freq_factor,
                    original_context: required(
                        "original_max_position_embeddings",
                        self.original_max_position_embeddings,
                    )?,
                })
            }
            Some(other) => {
                Err(ImportError::Unsupported { feature: "this scaling of RoPE", found: other.to_owned() })
            }
        }
    }
}
