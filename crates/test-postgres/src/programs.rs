//! Where PostgreSQL's programs are, and as whom they run.

use std::os::unix::fs::{MetadataExt, chown};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Users that are not root, in the order in which they are tried.
const USERS: [&str; 2] = ["postgres", "nobody"];

/// PostgreSQL's programs.
pub(crate) struct Programs {
    folder: PathBuf,
    /// As whom they run, if we are root: the name, the user's and the group's number.
    user: Option<(&'static str, u32, u32)>,
}

impl Programs {
    /// On the path, or where Debian has the newest version.
    pub fn find() -> Option<Programs> {
        let has_all = |folder: &PathBuf| ["initdb", "postgres"].iter().all(|name| folder.join(name).is_file());
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut versions: Vec<(u32, PathBuf)> = std::fs::read_dir("/usr/lib/postgresql")
            .into_iter()
            .flatten()
            .filter_map(|entry| entry.ok().map(|entry| entry.path()))
            .filter_map(|path| Some((path.file_name()?.to_str()?.parse().ok()?, path.join("bin"))))
            .collect();
        versions.sort();
        let debian = versions.into_iter().rev().map(|(_, folder)| folder);
        let folder = debian.chain(std::env::split_paths(&path)).find(has_all)?;
        Some(Programs { folder, user: user() })
    }

    /// Gives a folder to whoever the programs run as.
    pub fn give(&self, folder: &Path) {
        if let Some((_, user, group)) = self.user {
            chown(folder, Some(user), Some(group)).expect("root can give a folder away");
        }
    }

    /// One of the programs.
    pub fn command(&self, name: &str) -> Command {
        self.as_user(&self.folder.join(name))
    }

    /// A shell that is given `postgres` as `$0`.
    pub fn keeper(&self, script: &str) -> Command {
        let mut shell = self.as_user(Path::new("sh"));
        shell.arg("-c").arg(script).arg(self.folder.join("postgres"));
        shell
    }

    fn as_user(&self, program: &Path) -> Command {
        let mut command = match self.user {
            None => Command::new(program),
            Some((name, ..)) => {
                let mut command = Command::new("setpriv");
                command.args([&format!("--reuid={name}"), &format!("--regid={name}"), "--init-groups"]).arg(program);
                command
            }
        };
        command.current_dir("/");
        command
    }
}

/// Whom to be instead of root.
fn user() -> Option<(&'static str, u32, u32)> {
    let root = std::fs::metadata("/proc/self").is_ok_and(|ours| ours.uid() == 0);
    if !root {
        return None;
    }
    let number = |option: &str, name: &str| -> Option<u32> {
        let output = Command::new("id").args([option, name]).output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse().ok()
    };
    USERS.iter().find_map(|name| Some((*name, number("-u", name)?, number("-g", name)?)))
}
