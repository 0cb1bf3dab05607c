//! What a model is: its dimensions and the variants of the Llama-family block that it uses.

/// Which two values of a head RoPE rotates together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum RopePairing {
    /// Neighbours `(2i, 2i+1)`: llama2.c, and `llama` GGUF files (their Q and K rows are permuted for it).
    Interleaved,
    /// `(i, i + head_dim/2)`: Hugging Face checkpoints, and `gemma3` GGUF files.
    Half,
}

/// The gate function of the feed-forward block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Activation {
    /// `x · sigmoid(x)`: SwiGLU (Llama).
    Silu,
    /// The tanh approximation of GELU: GeGLU (Gemma).
    GeluTanh,
}

/// The dimensions and variants of a model, as the image stores them.
///
/// The block is pre-norm: `x += post_attn_norm?(O·attention(norm(x)))`, `x += post_ffn_norm?(MLP(norm(x)))`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Config {
    /// Width of the residual stream.
    pub dim: u32,
    /// Width of the feed-forward block.
    pub hidden_dim: u32,
    /// Number of blocks.
    pub layers: u32,
    /// Query heads.
    pub heads: u32,
    /// Key and value heads; divides `heads` (GQA).
    pub kv_heads: u32,
    /// Values per head; even. `heads · head_dim` need not equal `dim`.
    pub head_dim: u32,
    /// Tokens in the vocabulary: rows of the embedding and of the output matrix.
    pub vocab_size: u32,
    /// Longest sequence, in tokens.
    pub context: u32,
    /// Which values RoPE pairs.
    pub rope_pairing: RopePairing,
    /// Gate function.
    pub activation: Activation,
    /// Added to the mean square in RMSNorm.
    pub norm_eps: f32,
    /// Embeddings are multiplied by this (1 for Llama, √dim for Gemma).
    pub embedding_scale: f32,
    /// Attention scores `q·k` are multiplied by this (usually 1/√head_dim).
    pub attention_scale: f32,
    /// Scores become `c·tanh(s/c)`; 0 for none.
    pub attention_softcap: f32,
    /// Logits become `c·tanh(l/c)`; 0 for none.
    pub logit_softcap: f32,
    /// Local layers see this many latest tokens, the own one included; 0 when every layer is global.
    pub window: u32,
    /// With a window: layer `l` (from 0) is global when `(l + 1) % global_every == 0`; 0 when none is.
    pub global_every: u32,
    /// The output matrix is the embedding.
    pub tied_output: bool,
    /// Q and K are RMS-normalised per head before RoPE (Gemma 3).
    pub qk_norm: bool,
    /// The outputs of attention and feed-forward are normalised before they are added (Gemma).
    pub post_norms: bool,
}

impl Config {
    /// Whether layer `layer` sees the whole sequence (and uses the global RoPE frequencies).
    pub fn is_global(&self, layer: u32) -> bool {
        self.window == 0 || (self.global_every != 0 && (layer + 1).is_multiple_of(self.global_every))
    }

    /// Multiplications of a block's matrices for one token.
    pub fn layer_macs(&self) -> u64 {
        let (dim, q, kv) = (u64::from(self.dim), u64::from(self.q_dim()), u64::from(self.kv_dim()));
        let hidden = u64::from(self.hidden_dim);
        dim.saturating_mul(2 * q + 2 * kv + 3 * hidden)
    }

    /// Values of all query heads of a token: `heads · head_dim`.
    pub fn q_dim(&self) -> u32 {
        self.heads.saturating_mul(self.head_dim)
    }

    /// Values of all key (or value) heads of a token: `kv_heads · head_dim`.
    pub fn kv_dim(&self) -> u32 {
        self.kv_heads.saturating_mul(self.head_dim)
    }
}

/// What a tensor is in the model. A matrix is `rows × cols`, `y = W·x` with `x` of `cols` values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[repr(u8)]
pub enum Role {
    /// `vocab_size × dim`.
    TokenEmbedding = 0,
    /// `vocab_size × dim`; absent when the output is tied.
    Output = 1,
    /// `1 × dim`.
    FinalNorm = 2,
    /// `1 × head_dim/2` angles in radians per position, for global layers (`base^(−2i/head_dim)`, scaling applied).
    RopeFreqs = 3,
    /// The same for local layers; present when `window != 0`.
    RopeFreqsLocal = 4,
    /// `1 × dim`, before attention.
    AttnNorm = 16,
    /// `heads·head_dim × dim`.
    Q = 17,
    /// `kv_heads·head_dim × dim`.
    K = 18,
    /// `kv_heads·head_dim × dim`.
    V = 19,
    /// `dim × heads·head_dim`.
    AttnOutput = 20,
    /// `1 × head_dim`; with `qk_norm`.
    QNorm = 21,
    /// `1 × head_dim`; with `qk_norm`.
    KNorm = 22,
    /// `1 × dim`; with `post_norms`.
    PostAttnNorm = 23,
    /// `1 × dim`, before the feed-forward block.
    FfnNorm = 24,
    /// `hidden_dim × dim`.
    Gate = 25,
    /// `hidden_dim × dim`.
    Up = 26,
    /// `dim × hidden_dim`.
    Down = 27,
    /// `1 × dim`; with `post_norms`.
    PostFfnNorm = 28,
}
