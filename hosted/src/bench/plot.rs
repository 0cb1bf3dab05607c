//! The report as a picture: decode speed and its fraction of the limit against the context.

use std::ops::Range;

use anyhow::{Result, anyhow};
use plotters::coord::Shift;
use plotters::prelude::*;

use super::report::{Decode, Report};

/// Pixels of the picture.
const SIZE: (u32, u32) = (800, 900);

/// Told apart by people who do not tell red from green (Okabe and Ito 2008).
const COLORS: [RGBColor; 6] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
];

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// A line of a panel: context, value, and the range of the value.
type Point = (f64, f64, Range<f64>);

/// An SVG picture of the decode speeds.
///
/// # Errors
/// The drawing library failed.
pub fn svg(report: &Report) -> Result<String> {
    let mut svg = String::new();
    let root = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
    draw(report, &root).map_err(|error| anyhow!("cannot draw the chart: {error}"))?;
    root.present().map_err(|error| anyhow!("cannot draw the chart: {error}"))?;
    drop(root);
    Ok(svg)
}

fn draw(report: &Report, root: &Area) -> Result<(), Box<dyn std::error::Error>> {
    root.fill(&WHITE)?;
    let halves = root.split_evenly((2, 1));
    let [speed, limit] = &halves[..] else { return Ok(()) };
    let title = format!("{}: decode speed", report.setting.model);
    panel(report, speed, &title, "tokens/s (median, min–max)", 0.0, &|decode| {
        let rate = decode.tokens_per_second;
        Some((f64::from(decode.context_tokens), rate.median, rate.min..rate.max))
    })?;
    if let Some(why) = report.setting.why_no_limit() {
        let style = ("sans-serif", 16).into_text_style(limit);
        limit.draw_text(&format!("no limit to compare with: {why}"), &style, (40, 40))?;
        return Ok(());
    }
    panel(report, limit, "fraction of the limit that memory sets", "%", 100.0, &|decode| {
        let percent = decode.limit_fraction? * 100.0;
        Some((f64::from(decode.context_tokens), percent, percent..percent))
    })
}

/// One line for each thread count; the vertical axis goes from 0 to `top` at least.
fn panel(
    report: &Report,
    area: &Area,
    title: &str,
    unit: &str,
    top: f64,
    point: &dyn Fn(&Decode) -> Option<Point>,
) -> Result<(), Box<dyn std::error::Error>> {
    let points = || report.decode.iter().filter_map(point);
    let right = points().map(|(context, _, _)| context).fold(1.0, f64::max);
    let top = points().map(|(_, _, range)| range.end).fold(top.max(1e-3), f64::max) * 1.05;
    let mut chart = ChartBuilder::on(area)
        .caption(title, ("sans-serif", 20))
        .margin(12)
        .x_label_area_size(44)
        .y_label_area_size(64)
        .build_cartesian_2d(0.0..right * 1.02, 0.0..top)?;
    let whole = |context: &f64| format!("{context:.0}");
    let mut mesh = chart.configure_mesh();
    mesh.x_desc("context (tokens)").y_desc(unit).x_label_formatter(&whole);
    mesh.label_style(("sans-serif", 16)).light_line_style(WHITE).draw()?;
    for (of_one_count, color) in
        report.decode.chunk_by(|a, b| a.threads == b.threads).zip(COLORS.iter().cycle())
    {
        let Some(threads) = of_one_count.first().map(|decode| decode.threads) else { continue };
        let points: Vec<_> = of_one_count.iter().filter_map(point).collect();
        let line = points.iter().map(|(context, value, _)| (*context, *value));
        let series = chart.draw_series(LineSeries::new(line, color.stroke_width(2)).point_size(3))?;
        let name = if threads == 1 { "1 thread".to_owned() } else { format!("{threads} threads") };
        series.label(name).legend(|(x, y)| PathElement::new([(x, y), (x + 20, y)], color.stroke_width(2)));
        let ranges = points.iter().map(|(context, _, range)| {
            PathElement::new([(*context, range.start), (*context, range.end)], color.stroke_width(1))
        });
        chart.draw_series(ranges)?;
    }
    let mut legend = chart.configure_series_labels();
    // Speeds fall with the context, so that this corner is free.
    let legend = legend.position(SeriesLabelPosition::UpperRight).margin(12).label_font(("sans-serif", 16));
    legend.background_style(WHITE.mix(0.8)).border_style(BLACK.mix(0.3)).draw()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::report::example;

    #[test]
    fn a_picture_has_a_line_for_each_thread_count_in_each_panel() {
        let with_limit = svg(&example(100_000_000, Some(1 << 20))).expect("drawn");
        let without = svg(&example(1000, Some(1 << 20))).expect("drawn");
        for picture in [&with_limit, &without] {
            assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"), "{picture}");
            assert!(picture.contains("1 thread") && picture.contains("2 threads"));
        }
        assert!(with_limit.matches("<polyline").count() > without.matches("<polyline").count());
        assert!(without.contains("fit into the last-level cache"));
    }

    #[test]
    fn nothing_measured_is_an_empty_picture() {
        let mut report = example(100_000_000, None);
        report.decode.clear();
        assert!(svg(&report).expect("drawn").starts_with("<svg"));
    }
}
