//! How fast a model is on this machine, and how near that is to what the memory allows.
//!
//! Generating a token reads every weight once, and the processor does little with each, so that no runtime can be faster
//! than the memory delivers the weights. The decode speed times the weights read for a token, divided by the speed of
//! a loop that does nothing but read, says how much of that limit is reached.

pub mod bandwidth;
pub mod machine;
pub mod measure;
pub mod plan;
pub mod plot;
pub mod report;
pub mod samples;
pub mod table;
pub mod weights;
