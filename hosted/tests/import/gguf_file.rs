//! Writes GGUF files, good and bad.

/// A metadata value.
#[derive(Clone)]
pub enum Value {
    U8(u8),
    U16(u16),
    U32(u32),
    I32(i32),
    U64(u64),
    F32(f32),
    Bool(bool),
    Text(String),
    Texts(Vec<String>),
    F32s(Vec<f32>),
    I32s(Vec<i32>),
    Bools(Vec<bool>),
    /// Type number and bytes, whatever they are.
    Raw(u32, Vec<u8>),
}

/// An entry of the tensor table and its data; `None` stands for what a good file has.
#[derive(Clone)]
pub struct Tensor {
    pub name: String,
    pub dimensions: Vec<u64>,
    pub dimension_count: Option<u32>,
    pub encoding: u32,
    pub offset: Option<u64>,
    pub data: Vec<u8>,
}

#[derive(Clone)]
pub struct GgufFile {
    pub version: u32,
    pub alignment: usize,
    pub keys: Vec<(String, Value)>,
    pub key_count: Option<u64>,
    pub tensors: Vec<Tensor>,
    pub tensor_count: Option<u64>,
    pub trailing: Vec<u8>,
}

pub fn text(value: &str) -> Value {
    Value::Text(value.to_owned())
}

fn put_text(out: &mut Vec<u8>, text: &str) {
    out.extend((text.len() as u64).to_le_bytes());
    out.extend(text.as_bytes());
}

fn put_array<T>(out: &mut Vec<u8>, kind: u32, values: &[T], put: impl Fn(&mut Vec<u8>, &T)) {
    out.extend(kind.to_le_bytes());
    out.extend((values.len() as u64).to_le_bytes());
    values.iter().for_each(|value| put(out, value));
}

fn put_value(out: &mut Vec<u8>, value: &Value) {
    let number: u32 = match value {
        Value::U8(_) => 0,
        Value::U16(_) => 2,
        Value::U32(_) => 4,
        Value::I32(_) => 5,
        Value::F32(_) => 6,
        Value::Bool(_) => 7,
        Value::Text(_) => 8,
        Value::Texts(_) | Value::F32s(_) | Value::I32s(_) | Value::Bools(_) => 9,
        Value::U64(_) => 10,
        Value::Raw(number, _) => *number,
    };
    out.extend(number.to_le_bytes());
    match value {
        Value::U8(value) => out.push(*value),
        Value::U16(value) => out.extend(value.to_le_bytes()),
        Value::U32(value) => out.extend(value.to_le_bytes()),
        Value::I32(value) => out.extend(value.to_le_bytes()),
        Value::U64(value) => out.extend(value.to_le_bytes()),
        Value::F32(value) => out.extend(value.to_le_bytes()),
        Value::Bool(value) => out.push(u8::from(*value)),
        Value::Text(value) => put_text(out, value),
        Value::Texts(values) => put_array(out, 8, values, |out, value| put_text(out, value)),
        Value::F32s(values) => put_array(out, 6, values, |out, value| out.extend(value.to_le_bytes())),
        Value::I32s(values) => put_array(out, 5, values, |out, value| out.extend(value.to_le_bytes())),
        Value::Bools(values) => put_array(out, 7, values, |out, value| out.push(u8::from(*value))),
        Value::Raw(_, bytes) => out.extend(bytes),
    }
}

impl GgufFile {
    pub fn set(&mut self, key: &str, value: Value) {
        match self.keys.iter_mut().find(|(existing, _)| existing == key) {
            Some((_, existing)) => *existing = value,
            None => self.keys.push((key.to_owned(), value)),
        }
    }

    pub fn with(mut self, key: &str, value: Value) -> Self {
        self.set(key, value);
        self
    }

    pub fn without(mut self, key: &str) -> Self {
        self.keys.retain(|(existing, _)| existing != key);
        self
    }

    pub fn tensor(&mut self, name: &str) -> &mut Tensor {
        self.tensors.iter_mut().find(|tensor| tensor.name == name).unwrap()
    }

    /// Appends a tensor of these f32 values.
    pub fn push_f32(&mut self, name: &str, dimensions: &[u64], values: &[f32]) {
        self.tensors.push(Tensor {
            name: name.to_owned(),
            dimensions: dimensions.to_vec(),
            dimension_count: None,
            encoding: 0,
            offset: None,
            data: values.iter().flat_map(|value| value.to_le_bytes()).collect(),
        });
    }

    /// Appends a tensor of f32 that differ from each other and from those of other names.
    pub fn push(&mut self, name: &str, dimensions: &[u64]) {
        let seed = name.bytes().map(u32::from).sum::<u32>() as f32;
        let count = dimensions.iter().product::<u64>();
        let values: Vec<f32> = (0..count).map(|index| seed + index as f32 / 64.0).collect();
        self.push_f32(name, dimensions, &values);
    }

    pub fn bytes(&self) -> Vec<u8> {
        let mut out = b"GGUF".to_vec();
        out.extend(self.version.to_le_bytes());
        out.extend(self.tensor_count.unwrap_or(self.tensors.len() as u64).to_le_bytes());
        out.extend(self.key_count.unwrap_or(self.keys.len() as u64).to_le_bytes());
        for (key, value) in &self.keys {
            put_text(&mut out, key);
            put_value(&mut out, value);
        }
        let mut data = Vec::new();
        for tensor in &self.tensors {
            put_text(&mut out, &tensor.name);
            let dimensions = tensor.dimension_count.unwrap_or(tensor.dimensions.len() as u32);
            out.extend(dimensions.to_le_bytes());
            out.extend(tensor.dimensions.iter().flat_map(|size| size.to_le_bytes()));
            out.extend(tensor.encoding.to_le_bytes());
            out.extend(tensor.offset.unwrap_or(data.len() as u64).to_le_bytes());
            data.extend(&tensor.data);
            data.resize(data.len().next_multiple_of(self.alignment), 0);
        }
        out.resize(out.len().next_multiple_of(self.alignment), 0);
        out.extend(data);
        out.extend(&self.trailing);
        out
    }
}

fn empty() -> GgufFile {
    GgufFile {
        version: 3,
        alignment: 32,
        keys: Vec::new(),
        key_count: None,
        tensors: Vec::new(),
        tensor_count: None,
        trailing: Vec::new(),
    }
}

fn set_tokens(file: &mut GgufFile) {
    let pieces = ["<unk>", "<s>", "</s>", "<0x0A>", "▁a"];
    file.set("tokenizer.ggml.model", text("llama"));
    file.set("tokenizer.ggml.tokens", Value::Texts(pieces.map(str::to_owned).to_vec()));
    file.set("tokenizer.ggml.scores", Value::F32s(vec![0.0, 0.0, 0.0, 0.0, -1.0]));
    file.set("tokenizer.ggml.token_type", Value::I32s(vec![2, 3, 3, 6, 1]));
    file.set("tokenizer.ggml.bos_token_id", Value::U32(1));
    file.set("tokenizer.ggml.eos_token_id", Value::U32(2));
    file.set("tokenizer.ggml.padding_token_id", Value::U32(u32::MAX));
}

/// A small valid `llama` file: dim 8, hidden 12, 1 layer, 2 heads of 4, 1 KV head, 5 tokens, tied.
pub fn llama() -> GgufFile {
    let mut file = empty();
    file.set("general.architecture", text("llama"));
    for (key, value) in [
        ("context_length", 16),
        ("embedding_length", 8),
        ("feed_forward_length", 12),
        ("block_count", 1),
        ("attention.head_count", 2),
        ("attention.head_count_kv", 1),
    ] {
        file.set(&format!("llama.{key}"), Value::U32(value));
    }
    file.set("llama.attention.layer_norm_rms_epsilon", Value::F32(1e-5));
    set_tokens(&mut file);
    file.push("token_embd.weight", &[8, 5]);
    file.push("output_norm.weight", &[8]);
    file.push("blk.0.attn_norm.weight", &[8]);
    file.push("blk.0.attn_q.weight", &[8, 8]);
    file.push("blk.0.attn_k.weight", &[8, 4]);
    file.push("blk.0.attn_v.weight", &[8, 4]);
    file.push("blk.0.attn_output.weight", &[8, 8]);
    file.push("blk.0.ffn_norm.weight", &[8]);
    file.push("blk.0.ffn_gate.weight", &[8, 12]);
    file.push("blk.0.ffn_up.weight", &[8, 12]);
    file.push("blk.0.ffn_down.weight", &[12, 8]);
    file
}

/// The same as a `gemma3` file, with heads of 6, so that `heads · head_dim` is not `dim`, and 7 layers.
pub fn gemma3() -> GgufFile {
    let mut file = empty();
    file.set("general.architecture", text("gemma3"));
    for (key, value) in [
        ("context_length", 16),
        ("embedding_length", 8),
        ("feed_forward_length", 12),
        ("block_count", 7),
        ("attention.head_count", 2),
        ("attention.head_count_kv", 1),
        ("attention.key_length", 6),
        ("attention.value_length", 6),
        ("attention.sliding_window", 4),
    ] {
        file.set(&format!("gemma3.{key}"), Value::U32(value));
    }
    file.set("gemma3.attention.layer_norm_rms_epsilon", Value::F32(1e-6));
    file.set("gemma3.rope.freq_base", Value::F32(1e6));
    set_tokens(&mut file);
    file.push("token_embd.weight", &[8, 5]);
    file.push("output_norm.weight", &[8]);
    for layer in 0..7 {
        for (name, dimensions) in [
            ("attn_norm", &[8][..]),
            ("attn_q", &[8, 12]),
            ("attn_k", &[8, 6]),
            ("attn_v", &[8, 6]),
            ("attn_q_norm", &[6]),
            ("attn_k_norm", &[6]),
            ("attn_output", &[12, 8]),
            ("post_attention_norm", &[8]),
            ("ffn_norm", &[8]),
            ("ffn_gate", &[8, 12]),
            ("ffn_up", &[8, 12]),
            ("ffn_down", &[12, 8]),
            ("post_ffw_norm", &[8]),
        ] {
            file.push(&format!("blk.{layer}.{name}.weight"), dimensions);
        }
    }
    file
}
