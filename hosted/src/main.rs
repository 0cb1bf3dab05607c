//! The command line; see `kinglet --help`.
fn main() {}
