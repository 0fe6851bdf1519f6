//! The side of the server that somebody reached: it asks the owner of the room.

use super::{ENOUGH, NODE, SOMEBODY_ELSE, head};
use crate::rooms::{self, NoRoom, Out, Outbox, Told};
use crate::service::Service;
use crate::socket::{CHANGES, LONGEST};
use crate::visitor::Who;
use axum::http::{HeaderName, HeaderValue, header};
use futures_util::{SinkExt, StreamExt};
use room_protocol::Refusal;
use std::io::ErrorKind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::Peer;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Bytes, Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How long a server may take to accept a connection, and to answer.
const CONNECTING: Duration = Duration::from_secs(1);
const ANSWERING: Duration = Duration::from_secs(5);
/// How much somebody may say before the owner hears it.
const SAYING: usize = 64;

type Socket = WebSocketStream<TcpStream>;

/// Somebody's way to a table of another server.
pub(crate) struct Linked {
    pub say: mpsc::Sender<Out>,
    pub told: Told,
    /// Whether the owner has had enough of them, when nothing more is told.
    pub enough: Arc<AtomicBool>,
}

/// Why another server was not reached.
#[derive(Debug)]
pub(crate) enum NotReached {
    /// Nobody is there, or somebody else.
    Nobody,
    /// It did not answer, or not now.
    NotNow,
    /// It says that there is no such room.
    None(NoRoom),
}

/// Lets somebody sit down at the table of another server.
pub(crate) async fn join(service: &Service, peer: &Peer, room: &str, who: &Who) -> Result<Linked, NotReached> {
    let query = if who.changes { format!("?{CHANGES}") } else { String::new() };
    let socket = connect(service, peer, &format!("/rooms/{room}/socket{query}"), &head(who)).await?;
    let (say, said) = mpsc::channel(SAYING);
    let (out, told) = rooms::outbox();
    let enough = Arc::new(AtomicBool::new(false));
    tokio::spawn(carry(service.clone(), peer.node, socket, said, out, enough.clone()));
    Ok(Linked { say, told, enough })
}

/// A room of another server as everybody sees it.
pub(crate) async fn look(service: &Service, peer: &Peer, room: &str) -> Result<String, NotReached> {
    let mut socket = connect(service, peer, &format!("/rooms/{room}"), &[]).await?;
    match timeout(ANSWERING, socket.next()).await {
        Ok(Some(Ok(Message::Text(text)))) => Ok(text.as_str().to_owned()),
        Ok(_) | Err(_) => Err(NotReached::NotNow),
    }
}

/// Carries what is said and told until one of both ends, or the owner is not one any more.
async fn carry(
    service: Service,
    node: i64,
    mut socket: Socket,
    mut said: mpsc::Receiver<Out>,
    out: Outbox,
    enough: Arc<AtomicBool>,
) {
    let store = service.rooms().store.clone();
    let mut gone = std::pin::pin!(store.gone(node));
    service.metrics().linked.inc();
    loop {
        tokio::select! {
            text = said.recv() => match text {
                Some(text) => if socket.send(Message::text(text.as_str())).await.is_err() { break },
                None => break,
            },
            heard = socket.next() => match heard {
                Some(Ok(Message::Text(text))) => {
                    let Ok(text) = Out::try_from(Bytes::from(text)) else { break };
                    if !out.put(text) {
                        enough.store(true, Ordering::Relaxed);
                        break;
                    }
                }
                Some(Ok(Message::Close(frame))) => {
                    let for_good = frame.is_some_and(|frame| u16::from(frame.code) == ENOUGH);
                    enough.store(for_good, Ordering::Relaxed);
                    break;
                }
                Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                Some(Err(_)) | None => break,
            },
            () = &mut gone => break,
        }
    }
    service.metrics().linked.dec();
    _ = timeout(CONNECTING, socket.close(None)).await;
}

async fn connect(
    service: &Service,
    peer: &Peer,
    path: &str,
    head: &[(HeaderName, String)],
) -> Result<Socket, NotReached> {
    let stream = match timeout(CONNECTING, TcpStream::connect(&peer.address)).await {
        Ok(Ok(stream)) => stream,
        Ok(Err(error)) if error.kind() == ErrorKind::ConnectionRefused => return Err(NotReached::Nobody),
        Ok(Err(_)) | Err(_) => return Err(NotReached::NotNow),
    };
    _ = stream.set_nodelay(true);
    let mut request =
        format!("ws://{}{path}", peer.address).into_client_request().map_err(|_| NotReached::None(no_such_room()))?;
    let ours = [(header::AUTHORIZATION, service.tokens().link()), (NODE, peer.node.to_string())];
    for (name, value) in ours.iter().chain(head) {
        let value = HeaderValue::from_str(value).map_err(|_| NotReached::NotNow)?;
        request.headers_mut().insert(name, value);
    }
    let config = WebSocketConfig::default()
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .max_write_buffer_size(LONGEST)
        .max_message_size(Some(LONGEST))
        .max_frame_size(Some(LONGEST));
    let answered = tokio::select! {
        answered = timeout(ANSWERING, client_async_with_config(request, stream, Some(config))) => answered,
        () = service.rooms().store.gone(peer.node) => return Err(NotReached::NotNow),
    };
    match answered {
        Ok(Ok((socket, _))) => Ok(socket),
        Ok(Err(Error::Http(answer))) => match answer.status().as_u16() {
            SOMEBODY_ELSE => Err(NotReached::Nobody),
            404 => Err(NotReached::None(no_such_room())),
            _ => Err(NotReached::NotNow),
        },
        // It was there, and died.
        Ok(Err(_)) => Err(NotReached::Nobody),
        Err(_) => Err(NotReached::NotNow),
    }
}

fn no_such_room() -> NoRoom {
    NoRoom::None(Refusal::new("no-such-room"))
}
