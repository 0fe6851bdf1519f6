//! The parts of a page.

use super::Plot;

/// A page being written.
pub struct Page(String);

const STYLE: &str = "
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 62rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a1a1a;
  background: #fff; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { font-size: 1.25rem; margin-top: 2.5rem; border-top: 1px solid #ccc; padding-top: 1rem; }
pre { background: #f2f2f2; padding: .75rem; white-space: pre-wrap; overflow-wrap: anywhere; }
figure { margin: 1rem 0; }
svg { display: block; width: 100%; height: auto; }
.wide { overflow-x: auto; }
.wide svg { min-width: 46rem; }
.narrow-plot { display: none; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { padding: .25rem .75rem .25rem 0; text-align: right; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
td { white-space: nowrap; }
summary { cursor: pointer; padding: .5rem 0; }
@media (max-width: 40rem) {
  .wide-plot { display: none; }
  .narrow-plot { display: block; }
  th, td { padding-right: .5rem; font-size: .875rem; }
}
";

impl Page {
    /// A page with a title.
    pub fn new(title: &str) -> Page {
        let title = escaped(title);
        Page(format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <link rel=\"icon\" href=\"data:,\">\n<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n\
             <body>\n<main>\n<h1>{title}</h1>\n"
        ))
    }

    /// All of it.
    pub fn finish(self) -> String {
        self.0 + "</main>\n</body>\n</html>\n"
    }

    /// A heading.
    pub fn section(&mut self, heading: &str) {
        self.element("h2", heading);
    }

    /// A paragraph.
    pub fn paragraph(&mut self, text: &str) {
        self.element("p", text);
    }

    /// A command line.
    pub fn code(&mut self, text: &str) {
        self.0 += &format!("<pre><code>{}</code></pre>\n", escaped(text));
    }

    /// A plot, drawn once for wide and once for narrow screens, of which one is shown.
    pub fn figure(&mut self, label: &str, draw: impl Fn(Plot) -> String) {
        let label = escaped(label);
        self.0 += "<figure>\n";
        for (class, plot) in [("wide-plot", Plot::WIDE), ("narrow-plot", Plot::NARROW)] {
            let svg = draw(plot);
            self.0 += &format!("<div class=\"{class}\" role=\"img\" aria-label=\"{label}\">{svg}</div>\n");
        }
        self.0 += "</figure>\n";
    }

    /// A drawing that is too fine to be made small; a narrow screen scrolls it.
    pub fn wide_figure(&mut self, label: &str, svg: &str) {
        let label = escaped(label);
        self.0 += &format!(
            "<figure class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"{label}\">\n\
             <div role=\"img\" aria-label=\"{label}\">{svg}</div>\n</figure>\n"
        );
    }

    /// A table whose first column names the rows.
    pub fn table(&mut self, caption: &str, head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) {
        self.0 += "<div class=\"scroll\">\n<table>\n";
        self.element("caption", caption);
        self.0 += "<thead><tr>";
        for name in head {
            match name.is_empty() {
                true => self.0 += "<td></td>",
                false => self.0 += &format!("<th scope=\"col\">{}</th>", escaped(name)),
            }
        }
        self.0 += "</tr></thead>\n<tbody>\n";
        for row in rows {
            self.0 += "<tr>";
            for (column, cell) in row.iter().enumerate() {
                let cell = escaped(cell);
                match column {
                    0 => self.0 += &format!("<th scope=\"row\">{cell}</th>"),
                    _ => self.0 += &format!("<td>{cell}</td>"),
                }
            }
            self.0 += "</tr>\n";
        }
        self.0 += "</tbody>\n</table>\n</div>\n";
    }

    /// A long table that is opened when it is wanted.
    pub fn folded_table(&mut self, caption: &str, head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) {
        self.0 += "<details>\n";
        self.element("summary", &format!("{caption}, as a table"));
        self.table(caption, head, rows);
        self.0 += "</details>\n";
    }

    fn element(&mut self, tag: &str, text: &str) {
        self.0 += &format!("<{tag}>{}</{tag}>\n", escaped(text));
    }
}

/// Text as it stands in a page.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            _ => escaped.push(char),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn nothing_in_a_text_is_markup() {
        assert_eq!(escaped("<b title=\"a\">'&'</b>"), "&lt;b title=&quot;a&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;");
    }
}
