//! `tokenizer.json` of the Tokenizers library, with `tokenizer_config.json` and the configurations beside it.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;

use serde::Deserialize;
use serde_json::Value;

use super::super::gguf::end_of_turn_ids;
use super::super::llama2c_tokenizer::is_byte_piece;
use super::super::{ImportError, PreTokenizer, SourceToken, SourceTokenizer, SourceTokenizerKind, TokenKind};
use super::{pipeline, read_json, read_json_if_there};

#[derive(Deserialize)]
pub(super) struct TokenizerJson {
    #[serde(default)]
    pub(super) normalizer: Value,
    #[serde(default)]
    pub(super) pre_tokenizer: Value,
    #[serde(default)]
    pub(super) decoder: Value,
    #[serde(default)]
    post_processor: Value,
    #[serde(default)]
    added_tokens: Vec<AddedToken>,
    pub(super) model: Model,
}

#[derive(Deserialize)]
pub(super) struct Model {
    #[serde(rename = "type", default = "bpe")]
    kind: String,
    vocab: HashMap<String, u32>,
    #[serde(default)]
    merges: Vec<Merge>,
    #[serde(default)]
    pub(super) byte_fallback: bool,
    #[serde(default)]
    ignore_merges: bool,
    unk_token: Option<String>,
    dropout: Option<f64>,
    continuing_subword_prefix: Option<String>,
    end_of_word_suffix: Option<String>,
}

/// Older files join the halves with a space.
#[derive(Deserialize)]
#[serde(untagged)]
enum Merge {
    Joined(String),
    Pair(String, String),
}

#[derive(Deserialize)]
struct AddedToken {
    id: u32,
    content: String,
    #[serde(default)]
    special: bool,
    #[serde(default)]
    single_word: bool,
    #[serde(default)]
    lstrip: bool,
    #[serde(default)]
    rstrip: bool,
}

fn bpe() -> String {
    "BPE".to_owned()
}

/// `tokenizer_config.json`, of which only these are not in `tokenizer.json` too.
#[derive(Default, Deserialize)]
pub(super) struct TokenizerConfig {
    bos_token: Option<TokenName>,
    eos_token: Option<TokenName>,
    add_bos_token: Option<bool>,
    chat_template: Option<Template>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum TokenName {
    Plain(String),
    Object { content: String },
}

impl TokenName {
    fn content(&self) -> &str {
        match self {
            Self::Plain(content) | Self::Object { content } => content,
        }
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Template {
    One(String),
    Named(Vec<NamedTemplate>),
}

#[derive(Deserialize)]
struct NamedTemplate {
    name: String,
    template: String,
}

impl TokenizerConfig {
    pub(super) fn beside(folder: &Path) -> Result<Self, ImportError> {
        read_json_if_there(&folder.join("tokenizer_config.json"))
    }

    /// The only template, or the one named `default`.
    pub(super) fn chat_template(self) -> Option<String> {
        match self.chat_template? {
            Template::One(template) => Some(template),
            Template::Named(all) => {
                all.into_iter().find(|named| named.name == "default").map(|named| named.template)
            }
        }
    }
}

/// The ids in `config.json` and `generation_config.json`.
#[derive(Default, Deserialize)]
struct SpecialIds {
    bos_token_id: Option<Ids>,
    eos_token_id: Option<Ids>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Ids {
    One(u32),
    Many(Vec<u32>),
}

impl Ids {
    fn as_slice(ids: Option<&Self>) -> &[u32] {
        match ids {
            None => &[],
            Some(Self::One(id)) => std::slice::from_ref(id),
            Some(Self::Many(ids)) => ids,
        }
    }
}

/// Reads the `tokenizer.json` at `path` and what lies beside it.
///
/// # Errors
/// What it asks for that is not known, or is malformed.
pub(in super::super) fn parse(path: &Path) -> Result<SourceTokenizer, ImportError> {
    let file: TokenizerJson = read_json(path, "it has the vocabulary")?;
    let folder = path.parent().unwrap_or(Path::new("."));
    let names = TokenizerConfig::beside(folder)?;
    let model_ids: SpecialIds = read_json_if_there(&folder.join("config.json"))?;
    let generation_ids: SpecialIds = read_json_if_there(&folder.join("generation_config.json"))?;

    let kind = pipeline::kind(&file)?;
    file.model.refuse_unsupported(kind)?;
    let mut tokens = file.tokens()?;
    let merges = file.model.merges()?;
    let merges = match kind {
        SourceTokenizerKind::ByteLevel { .. } => merges,
        SourceTokenizerKind::SentencePiece { .. } => {
            score_by_rank(&mut tokens, &merges);
            Vec::new()
        }
    };
    let id_of = |name: &str| file.id_of(name);
    let named = |token: &Option<TokenName>| token.as_ref().map(|token| id_of(token.content())).transpose();
    let bos = match named(&names.bos_token)? {
        Some(id) => Some(id),
        None => Ids::as_slice(model_ids.bos_token_id.as_ref()).first().copied(),
    };
    let mut end_ids: BTreeSet<u32> = named(&names.eos_token)?.into_iter().collect();
    end_ids.extend(Ids::as_slice(model_ids.eos_token_id.as_ref()));
    end_ids.extend(Ids::as_slice(generation_ids.eos_token_id.as_ref()));
    end_ids.extend(end_of_turn_ids(&tokens));
    if let Some(id) = bos.iter().chain(&end_ids).find(|&&id| id as usize >= tokens.len()) {
        return Err(ImportError::Value {
            key: "bos_token_id or eos_token_id".to_owned(),
            found: id.to_string(),
            expected: format!("below the {} tokens of the vocabulary", tokens.len()),
        });
    }
    let add_bos = names.add_bos_token.unwrap_or_else(|| file.template_adds_bos());
    Ok(SourceTokenizer {
        kind,
        tokens,
        merges,
        bos,
        add_bos: add_bos && bos.is_some(),
        end_ids: end_ids.into_iter().collect(),
        unknown: file.model.unk_token.as_deref().map(id_of).transpose()?,
    })
}

/// SentencePiece merges by score, and the library wrote its ranks in the order of the scores: the best merge
/// that makes a piece gives its score back, up to a monotone map.
fn score_by_rank(tokens: &mut [SourceToken], merges: &[(String, String)]) {
    let mut ranks: HashMap<Vec<u8>, usize> = HashMap::new();
    for (rank, (left, right)) in merges.iter().enumerate() {
        ranks.entry([left.as_bytes(), right.as_bytes()].concat()).or_insert(rank);
    }
    for token in tokens {
        if let Some(&rank) = ranks.get(&token.piece) {
            token.score = -(rank as f32);
        }
    }
}

impl Model {
    fn refuse_unsupported(&self, kind: SourceTokenizerKind) -> Result<(), ImportError> {
        let refuse = |feature, found: String| Err(ImportError::Unsupported { feature, found });
        if self.kind != "BPE" {
            return refuse("this tokenizer model", self.kind.clone());
        }
        if self.dropout.is_some_and(|dropout| dropout != 0.0) {
            return refuse("dropout of merges", format!("{:?}", self.dropout));
        }
        for affix in [&self.continuing_subword_prefix, &self.end_of_word_suffix].into_iter().flatten() {
            if !affix.is_empty() {
                return refuse("a marker of subwords or word ends", affix.clone());
            }
        }
        // Llama 3 takes a whole word that is a piece before it tries any merge; the others never do.
        let llama3 = kind == SourceTokenizerKind::ByteLevel { pre_tokenizer: PreTokenizer::Llama3 };
        if self.ignore_merges != llama3 {
            return refuse("this pre-tokenizer", format!("with `ignore_merges` {}", self.ignore_merges));
        }
        Ok(())
    }

    fn merges(&self) -> Result<Vec<(String, String)>, ImportError> {
        let pair = |(rank, merge): (usize, &Merge)| match merge {
            Merge::Pair(left, right) => Ok((left.clone(), right.clone())),
            Merge::Joined(joined) => match joined.split_once(' ') {
                Some((left, right)) if !left.is_empty() && !right.is_empty() && !right.contains(' ') => {
                    Ok((left.to_owned(), right.to_owned()))
                }
                _ => Err(ImportError::Malformed {
                    what: format!("merge {rank} of tokenizer.json"),
                    found: format!("{joined:?}"),
                }),
            },
        };
        self.merges.iter().enumerate().map(pair).collect()
    }
}

impl TokenizerJson {
    /// The pieces of the vocabulary and the added ones, by id, without gaps.
    fn tokens(&self) -> Result<Vec<SourceToken>, ImportError> {
        let malformed = |found: String| ImportError::Malformed { what: "tokenizer.json".to_owned(), found };
        let mut tokens: HashMap<u32, SourceToken> = HashMap::new();
        for (piece, &id) in &self.model.vocab {
            let kind = match piece.as_bytes() {
                _ if self.model.unk_token.as_ref() == Some(piece) => TokenKind::Unknown,
                bytes if self.model.byte_fallback && is_byte_piece(bytes) => TokenKind::Byte,
                _ => TokenKind::Normal,
            };
            let token = SourceToken { piece: piece.clone().into_bytes(), score: 0.0, kind };
            if tokens.insert(id, token).is_some() {
                return Err(malformed(format!("two pieces have id {id}")));
            }
        }
        for added in &self.added_tokens {
            if added.single_word || added.lstrip || added.rstrip {
                return Err(ImportError::Unsupported {
                    feature: "an added token that strips spaces or wants a whole word",
                    found: added.content.clone(),
                });
            }
            let piece = added.content.clone().into_bytes();
            let kind = match (tokens.get(&added.id), added.special) {
                (Some(token), _) if token.piece != piece => {
                    return Err(malformed(format!("two pieces have id {}", added.id)));
                }
                (Some(SourceToken { kind: TokenKind::Unknown, .. }), _) => TokenKind::Unknown,
                (_, true) => TokenKind::Control,
                (_, false) => TokenKind::UserDefined,
            };
            tokens.insert(added.id, SourceToken { piece, score: 0.0, kind });
        }
        let count = tokens.len() as u32;
        (0..count)
            .map(|id| tokens.remove(&id).ok_or_else(|| malformed(format!("no piece has id {id} of {count}"))))
            .collect()
    }

    fn id_of(&self, piece: &str) -> Result<u32, ImportError> {
        let added = self.added_tokens.iter().find(|added| added.content == piece).map(|added| added.id);
        added.or_else(|| self.model.vocab.get(piece).copied()).ok_or_else(|| ImportError::Malformed {
            what: "tokenizer.json".to_owned(),
            found: format!("the special token `{piece}` is not in its vocabulary"),
        })
    }

    /// Whether the post-processor puts a special token first.
    fn template_adds_bos(&self) -> bool {
        let processors = match self.post_processor["processors"].as_array() {
            Some(processors) => processors.iter().collect(),
            None => vec![&self.post_processor],
        };
        processors.iter().any(|processor| {
            processor["type"] == "TemplateProcessing" && !processor["single"][0]["SpecialToken"].is_null()
        })
    }
}
