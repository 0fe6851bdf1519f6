//! The parts of a page.

use super::plot::Plot;

/// A page being written.
pub struct Page(String);

const STYLE: &str = include_str!("page.css");

impl Page {
    /// A page with a title.
    pub fn new(title: &str) -> Page {
        let title = escaped(title);
        Page(format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <link rel=\"icon\" href=\"data:,\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n\
             <body>\n<main>\n<h1>{title}</h1>\n"
        ))
    }

    /// All of it.
    pub fn finish(self) -> String {
        self.0 + "</main>\n</body>\n</html>\n"
    }

    /// A heading.
    pub fn section(&mut self, heading: &str) {
        self.element("h2", "", heading);
    }

    /// A paragraph.
    pub fn paragraph(&mut self, text: &str) {
        self.element("p", "", text);
    }

    /// A command line.
    pub fn code(&mut self, text: &str) {
        self.inside("pre", "", |page| page.element("code", "", text));
    }

    /// A plot, drawn once for wide and once for narrow screens, of which one is shown.
    pub fn figure(&mut self, label: &str, draw: impl Fn(Plot) -> String) {
        self.inside("figure", "", |page| {
            page.image("wide-plot", label, &draw(Plot::WIDE));
            page.image("narrow-plot", label, &draw(Plot::NARROW));
        });
    }

    /// A drawing that is too fine to be made small; a narrow screen scrolls it.
    pub fn wide_figure(&mut self, label: &str, svg: &str) {
        let scrolled = format!("class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"{}\"", escaped(label));
        self.inside("figure", &scrolled, |page| page.image("board", label, svg));
    }

    /// A table whose first column names the rows.
    pub fn table(&mut self, caption: &str, head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) {
        self.inside("div", "class=\"scroll\"", |page| {
            page.inside("table", "", |page| {
                page.element("caption", "", caption);
                page.inside("thead", "", |page| page.inside("tr", "", |page| page.head(head)));
                page.inside("tbody", "", |page| {
                    for row in rows {
                        page.inside("tr", "", |page| page.row(&row));
                    }
                });
            });
        });
    }

    /// A long table that is opened when it is wanted.
    pub fn folded_table(&mut self, caption: &str, head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) {
        self.inside("details", "", |page| {
            page.element("summary", "", &format!("{caption}, as a table"));
            page.table(caption, head, rows);
        });
    }

    fn head(&mut self, names: &[&str]) {
        for name in names {
            match *name {
                "" => self.element("td", "", ""),
                name => self.element("th", "scope=\"col\"", name),
            }
        }
    }

    fn row(&mut self, cells: &[String]) {
        for (column, cell) in cells.iter().enumerate() {
            match column {
                0 => self.element("th", "scope=\"row\"", cell),
                _ => self.element("td", "", cell),
            }
        }
    }

    fn image(&mut self, class: &str, label: &str, svg: &str) {
        let attributes = format!("class=\"{class}\" role=\"img\" aria-label=\"{}\"", escaped(label));
        self.inside("div", &attributes, |page| page.0 += svg);
    }

    fn element(&mut self, tag: &str, attributes: &str, text: &str) {
        self.inside(tag, attributes, |page| page.0 += &escaped(text));
    }

    fn inside(&mut self, tag: &str, attributes: &str, content: impl FnOnce(&mut Page)) {
        let space = if attributes.is_empty() { "" } else { " " };
        self.0.extend(["<", tag, space, attributes, ">"]);
        content(self);
        self.0.extend(["</", tag, ">\n"]);
    }
}

/// Text as it stands in a page.
fn escaped(text: &str) -> String {
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
