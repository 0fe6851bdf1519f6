//! The public types of the rules, as their sources write them.

use std::collections::BTreeMap;
use std::path::Path;

/// All of them by name.
pub struct Sources(BTreeMap<String, Vec<Item>>);

/// A type.
#[derive(Clone, Debug)]
pub struct Item {
    /// The first line of its documentation.
    pub about: String,
    /// Whether its variants are written with small letters and dashes.
    pub kebab: bool,
    /// Whether every field can be left out.
    pub all_default: bool,
    /// What it is.
    pub shape: Shape,
}

/// What a type is.
#[derive(Clone, Debug)]
pub enum Shape {
    Struct(Vec<Field>),
    /// A struct round one value.
    Wrapper(String),
    Enum(Vec<Variant>),
}

/// A field of a struct or of a variant.
#[derive(Clone, Debug)]
pub struct Field {
    pub name: String,
    pub kind: String,
    pub can_be_left_out: bool,
}

/// A variant of an enum.
#[derive(Clone, Debug, Default)]
pub struct Variant {
    pub name: String,
    pub tuple: Vec<String>,
    pub fields: Vec<Field>,
}

impl Item {
    /// The fields as they are written.
    pub fn renamed(&self, fields: &[Field]) -> Vec<Field> {
        let name = |field: &Field| if self.kebab { field.name.replace('_', "-") } else { field.name.clone() };
        fields.iter().map(|field| Field { name: name(field), ..field.clone() }).collect()
    }
}

impl Variant {
    /// Whether it has no content.
    pub fn is_word(&self) -> bool {
        self.tuple.is_empty() && self.fields.is_empty()
    }
}

impl Sources {
    /// Reads the sources of X-Wing.
    pub fn read() -> Sources {
        let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../x-wing/src");
        let mut sources = Sources(BTreeMap::new());
        sources.folder(&rules);
        sources.frames(&std::fs::read_to_string(rules.join("frame.rs")).unwrap());
        sources
    }

    /// The enum of all frames, as the list in `frame.rs` makes it. Some frames have a name that another type has, too, so in the
    /// schema each ends in "frame".
    fn frames(&mut self, source: &str) {
        let (_, list) = source.rsplit_once("\nframes! {").unwrap();
        let (plain, with_data) = list.split_once("with_data:").unwrap();
        let names = |text: &str| {
            let text = text.trim_start().trim_start_matches("plain:").split(';').next().unwrap().to_owned();
            text.split(',').map(|name| name.trim().to_owned()).collect::<Vec<_>>()
        };
        let words = names(plain).into_iter().map(|name| Variant { name, ..Variant::default() });
        let others = names(with_data).into_iter().map(|name| {
            let kind = framed(&name);
            Variant { name, tuple: vec![kind], ..Variant::default() }
        });
        let shape = Shape::Enum(words.chain(others).collect());
        let about = "One thing under way. The top frame says what the game waits for.".to_owned();
        self.0.insert("Frame".to_owned(), vec![Item { about, kebab: true, all_default: false, shape }]);
    }

    /// The name under which a type is known: a frame by its longer one.
    pub fn known(&self, name: &str) -> String {
        match self.0.contains_key(name) {
            true => name.to_owned(),
            false => framed(name),
        }
    }

    /// The type of a name, of which there must be one.
    pub fn item(&self, name: &str) -> &Item {
        match self.0.get(name).map(Vec::as_slice) {
            Some([only]) => only,
            Some(several) => panic!("{} types are called `{name}`; describe it by hand", several.len()),
            None => panic!("no type is called `{name}`; describe it by hand (made/hand.rs)"),
        }
    }

    fn folder(&mut self, folder: &Path) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                self.folder(&path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let is_frame = folder.ends_with("frame");
                self.file(&std::fs::read_to_string(&path).unwrap(), is_frame);
            }
        }
    }

    fn file(&mut self, source: &str, is_frame: bool) {
        let (mut about, mut attributes) = (String::new(), String::new());
        let mut lines = source.lines();
        while let Some(line) = lines.next() {
            if let Some(text) = line.strip_prefix("/// ") {
                if about.is_empty() {
                    text.clone_into(&mut about);
                }
                continue;
            }
            if line.starts_with("#[") {
                attributes += line;
                if !line.ends_with(']') {
                    attributes.extend(lines.by_ref().take_while(|line| *line != ")]"));
                }
                continue;
            }
            let head = line.strip_prefix("pub struct ").map(|rest| (false, rest));
            if let Some((is_enum, rest)) = head.or_else(|| line.strip_prefix("pub enum ").map(|rest| (true, rest))) {
                let name: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
                let shape = if let Some((_, inner)) = rest.split_once('(') {
                    Shape::Wrapper(inner.trim_end_matches(");").trim_start_matches("pub ").to_owned())
                } else {
                    let body: Vec<_> = lines.by_ref().take_while(|line| *line != "}").collect();
                    if is_enum { Shape::Enum(variants(&body)) } else { Shape::Struct(fields(&body, "    ")) }
                };
                let item = Item {
                    about: std::mem::take(&mut about),
                    kebab: attributes.contains("rename_all = \"kebab-case\""),
                    all_default: attributes.contains("serde(default"),
                    shape,
                };
                let is_frame = is_frame && source.contains(&format!("impl FrameRules for {name} "));
                self.0.entry(if is_frame { framed(&name) } else { name }).or_default().push(item);
            }
            about.clear();
            attributes.clear();
        }
    }
}

/// The name of a frame in the schema.
fn framed(name: &str) -> String {
    match name.ends_with("Frame") {
        true => name.to_owned(),
        false => format!("{name}Frame"),
    }
}

/// The fields in lines of this indentation.
fn fields(body: &[&str], indent: &str) -> Vec<Field> {
    let mut fields = Vec::new();
    let mut attributes = String::new();
    for line in body.iter().filter_map(|line| line.strip_prefix(indent)) {
        if line.starts_with("#[serde(") {
            attributes += line;
        } else if let Some(mut field) = field(line.trim_end_matches(','), attributes.contains("(default")) {
            if let Some((_, renamed)) = attributes.split_once("rename = \"") {
                field.name = renamed.chars().take_while(|sign| *sign != '"').collect();
            }
            fields.push(field);
            attributes.clear();
        }
    }
    fields
}

fn field(line: &str, can_be_left_out: bool) -> Option<Field> {
    let line = line.strip_prefix("pub ").unwrap_or(line);
    let (name, kind) = line.split_once(": ")?;
    let is_name = name.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '_');
    is_name.then(|| Field { name: name.to_owned(), kind: kind.to_owned(), can_be_left_out })
}

fn variants(body: &[&str]) -> Vec<Variant> {
    let mut variants = Vec::new();
    let mut lines = body.iter();
    while let Some(line) = lines.next() {
        let Some(line) =
            line.strip_prefix("    ").filter(|line| line.starts_with(|sign: char| sign.is_ascii_uppercase()))
        else {
            continue;
        };
        let name: String = line.chars().take_while(char::is_ascii_alphanumeric).collect();
        let rest = line[name.len()..].trim_end_matches(',');
        let mut variant = Variant { name, ..Variant::default() };
        if let Some(inner) = rest.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
            let without_attribute = inner.rsplit("] ").next().unwrap();
            variant.tuple = without_attribute.split(", ").map(str::to_owned).collect();
        } else if let Some(inner) = rest.strip_prefix(" { ").and_then(|rest| rest.strip_suffix(" }")) {
            variant.fields = split(inner).filter_map(|part| field(part, false)).collect();
        } else if rest == " {" {
            let inner: Vec<_> = lines.by_ref().take_while(|line| **line != "    },").copied().collect();
            variant.fields = fields(&inner, "        ");
        }
        variants.push(variant);
    }
    variants
}

/// The parts between commas that stand in no bracket.
fn split(list: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    list.split(move |sign| {
        depth += i32::from(matches!(sign, '<' | '[' | '(')) - i32::from(matches!(sign, '>' | ']' | ')'));
        sign == ',' && depth == 0
    })
    .map(str::trim)
}
