//! The network between a browser and the service: it can be cut and mended, and it counts.

use std::io::Result;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A line to the service. As long as it is cut nothing passes, and what was open is closed.
#[derive(Clone)]
pub struct Line {
    address: SocketAddr,
    whole: Arc<watch::Sender<bool>>,
    received: Arc<AtomicU64>,
}

impl Line {
    /// A line to `service`, at an address of its own.
    pub async fn to(service: SocketAddr) -> Result<Line> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (whole, _) = watch::channel(true);
        let line = Line { address: listener.local_addr()?, whole: Arc::new(whole), received: Arc::default() };
        let here = line.clone();
        tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                if *here.whole.borrow() {
                    tokio::spawn(here.clone().carry(browser, service));
                }
            }
        });
        Ok(line)
    }

    /// What a browser has to open.
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Cuts the line.
    pub fn cut(&self) {
        self.whole.send_replace(false);
    }

    /// Mends it.
    pub fn mend(&self) {
        self.whole.send_replace(true);
    }

    /// How many bytes came from the service so far.
    pub fn received(&self) -> u64 {
        self.received.load(Ordering::Relaxed)
    }

    async fn carry(self, mut browser: TcpStream, service: SocketAddr) {
        let Ok(mut service) = TcpStream::connect(service).await else { return };
        let (mut from_browser, mut to_browser) = browser.split();
        let (mut from_service, mut to_service) = service.split();
        let up = tokio::io::copy(&mut from_browser, &mut to_service);
        let down = async {
            let mut buffer = vec![0; 16 * 1024];
            while let Ok(count @ 1..) = from_service.read(&mut buffer).await {
                self.received.fetch_add(count as u64, Ordering::Relaxed);
                if to_browser.write_all(&buffer[..count]).await.is_err() {
                    return;
                }
            }
        };
        let mut whole = self.whole.subscribe();
        tokio::select! {
            _ = up => {}
            () = down => {}
            _ = whole.wait_for(|whole| !whole) => {}
        }
    }
}
