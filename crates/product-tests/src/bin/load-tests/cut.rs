//! A way from a server to PostgreSQL that can be cut: nothing comes through any more, and nobody is told.

use std::path::{Path, PathBuf};
use test_postgres::SOCKET;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::watch;

/// The way; it ends when this is dropped.
pub struct Way {
    pub folder: PathBuf,
    open: watch::Sender<bool>,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for Way {
    fn drop(&mut self) {
        self.task.abort();
        _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Way {
    /// A socket in a folder of its own that leads to another.
    pub fn to(socket: &Path, folder: PathBuf) -> Result<Way, String> {
        let said = |error: std::io::Error| format!("{}: {error}", folder.display());
        _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).map_err(said)?;
        let listener = UnixListener::bind(folder.join(SOCKET)).map_err(said)?;
        let (open, is_open) = watch::channel(true);
        let socket = socket.to_owned();
        let task = tokio::spawn(async move {
            while let Ok((from, _)) = listener.accept().await {
                tokio::spawn(lead(from, socket.clone(), is_open.clone()));
            }
        });
        Ok(Way { folder, open, task })
    }

    /// Cuts it, or makes it whole: then what was on its way arrives.
    pub fn set(&self, open: bool) {
        self.open.send_replace(open);
    }
}

async fn lead(from: UnixStream, socket: PathBuf, mut open: watch::Receiver<bool>) {
    _ = open.wait_for(|open| *open).await;
    let Ok(to) = UnixStream::connect(socket).await else { return };
    let ((from_read, from_write), (to_read, to_write)) = (from.into_split(), to.into_split());
    tokio::select! {
        () = carry(from_read, to_write, open.clone()) => {}
        () = carry(to_read, from_write, open) => {}
    }
}

async fn carry(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, mut open: watch::Receiver<bool>) {
    let mut bytes = vec![0; 64 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        if open.wait_for(|open| *open).await.is_err() || to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}
