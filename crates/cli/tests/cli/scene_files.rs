//! `holotable scenario` with files beside a scene.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const SCENE: &str = "game x-wing
scenario A mission of one's own
proves XW-MIS-01
given
  opening
  mission-file my.toml
  ship 0 academypilot
  ship 1 omegaace
then markers-lie
";

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("scene-files").join(name);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// What is said about a scene beside which this mission lies, and the exit code.
fn said(name: &str, claim: &str, mission: Option<&str>) -> (Option<i32>, String) {
    let folder = folder(name);
    fs::write(folder.join("my.scene"), SCENE.replace("then markers-lie", claim)).unwrap();
    if let Some(mission) = mission {
        fs::write(folder.join("my.toml"), mission).unwrap();
    }
    let output = Command::new(env!("CARGO_BIN_EXE_holotable")).arg("scenario").arg(&folder).output().unwrap();
    (output.status.code(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn a_scene_names_a_mission_beside_it() {
    let mission = "name = 'my'\narea = [600.0, 700.0]\ngoals = [{ side = 0, what = 'destroy-leader' }]";
    let (code, text) = said("right", "then area 600 700", Some(mission));
    assert_eq!((code, text.as_str()), (Some(0), "1 passed, 0 failed\n"));
    let (code, text) = said("wrong", "then area 900 900", Some(mission));
    assert!(code == Some(1) && text.contains("+ then area 600 700"), "{text}");
}

#[test]
fn what_is_wrong_with_the_file_is_said_where_it_is_named() {
    let (code, text) = said("missing", "needs nothing", None);
    assert!(code == Some(1) && text.contains("my.scene:6:16: A mission of one's own\n    my.toml: "), "{text}");
    let (_, text) = said("bad", "needs nothing", Some("name = 'my'\ngoals = []"));
    assert!(text.contains("my.scene:6:16:") && text.contains("my.toml: mission `my` has no goal"), "{text}");
}
