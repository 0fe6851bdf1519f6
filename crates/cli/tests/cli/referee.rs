//! `holotable referee` as a program: lines in, lines out.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

fn referee(input: &[u8]) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_holotable"))
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

/// Every line gets one line: blank ones, bytes that are no text, one that is too long, and a last one without its end.
#[test]
fn every_line_gets_a_line() {
    let mut input = b"\n\xff\xfe\n{\"command\":\"about\"}\r\n".to_vec();
    input.extend(vec![b'x'; 3 << 20]);
    input.extend(b"\n{\"command\":\"about\",\"id\":9}");
    let codes = ["not-json", "not-utf8", "\"ok\":true", "too-long", "\"id\":9,\"ok\":true"];
    let answers = referee(&input);
    assert_eq!(answers.len(), codes.len(), "{answers:?}");
    for (answer, code) in answers.iter().zip(codes) {
        assert!(answer.contains(code), "{answer}");
    }
    assert_eq!(referee(b""), Vec::<String>::new());
}

/// An answer comes at once, before the next line.
#[test]
fn answers_come_at_once() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_holotable"))
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for id in 0..3 {
        writeln!(stdin, "{{\"command\":\"about\",\"id\":{id}}}").unwrap();
        let answer = answers.next().unwrap().unwrap();
        assert!(answer.starts_with(&format!("{{\"id\":{id},\"ok\":true")), "{answer}");
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

/// The sessions of the document, spoken to the program itself.
#[test]
fn the_document_is_true() {
    let document = include_str!("../../../../docs/protocols.md");
    let blocks = document.split("```jsonl referee\n").skip(1).map(|rest| rest.split("\n```").next().unwrap());
    for block in blocks {
        let said = |mark| block.lines().filter_map(move |line: &str| line.strip_prefix(mark));
        let requests: Vec<_> = said("> ").collect();
        let answers = referee((requests.join("\n") + "\n").as_bytes());
        assert_eq!(answers.len(), requests.len());
        for (written, answer) in said("< ").zip(&answers) {
            let mut rest = answer.as_str();
            for part in written.split('…') {
                let found = rest.find(part).unwrap_or_else(|| panic!("the document says\n{written}\nnot\n{answer}"));
                rest = &rest[found + part.len()..];
            }
        }
    }
}
