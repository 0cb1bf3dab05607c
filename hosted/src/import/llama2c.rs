//! llama2.c's `.bin` files: version 0 (f32, no magic), 1 (f32) and 2 (int8 in groups).
//!
//! Format: `export.py` and `run.c` of llama2.c. A header of seven i32, then the tensors in a fixed order, those
//! of one kind for all layers together. Nothing but the header says where a tensor lies, so the file must be
//! exactly as long as the header calls for.

use kinglet_core::config::{Activation, Config, Role, RopePairing};
use kinglet_core::image::directory::expected_tensor;

use super::encoding::Encoding;
use super::mapping::slice;
use super::plan::{self, Planned};
use super::reader::Reader;
use super::rope::Rope;
use super::tensor::TensorData;
use super::{Bytes, ImportError, SourceTensor};

/// The first bytes of versions 1 and 2: 0x616b3432, little endian.
pub(super) const MAGIC: &[u8; 4] = b"24ka";
const HEADER_V0: u64 = 7 * 4;
const HEADER_V1: u64 = 256;
/// llama2.c fixes both in its code.
const NORM_EPS: f32 = 1e-5;
const ROPE_BASE: f64 = 10_000.0;

/// A `.bin` file whose length agrees with its header.
pub(super) struct Llama2c {
    pub(super) version: u32,
    pub(super) config: Config,
    /// Values per scale in version 2.
    pub(super) group_size: Option<u32>,
    pub(super) sections: Vec<Section>,
    bytes: Bytes,
}

/// The tensors of one kind, of all layers.
pub(super) struct Section {
    pub(super) name: &'static str,
    /// `None` for the RoPE tables of version 0, which the runtime computes itself.
    role: Option<Role>,
    /// The number of layers, or 1 for a tensor of the whole model.
    pub(super) count: u32,
    per_layer: bool,
    pub(super) rows: u32,
    pub(super) cols: u32,
    /// Values per scale; `None` for f32.
    pub(super) group: Option<u32>,
    start: u64,
    /// Bytes of one of its tensors.
    stride: u64,
}

impl Section {
    pub(super) fn bytes(&self) -> u64 {
        self.stride.saturating_mul(self.count.into())
    }
}

/// The header fields, whatever the version.
struct Header {
    config: Config,
    sequence: u32,
    group_size: Option<u32>,
    length: u64,
}

/// Whether `bytes` may be a version 0 file, which has no magic: seven plausible dimensions.
pub(super) fn looks_like_v0(bytes: &[u8]) -> bool {
    let mut reader = Reader::new(bytes);
    let header: Result<Vec<i32>, _> = (0..7).map(|_| reader.i32("")).collect();
    matches!(header.as_deref(), Ok(&[dim, hidden, layers, heads, kv_heads, vocab, context])
        if [dim, hidden, layers, heads, kv_heads, context].iter().all(|&size| (1..=1 << 20).contains(&size))
            && heads <= dim && kv_heads <= heads && (1..=1 << 24).contains(&vocab.unsigned_abs()))
}

impl Llama2c {
    /// Reads the header and lays out the sections.
    ///
    /// # Errors
    /// Impossible dimensions, or a length that is not the one they call for.
    pub(super) fn parse(bytes: &Bytes) -> Result<Self, ImportError> {
        let all = slice(bytes);
        let mut reader = Reader::new(all);
        let version = if all.starts_with(MAGIC) {
            reader.u32("the magic")?;
            reader.u32("the version")?
        } else {
            0
        };
        if version > 2 {
            return Err(ImportError::Version { format: "llama2.c", found: version, expected: "0 to 2" });
        }
        let header = Header::read(&mut reader, version)?;
        plan::check(&header.config)?;
        let mut file = Self {
            version,
            config: header.config,
            group_size: header.group_size,
            sections: Vec::new(),
            bytes: bytes.clone(),
        };
        let end = match version {
            0 => file.lay_out_v0(&header)?,
            _ => file.lay_out_v1(&header)?,
        };
        match (all.len() as u64).checked_sub(end) {
            Some(0) => Ok(file),
            Some(found) => Err(ImportError::TrailingBytes { what: "the last tensor".to_owned(), found }),
            None => Err(ImportError::Truncated {
                what: format!("a llama2.c version {version} file with this header"),
                needed: end,
                available: all.len() as u64,
            }),
        }
    }

    /// The tensors as the converter reads them.
    pub(super) fn model(mut self) -> Result<(Config, Vec<SourceTensor>), ImportError> {
        let mut tensors = Vec::new();
        for planned in plan::tensors(&self.config) {
            let section = self.sections.iter().find(|section| section.role == Some(planned.role));
            let section = section
                .ok_or_else(|| ImportError::MissingTensor { tensor: format!("{:?}", planned.role) })?;
            let (rows, cols) = (planned.rows as usize, planned.cols as usize);
            // Within the file, by the check of its length.
            let start = section.start + section.stride * u64::from(planned.layer.unwrap_or(0));
            let data = match section.group {
                None => TensorData::blocks(&self.bytes, start as usize, Encoding::F32),
                Some(group) => {
                    let scales = start as usize + rows * cols;
                    TensorData::int8_groups(&self.bytes, start as usize, group as usize, scales)
                }
            };
            tensors.push(SourceTensor { role: planned.role, layer: planned.layer, rows, cols, data });
        }
        tensors.extend(Rope::unscaled(ROPE_BASE).tensors(&self.config)?);
        plan::tie_identical_output(&mut self.config, &mut tensors);
        Ok((self.config, tensors))
    }

    /// `llama2.c v0`.
    pub(super) fn format(&self) -> String {
        format!("llama2.c v{}", self.version)
    }

    /// The matrices of a block in the order of versions 1 and 2.
    fn matrices(&self) -> [(&'static str, Role); 7] {
        [
            ("wq", Role::Q),
            ("wk", Role::K),
            ("wv", Role::V),
            ("wo", Role::AttnOutput),
            ("w1", Role::Gate),
            ("w2", Role::Down),
            ("w3", Role::Up),
        ]
    }

    fn lay_out_v0(&mut self, header: &Header) -> Result<u64, ImportError> {
        let mut at = header.length;
        self.section(&mut at, "token_embedding", Role::TokenEmbedding, None)?;
        self.section(&mut at, "rms_att", Role::AttnNorm, None)?;
        let [q, k, v, o, w1, w2, w3] = self.matrices();
        for (name, role) in [q, k, v, o] {
            self.section(&mut at, name, role, None)?;
        }
        self.section(&mut at, "rms_ffn", Role::FfnNorm, None)?;
        for (name, role) in [w1, w2, w3] {
            self.section(&mut at, name, role, None)?;
        }
        self.section(&mut at, "rms_final", Role::FinalNorm, None)?;
        for name in ["freq_cis_real", "freq_cis_imag"] {
            self.push(&mut at, name, None, (1, false), (header.sequence, self.config.head_dim / 2), None)?;
        }
        self.section(&mut at, "wcls", Role::Output, None)?;
        Ok(at)
    }

    fn lay_out_v1(&mut self, header: &Header) -> Result<u64, ImportError> {
        let mut at = header.length;
        self.section(&mut at, "attention_norm", Role::AttnNorm, None)?;
        self.section(&mut at, "ffn_norm", Role::FfnNorm, None)?;
        self.section(&mut at, "norm", Role::FinalNorm, None)?;
        self.section(&mut at, "tok_embeddings", Role::TokenEmbedding, header.group_size)?;
        for (name, role) in self.matrices() {
            self.section(&mut at, name, role, header.group_size)?;
        }
        self.section(&mut at, "output", Role::Output, header.group_size)?;
        Ok(at)
    }

    /// Lays out the tensors of `role` from `at` on, when the configuration has any, and moves `at` past them.
    fn section(
        &mut self,
        at: &mut u64,
        name: &'static str,
        role: Role,
        group: Option<u32>,
    ) -> Result<(), ImportError> {
        let whole = matches!(role, Role::TokenEmbedding | Role::FinalNorm | Role::Output);
        let count = if whole { 1 } else { self.config.layers };
        match expected_tensor(&self.config, role, None) {
            Some(Planned { rows, cols, .. }) => {
                self.push(at, name, Some(role), (count, !whole), (rows, cols), group)
            }
            None => Ok(()),
        }
    }

    fn push(
        &mut self,
        at: &mut u64,
        name: &'static str,
        role: Option<Role>,
        (count, per_layer): (u32, bool),
        (rows, cols): (u32, u32),
        group: Option<u32>,
    ) -> Result<(), ImportError> {
        let values = u64::from(rows) * u64::from(cols);
        let stride = match group {
            None => values.checked_mul(4),
            Some(group) if values.is_multiple_of(group.into()) => {
                (values / u64::from(group)).checked_mul(4).and_then(|scales| scales.checked_add(values))
            }
            Some(group) => {
                return Err(ImportError::Value {
                    key: "group_size".to_owned(),
                    found: group.to_string(),
                    expected: format!("a divisor of the {values} values of `{name}`"),
                });
            }
        };
        let end = stride
            .and_then(|stride| stride.checked_mul(count.into()))
            .and_then(|bytes| at.checked_add(bytes));
        let (Some(stride), Some(end)) = (stride, end) else {
            return Err(ImportError::Truncated {
                what: format!("`{name}`"),
                needed: u64::MAX,
                available: slice(&self.bytes).len() as u64,
            });
        };
        self.sections.push(Section { name, role, count, per_layer, rows, cols, group, start: *at, stride });
        *at = end;
        Ok(())
    }
}

impl Section {
    /// Rows first; with the number of layers before them when there is one tensor for each.
    pub(super) fn shape(&self) -> Vec<u64> {
        let shape = [u64::from(self.count), u64::from(self.rows), u64::from(self.cols)];
        shape[usize::from(!self.per_layer)..].to_vec()
    }
}

impl Header {
    fn read(reader: &mut Reader<'_>, version: u32) -> Result<Self, ImportError> {
        let mut field = |name: &'static str| reader.i32(name).map(|value| (name, value));
        let size = |(name, value): (&str, i32)| {
            u32::try_from(value).ok().filter(|&value| value > 0).ok_or_else(|| ImportError::Value {
                key: name.to_owned(),
                found: value.to_string(),
                expected: "at least 1".to_owned(),
            })
        };
        let dim = size(field("dim")?)?;
        let hidden_dim = size(field("hidden_dim")?)?;
        let layers = size(field("n_layers")?)?;
        let heads = size(field("n_heads")?)?;
        let kv_heads = size(field("n_kv_heads")?)?;
        let (_, vocab) = field("vocab_size")?;
        let context = size(field("max_seq_len")?)?;
        if !dim.is_multiple_of(heads) {
            return Err(ImportError::Value {
                key: "n_heads".to_owned(),
                found: heads.to_string(),
                expected: format!("a divisor of dim, {dim}"),
            });
        }
        // Version 0 tells a separate output by a negative vocabulary, the later ones by a byte.
        let vocab_size = if version == 0 { vocab.unsigned_abs() } else { size(("vocab_size", vocab))? };
        let tied_output = if version == 0 { vocab > 0 } else { flag(reader.u8("shared_classifier")?)? };
        let group_size =
            if version == 2 { Some(size(("group_size", reader.i32("group_size")?))?) } else { None };
        let config = Config {
            dim,
            hidden_dim,
            layers,
            heads,
            kv_heads,
            head_dim: dim / heads,
            vocab_size,
            context,
            rope_pairing: RopePairing::Interleaved,
            activation: Activation::Silu,
            norm_eps: NORM_EPS,
            embedding_scale: 1.0,
            attention_scale: (1.0 / f64::from(dim / heads).sqrt()) as f32,
            attention_softcap: 0.0,
            logit_softcap: 0.0,
            window: 0,
            global_every: 0,
            tied_output,
            qk_norm: false,
            post_norms: false,
        };
        let length = if version == 0 { HEADER_V0 } else { HEADER_V1 };
        Ok(Self { config, sequence: context, group_size, length })
    }
}

fn flag(byte: u8) -> Result<bool, ImportError> {
    match byte {
        0 => Ok(false),
        1 => Ok(true),
        other => Err(ImportError::Value {
            key: "shared_classifier".to_owned(),
            found: other.to_string(),
            expected: "0 or 1".to_owned(),
        }),
    }
}
