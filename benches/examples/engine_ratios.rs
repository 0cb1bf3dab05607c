//! Measures attention over pages of 16 tokens against one page as long as the context, which is a contiguous cache,
//! and prints ratios.
//!
//! A step at a given position can be repeated: it is begun, its layers are computed, and it is cancelled. Attention is
//! what such a step takes beyond the same step after a single token.
//!
//! `cargo run --release -p kinglet-benches --example engine_ratios`

use kinglet::session::Session;
use kinglet::threads::Threads;
use kinglet_benches::race::{Contender, TURNS, race};
use kinglet_benches::random_engine::{ATTENTIVE, image, sizes};
use kinglet_core::engine::{Engine, Request};
use kinglet_core::image::Image;
use kinglet_core::kernels::Kernels;
use kinglet_core::kv::{KvType, KvTypes, SlotId};
use kinglet_core::model::Model;
use kinglet_core::sampler::SamplingParams;

const CONTEXTS: [usize; 5] = [128, 256, 512, 1024, 2048];
const SLOT: SlotId = SlotId(0);

fn main() {
    let bytes = image(&ATTENTIVE);
    let model = Model::new(&Image::parse(&bytes).expect("valid"));
    println!(
        "Attention of {} layers, {} heads over {} of {} values; {TURNS} turns; µs, least (median)\n",
        ATTENTIVE.layers, ATTENTIVE.heads, ATTENTIVE.kv_heads, ATTENTIVE.head_dim
    );
    println!("| KV | context | 16 tokens a page | contiguous | attention, pages ÷ contiguous |");
    println!("|---|---|---|---|---|");
    for kind in [KvType::Int8, KvType::F16] {
        for context in CONTEXTS {
            row(model, kind, context);
        }
    }
}

/// One line of the table: four engines, with and without the context, in pages and contiguous.
fn row(model: Model, kind: KvType, context: usize) {
    let threads = Threads::new(1).expect("threads");
    let mut sessions = [16, ATTENTIVE.context]
        .iter()
        .flat_map(|per_page| [(*per_page, 1), (*per_page, context)])
        .map(|(per_page, tokens)| {
            let config = sizes(&ATTENTIVE, 1, per_page, KvTypes::both(kind));
            (Session::new(&model, config).expect("sized"), tokens)
        })
        .collect::<Vec<_>>();
    let mut contenders: Vec<Contender> = sessions
        .iter_mut()
        .map(|(session, tokens)| {
            let mut engine = session.engine(model, Kernels::detect(), &threads).expect("an engine");
            let request = Request::new(SamplingParams::greedy(), 0);
            engine.prefill(SLOT, &vec![1; *tokens], &request).expect("room");
            engine.insert(&[SLOT]).expect("prefilled");
            Contender::new(move || compute_layers(&mut engine))
        })
        .collect();
    race(&mut contenders);
    let [base_paged, paged, base_whole, whole] = &contenders[..] else { return };
    let attention = [paged.least() - base_paged.least(), whole.least() - base_whole.least()];
    println!(
        "| {kind:?} | {context} | {} | {} | {:.3} |",
        paged.cell(),
        whole.cell(),
        attention[0] / attention[1]
    );
}

/// The layers of the next step; then all is as before.
fn compute_layers(engine: &mut Engine) {
    engine.begin_generate().expect("room");
    // Gathering is a slice, too.
    for _ in 0..=ATTENTIVE.layers {
        engine.advance().expect("finite");
    }
    engine.cancel();
}
