//! A way from a server to PostgreSQL, or to another server, that can be cut: nothing comes through any more, and nobody is told.

use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use test_postgres::SOCKET;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixListener, UnixStream};
use tokio::sync::watch;

/// The way; it ends when this is dropped.
pub struct Way {
    open: watch::Sender<bool>,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for Way {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Way {
    /// From a folder in which PostgreSQL is looked for to the socket where it is.
    pub fn to_postgres(socket: PathBuf, folder: &Path) -> Result<Way, String> {
        let said = |error: std::io::Error| format!("{}: {error}", folder.display());
        std::fs::create_dir_all(folder).map_err(said)?;
        let listener = UnixListener::bind(folder.join(SOCKET)).map_err(said)?;
        let (open, is_open) = watch::channel(true);
        let task = tokio::spawn(async move {
            while let Ok((from, _)) = listener.accept().await {
                let (socket, is_open) = (socket.clone(), is_open.clone());
                tokio::spawn(lead(from.into_split(), is_open, async || {
                    UnixStream::connect(socket).await.map(UnixStream::into_split)
                }));
            }
        });
        Ok(Way { open, task })
    }

    /// From a port of its own, which it gives, to another.
    pub async fn to_port(port: u16) -> Result<(Way, u16), String> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.map_err(|error| error.to_string())?;
        let own = listener.local_addr().map_err(|error| error.to_string())?.port();
        let (open, is_open) = watch::channel(true);
        let task = tokio::spawn(async move {
            while let Ok((from, _)) = listener.accept().await {
                _ = from.set_nodelay(true);
                tokio::spawn(lead(from.into_split(), is_open.clone(), async move || {
                    let to = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await?;
                    to.set_nodelay(true)?;
                    Ok(to.into_split())
                }));
            }
        });
        Ok((Way { open, task }, own))
    }

    /// Cuts it, or makes it whole: then what was on its way arrives.
    pub fn set(&self, open: bool) {
        self.open.send_replace(open);
    }
}

/// Leads one connection to where it wants to go, until one of both ends closes it.
async fn lead<R: AsyncRead + Unpin, W: AsyncWrite + Unpin>(
    from: (impl AsyncRead + Unpin, impl AsyncWrite + Unpin),
    mut open: watch::Receiver<bool>,
    connect: impl AsyncFnOnce() -> std::io::Result<(R, W)>,
) {
    _ = open.wait_for(|open| *open).await;
    let Ok(to) = connect().await else { return };
    tokio::select! {
        () = carry(from.0, to.1, open.clone()) => {}
        () = carry(to.0, from.1, open) => {}
    }
}

async fn carry(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, mut open: watch::Receiver<bool>) {
    let mut bytes = vec![0; 64 * 1024];
    while let Ok(count) = from.read(&mut bytes).await {
        // That somebody closes it does not come through either.
        if open.wait_for(|open| *open).await.is_err() || count == 0 || to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}
