//! What stands in front of several servers: it gives each connection to one of those that are ready.

use chance::Dice;
use play::Chance;
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// How often a server is asked whether it is ready, and how long it may take to say so.
const OFTEN: Duration = Duration::from_millis(250);
const ANSWERING: Duration = Duration::from_secs(1);
/// How often it may fail to answer before its connections are closed.
const FAILURES: u32 = 2;

/// How a server was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Ready,
    /// It lives, and wants nobody new.
    NotReady,
    Dead,
}

/// A balancer; it ends when this is dropped.
pub struct Balancer {
    pub port: u16,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

impl Drop for Balancer {
    fn drop(&mut self) {
        self.tasks.iter().for_each(tokio::task::JoinHandle::abort);
    }
}

impl Balancer {
    /// Listens at a port (0: any) for servers at these ports.
    pub async fn start(port: u16, servers: &[u16], seed: u64) -> Result<Balancer, String> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.map_err(|error| error.to_string())?;
        let port = listener.local_addr().map_err(|error| error.to_string())?.port();
        let mut tasks = Vec::new();
        let mut known = Vec::new();
        for server in servers.iter().copied() {
            let (tell, state) = watch::channel(State::Ready);
            tasks.push(tokio::spawn(look_after(server, tell)));
            known.push((server, state));
        }
        let dice = Arc::new(Mutex::new(Dice::new(seed, u64::MAX - 1)));
        tasks.push(tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(give(stream, known.clone(), dice.clone()));
            }
        }));
        Ok(Balancer { port, tasks })
    }
}

/// Asks a server again and again.
async fn look_after(server: u16, tell: watch::Sender<State>) {
    let mut failures = 0;
    loop {
        let answer = timeout(ANSWERING, ask(server)).await.ok().flatten();
        failures = if answer.is_some() { 0 } else { failures + 1 };
        let state = match answer {
            Some(true) => State::Ready,
            None if failures >= FAILURES => State::Dead,
            Some(false) | None => State::NotReady,
        };
        tell.send_if_modified(|known| std::mem::replace(known, state) != state);
        sleep(OFTEN).await;
    }
}

/// Whether a server says that it is ready, if it says anything.
async fn ask(server: u16) -> Option<bool> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, server)).await.ok()?;
    let request = format!("GET /readyz HTTP/1.1\r\nHost: localhost:{server}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    Some(answer.split(' ').nth(1)? == "200")
}

/// Gives a connection to a server, until one of both ends or the server is dead.
async fn give(mut stream: TcpStream, servers: Vec<(u16, watch::Receiver<State>)>, dice: Arc<Mutex<Dice>>) {
    let ready: Vec<_> = servers.iter().filter(|(_, state)| *state.borrow() == State::Ready).collect();
    let from = if ready.is_empty() { servers.iter().collect() } else { ready };
    let first = dice.lock().unwrap_or_else(PoisonError::into_inner).below(from.len() as u32) as usize;
    for (port, state) in from.iter().cycle().skip(first).take(from.len()) {
        let Ok(Ok(mut server)) = timeout(ANSWERING, TcpStream::connect((Ipv4Addr::LOCALHOST, *port))).await else {
            continue;
        };
        _ = (stream.set_nodelay(true), server.set_nodelay(true));
        let mut state = state.clone();
        tokio::select! {
            _ = copy_bidirectional(&mut stream, &mut server) => {}
            _ = state.wait_for(|state| *state == State::Dead) => {}
        }
        return;
    }
}
