//! Kept pictures: what the page looked like when somebody last said that it is right.
//!
//! They are compared only under the Chromium that took them, which `kept/chromium.txt` names: another one draws letters
//! otherwise. `cargo xtask browser --accept` takes them anew.

use super::page::{decoded, pictures};
use super::{Outcome, Page};
use png::{BitDepth, ColorType, Compression, Decoder, Encoder, Transformations};
use serde_json::json;
use std::io::Cursor;
use std::path::{Path, PathBuf};

/// Points that differ by less than this in every colour are the same.
const SHADE: u8 = 24;
/// The share of points that may differ.
const TOLERANCE: f64 = 0.001;

/// Pictures are kept in steps of this many shades, which weigh a fraction and differ by less than what counts.
const STEP: u8 = 16;

/// A picture as points of three colours.
struct Picture {
    width: u32,
    height: u32,
    points: Vec<u8>,
}

fn folder() -> PathBuf {
    page_build::shell::root().join("crates/product-tests/kept")
}

/// Compares the page with the picture of this name, or keeps it where `HOLOTABLE_ACCEPT` is set.
pub async fn compare(page: &Page, name: &str) -> Outcome {
    compare_with(page, name, &folder().join(format!("{name}.png")), STEP).await
}

/// The same with the picture that other programs show of links to the page, which is a part of it.
pub async fn compare_preview(page: &Page) -> Outcome {
    let preview = page_build::shell::root().join("crates/web/static/preview.png");
    compare_with(page, "preview", &preview, STEP / 4).await
}

async fn compare_with(page: &Page, name: &str, kept: &Path, step: u8) -> Outcome {
    let seen = read(&whole(page).await?)?;
    let version = page.browser.cdp().send_raw("Browser.getVersion", json!({})).await?;
    let version = version["product"].as_str().unwrap_or_default().to_owned();
    let by = folder().join("chromium.txt");
    if std::env::var_os("HOLOTABLE_ACCEPT").is_some() {
        std::fs::create_dir_all(folder())?;
        std::fs::write(&by, format!("{version}\n"))?;
        return Ok(std::fs::write(kept, write(&coarse(seen, step))?)?);
    }
    let kept_by = std::fs::read_to_string(&by).unwrap_or_default();
    if kept_by.trim() != version {
        println!("{name} is not compared: it was kept under {}, and this is {version}", kept_by.trim());
        return Ok(());
    }
    let share = differs(&read(&std::fs::read(kept).map_err(|error| format!("{}: {error}", kept.display()))?)?, &seen);
    if share <= TOLERANCE {
        return Ok(());
    }
    let now = pictures().join(format!("{name}.png"));
    std::fs::create_dir_all(pictures())?;
    std::fs::write(&now, write(&seen)?)?;
    let percent = share * 100.0;
    Err(format!(
        "{percent:.2} % of {name} is not as it was: look at {} beside {}; if it is right, `cargo xtask browser --accept`",
        now.display(),
        kept.display()
    )
    .into())
}

/// A picture of the whole page, however long it is; the window stays as it is.
async fn whole(page: &Page) -> Outcome<Vec<u8>> {
    let size = page.ask("[document.documentElement.clientWidth, document.documentElement.scrollHeight]").await?;
    let clip = json!({ "x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1 });
    let wishes = json!({ "format": "png", "captureBeyondViewport": true, "clip": clip });
    decoded(&page.browser.cdp().send_raw("Page.captureScreenshot", wishes).await?)
}

/// The same in fewer shades.
fn coarse(picture: Picture, step: u8) -> Picture {
    let points = picture.points.iter().map(|shade| shade / step * step + step / 2).collect();
    Picture { points, ..picture }
}

/// The share of points that differ; all of them if the sizes do.
fn differs(one: &Picture, other: &Picture) -> f64 {
    if (one.width, one.height) != (other.width, other.height) {
        return 1.0;
    }
    let far = |(one, other): (&[u8], &[u8])| one.iter().zip(other).any(|(one, other)| one.abs_diff(*other) > SHADE);
    let points = one.points.chunks_exact(3).zip(other.points.chunks_exact(3));
    points.filter(|pair| far(*pair)).count() as f64 / f64::from(one.width * one.height).max(1.0)
}

fn read(png: &[u8]) -> Outcome<Picture> {
    let mut decoder = Decoder::new(Cursor::new(png));
    decoder.set_transformations(Transformations::normalize_to_color8());
    let mut reader = decoder.read_info()?;
    let mut bytes = vec![0; reader.output_buffer_size().ok_or("a picture too large")?];
    let info = reader.next_frame(&mut bytes)?;
    let points = match info.color_type {
        ColorType::Rgb => bytes[..info.buffer_size()].to_vec(),
        ColorType::Rgba => {
            bytes[..info.buffer_size()].chunks_exact(4).flat_map(|point| [point[0], point[1], point[2]]).collect()
        }
        other => return Err(format!("a picture in {other:?}").into()),
    };
    Ok(Picture { width: info.width, height: info.height, points })
}

fn write(picture: &Picture) -> Outcome<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, picture.width, picture.height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    encoder.write_header()?.write_image_data(&picture.points)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(points: Vec<u8>) -> Picture {
        Picture { width: 2, height: 2, points }
    }

    #[test]
    fn a_picture_survives_and_a_point_that_changed_is_counted() {
        let one = picture(vec![10; 12]);
        let read_again = read(&write(&one).unwrap()).unwrap();
        assert!(differs(&one, &read_again) < f64::EPSILON);
        let mut points = vec![10; 12];
        points[4] = 10 + SHADE;
        assert!(differs(&one, &picture(points.clone())) < f64::EPSILON);
        points[4] += 1;
        assert!((differs(&one, &picture(points)) - 0.25).abs() < f64::EPSILON);
        let fine = picture((0..12).map(|number| number * 21).collect());
        let kept = coarse(picture((0..12).map(|number| number * 21).collect()), STEP);
        assert!(differs(&kept, &fine) < f64::EPSILON, "what is kept in fewer shades is the same");
        let wide = Picture { width: 4, height: 1, points: vec![10; 12] };
        assert!((differs(&one, &wide) - 1.0).abs() < f64::EPSILON);
    }
}
