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
use tokio::time::{interval, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Bytes, Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How long a server may take to accept a connection, and to answer.
const CONNECTING: Duration = Duration::from_secs(1);
const ANSWERING: Duration = Duration::from_secs(5);
/// How often it is looked whether the owner has told anything: the second time in a row that it has not, it is asked; the third time, it
/// is cut off.
const ASKING: Duration = Duration::from_secs(2);
/// How much somebody may say before the owner hears it.
const SAYING: usize = 64;

type Socket = WebSocketStream<TcpStream>;

/// Somebody's way to a table of another server.
pub(crate) struct Linked {
    pub say: mpsc::Sender<Out>,
    pub told: Told,
    /// Whether the owner has had enough of them, when nothing more is told.
    pub enough: Arc<AtomicBool>,
    /// Who the owner is.
    pub node: i64,
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
    Ok(Linked { say, told, enough, node: peer.node })
}

/// A room of another server as everybody sees it.
pub(crate) async fn look(service: &Service, peer: &Peer, room: &str) -> Result<String, NotReached> {
    let mut socket = connect(service, peer, &format!("/rooms/{room}"), &[]).await?;
    tokio::select! {
        told = timeout(ANSWERING, socket.next()) => match told {
            Ok(Some(Ok(Message::Text(text)))) => Ok(text.as_str().to_owned()),
            Ok(_) | Err(_) => Err(NotReached::NotNow),
        },
        () = service.rooms().store.gone(peer.node) => Err(NotReached::NotNow),
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
    let mut asking = interval(ASKING);
    let mut silent = 0;
    loop {
        tokio::select! {
            text = said.recv() => match text {
                Some(text) => if !send(&mut socket, Message::text(text.as_str())).await { break },
                None => break,
            },
            _ = asking.tick() => {
                silent += 1;
                if silent > 2 || silent == 2 && !send(&mut socket, Message::Ping(Bytes::new())).await {
                    break;
                }
            }
            heard = socket.next() => match heard.inspect(|_| silent = 0) {
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

/// Sends something; no, if the owner does not take it.
async fn send(socket: &mut Socket, message: Message) -> bool {
    timeout(ANSWERING, socket.send(message)).await.is_ok_and(|sent| sent.is_ok())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use room::Visitor;
    use tokio::net::TcpListener;

    /// How long somebody may wait for an owner that is silent before the table is looked for elsewhere.
    const NOTICED: Duration = Duration::from_secs(8);

    /// A link to an owner that is connected and then hears what is said, or nothing more.
    async fn linked(service: &Service, hears: bool) -> Linked {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let peer = Peer { node: 1, address: listener.local_addr().unwrap().to_string() };
        tokio::spawn(async move {
            let stream = listener.accept().await.unwrap().0;
            let mut socket = tokio_tungstenite::accept_async(stream).await.unwrap();
            while hears && socket.next().await.is_some() {}
            std::future::pending::<()>().await;
        });
        let anna = Who { visitor: Visitor([1; 16]), address: "127.0.0.1".parse().unwrap(), changes: true, sitting: 1 };
        join(service, &peer, "room", &anna).await.unwrap()
    }

    #[tokio::test]
    async fn an_owner_that_is_cut_off_is_noticed_and_one_with_nothing_to_tell_is_not_mistaken_for_it() {
        let service = Service::open(Config::default()).unwrap();
        let (mut cut, mut quiet) = (linked(&service, false).await, linked(&service, true).await);
        let (silent, waited) = tokio::join!(timeout(NOTICED, cut.told.next()), timeout(NOTICED, quiet.told.next()));
        assert!(matches!(silent, Ok(None)), "nobody notices that the owner is cut off");
        assert!(waited.is_err(), "an owner that answers is there");
        assert!(!cut.enough.load(Ordering::Relaxed), "the table is looked for elsewhere");
    }
}
