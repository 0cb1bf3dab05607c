//! What a model file holds, for people: metadata and a table of tensors.

use std::fmt;

/// Strings longer than this are cut.
const LONGEST_TEXT: usize = 120;

/// A model file, described.
#[derive(Clone, Debug, Default)]
pub struct Description {
    /// `gguf v3`, `llama2.c v0`, `safetensors`.
    pub format: String,
    /// Keys and values in the file's order; long texts and arrays are shortened.
    pub metadata: Vec<(String, String)>,
    /// The tensors in the file's order.
    pub tensors: Vec<TensorDescription>,
}

/// A tensor, described.
#[derive(Clone, Debug)]
pub struct TensorDescription {
    /// Its name in the file.
    pub name: String,
    /// Its shape, values per row last.
    pub shape: Vec<u64>,
    /// The encoding's name in the file's format.
    pub encoding: String,
    /// Bytes of its data; `None` when the encoding is not known.
    pub bytes: Option<u64>,
}

/// One line of at most [`LONGEST_TEXT`] characters.
pub(super) fn shorten(text: &str) -> String {
    let mut line: String = text.chars().take(LONGEST_TEXT).flat_map(char::escape_debug).collect();
    if text.chars().nth(LONGEST_TEXT).is_some() {
        line.push('…');
    }
    line
}

impl fmt::Display for Description {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.format)?;
        let key_width = self.metadata.iter().map(|(key, _)| key.len()).max().unwrap_or(0);
        for (key, value) in &self.metadata {
            writeln!(f, "  {key:key_width$}  {value}")?;
        }
        let bytes: u64 = self.tensors.iter().filter_map(|tensor| tensor.bytes).sum();
        writeln!(f, "{} tensors, {bytes} bytes", self.tensors.len())?;
        let name_width = self.tensors.iter().map(|tensor| tensor.name.len()).max().unwrap_or(0);
        for tensor in &self.tensors {
            let shape: Vec<_> = tensor.shape.iter().map(u64::to_string).collect();
            let bytes = tensor.bytes.map_or("?".to_owned(), |bytes| bytes.to_string());
            let shape = shape.join(" × ");
            writeln!(f, "  {:name_width$}  {:8}  {bytes:>12}  {shape}", tensor.name, tensor.encoding)?;
        }
        Ok(())
    }
}
