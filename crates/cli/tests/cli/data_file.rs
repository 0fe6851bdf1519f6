//! `holotable doctor`, `backup` and `operator` beside a server that runs.

#![cfg(unix)]

use crate::served::{Folder, ONE, Served};
use std::path::Path;
use std::process::{Command, Output};

fn holotable(arguments: &[&str], files: &[&Path]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holotable"));
    let Output { status, stdout, stderr } =
        command.arg(arguments[0]).args(files).args(&arguments[1..]).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (status.code(), text(stdout), text(stderr))
}

#[tokio::test]
async fn a_running_server_is_examined_copied_and_told() {
    let server = Served::start("data-file", &[]).await;
    let room = server.room(ONE, "").await;
    let (data, copy) = (server.folder.data(), server.folder.0.join("copy.sqlite"));
    let (code, out, _) = holotable(&["doctor"], &[&data]);
    assert_eq!(code, Some(0), "{out}");
    assert!(out.contains("A server has this file open") && out.contains("1 whole rooms"), "{out}");
    let (code, out, _) = holotable(&["backup"], &[&data, &copy]);
    assert_eq!((code, out.contains("1 rooms")), (Some(0), true), "{out}");
    let (code, _, error) = holotable(&["backup"], &[&data, &copy]);
    assert_eq!((code, error.contains("already")), (Some(2), true), "{error}");
    let (code, out, _) = holotable(&["operator", "rooms"], &[&data]);
    assert_eq!((code, out.starts_with(&room)), (Some(0), true), "{out}");
    let (code, _, error) = holotable(&["operator", "close", "nothing"], &[&data]);
    assert_eq!((code, error.contains("no room nothing")), (Some(2), true), "{error}");
    let (code, ..) = holotable(&["operator", "bar", "999.1.1.1"], &[&data]);
    assert_eq!(code, Some(2));
    let (code, ..) = holotable(&["operator", "bar", "192.0.2.7"], &[&data]);
    assert_eq!(code, Some(0));
    assert_eq!(holotable(&["operator", "barred"], &[&data]).1, "192.0.2.7\n");
}

#[tokio::test]
async fn a_second_server_says_who_holds_the_file() {
    let server = Served::start("held", &[]).await;
    let (code, _, error) = holotable(&["serve", "--no-page", "--port", "0", "--data"], &[]);
    assert_eq!(code, Some(2), "{error}");
    let data = server.folder.data();
    let output = Command::new(env!("CARGO_BIN_EXE_holotable"))
        .args(["serve", "--no-page", "--port", "0", "--data"])
        .arg(&data)
        .output()
        .unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    let id = server.child.id().unwrap();
    assert!(error.contains(&format!("in use by process {id}")), "{error}");
}

#[test]
fn what_is_no_data_file_is_said_in_words() {
    let folder = Folder::new("no-data");
    let (code, _, error) = holotable(&["doctor"], &[&folder.0.join("none.sqlite")]);
    assert_eq!((code, error.contains("no such file")), (Some(2), true), "{error}");
    std::fs::write(folder.data(), "a poem, not a data file. ".repeat(50)).unwrap();
    for command in ["doctor", "backup"] {
        let copy = folder.0.join("copy.sqlite");
        let files: &[&Path] = if command == "doctor" { &[&folder.data()] } else { &[&folder.data(), &copy] };
        let (code, _, error) = holotable(&[command], files);
        assert_eq!(code, Some(2), "{error}");
        assert!(error.contains("not a database"), "{error}");
    }
}
