//! What the end-to-end tests share: where the real weights lie, and the notice when they are absent.
