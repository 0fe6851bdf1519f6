//! SVG being written. Presentation attributes only: a page with a strict content policy can hold it.

use geometry::Vector;

/// Text and elements so far.
#[derive(Default)]
pub struct Canvas(String);

/// What text is written in.
pub const INK: &str = "#eef2fb";
/// Text that matters less.
pub const QUIET: &str = "#b4c0d8";
/// Space.
pub const SKY: &str = "#0e1526";

impl Canvas {
    /// The picture and what it shows of the world.
    pub fn begin(&mut self, left: f64, top: f64, width: f64, height: f64) {
        self.0 += &format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"holotable-title holotable-desc\" \
             viewBox=\"{left:.1} {top:.1} {width:.1} {height:.1}\" width=\"{width:.0}\" height=\"{height:.0}\" \
             font-family=\"system-ui, 'Noto Sans', 'DejaVu Sans', sans-serif\">\n"
        );
    }

    /// What a screen reader says.
    pub fn described(&mut self, title: &str, words: &str) {
        let (title, words) = (escaped(title), escaped(words));
        self.0 +=
            &format!("<title id=\"holotable-title\">{title}</title>\n<desc id=\"holotable-desc\">{words}</desc>\n");
    }

    /// An element without content.
    pub fn element(&mut self, tag: &str, attributes: &str) {
        self.0 += &format!("<{tag} {attributes}/>\n");
    }

    /// Elements that our own code has written out.
    pub fn raw(&mut self, svg: &str) {
        self.0 += svg;
    }

    /// A group begins.
    pub fn open(&mut self, attributes: &str) {
        self.0 += &format!("<g {attributes}>\n");
    }

    /// A group ends.
    pub fn close(&mut self) {
        self.0 += "</g>\n";
    }

    /// A line of text.
    pub fn text(&mut self, (x, y): (f64, f64), size: f64, attributes: &str, text: &str) {
        let text = escaped(text);
        self.0 += &format!("<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" {attributes}>{text}</text>\n");
    }

    /// A closed line through points of the table.
    pub fn polygon(&mut self, points: impl IntoIterator<Item = Vector>, attributes: &str) {
        let points: Vec<_> = points.into_iter().map(|point| format!("{:.2},{:.2}", point.x, -point.y)).collect();
        self.element("polygon", &format!("points=\"{}\" {attributes}", points.join(" ")));
    }

    /// All of another one.
    pub fn append(&mut self, other: Canvas) {
        self.0 += &other.0;
    }

    /// The whole picture.
    pub fn end(self) -> String {
        self.0 + "</svg>\n"
    }
}

/// How wide a text is, more or less.
pub fn width(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * size * 0.56
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars().filter(|sign| !sign.is_control() || *sign == '\n') {
        match sign {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            _ => escaped.push(sign),
        }
    }
    escaped
}
