//! Contenders that take turns, so that a slow moment of the machine meets all of them.

use std::time::{Duration, Instant};

/// Turns that count.
pub const TURNS: usize = 15;
/// How long a turn at least takes; shorter work is repeated.
const TURN: Duration = Duration::from_micros(500);

/// Something to measure.
pub struct Contender<'a> {
    work: Box<dyn FnMut() + 'a>,
    repeats: u32,
    /// µs of one repeat, a value for each turn.
    times: Vec<f64>,
}

impl<'a> Contender<'a> {
    /// Measures `work`, which can be repeated.
    pub fn new(mut work: impl FnMut() + 'a) -> Self {
        // The first call warms up, the second is timed.
        work();
        let start = Instant::now();
        work();
        let repeats = (TURN.as_secs_f64() / start.elapsed().as_secs_f64().max(1e-9)).ceil() as u32;
        Self { work: Box::new(work), repeats: repeats.max(1), times: Vec::new() }
    }

    fn turn(&mut self) {
        let start = Instant::now();
        (0..self.repeats).for_each(|_| (self.work)());
        self.times.push(start.elapsed().as_secs_f64() * 1e6 / f64::from(self.repeats));
    }

    /// µs of the fastest turn.
    pub fn least(&self) -> f64 {
        self.times.iter().copied().fold(f64::INFINITY, f64::min)
    }

    /// µs of the turn in the middle.
    pub fn median(&self) -> f64 {
        let mut times = self.times.clone();
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    }

    /// Least and median µs, for a table.
    pub fn cell(&self) -> String {
        format!("{:.1} ({:.1})", self.least(), self.median())
    }
}

/// Lets all take turns; the first one does not count.
pub fn race(contenders: &mut [Contender<'_>]) {
    for turn in 0..=TURNS {
        contenders.iter_mut().for_each(Contender::turn);
        if turn == 0 {
            contenders.iter_mut().for_each(|contender| contender.times.clear());
        }
    }
}
