//! A connection to a room.

use super::address::Address;
use futures_util::{SinkExt, StreamExt};
use room_protocol::{Refusal, ServerMessage};
use serde_json::Value;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, Response, StatusCode, header};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long a connection may take to be made.
const CONNECTING: Duration = Duration::from_secs(10);
/// How long nothing may be heard before the server is asked whether it is there, and after which as long again it is not.
const QUIET: Duration = Duration::from_secs(15);

/// What a server of any game tells.
pub type Told = ServerMessage<Value, Value, Value, Value>;

/// An open connection.
pub struct Connection {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    asked: bool,
}

/// Why there is no connection.
pub enum NoConnection {
    /// It will not get better.
    Never(String),
    /// It may be there in a moment.
    NotNow(String),
}

/// The connection is gone.
pub struct Lost;

impl Connection {
    /// Connects; with a cookie as somebody known, otherwise as somebody new, who has a cookie from then on.
    pub async fn open(address: &Address, cookie: &mut Option<HeaderValue>) -> Result<Connection, NoConnection> {
        let never = |error: Error| NoConnection::Never(error.to_string());
        let mut request = address.socket().into_client_request().map_err(never)?;
        if let Some(cookie) = &cookie {
            request.headers_mut().insert(header::COOKIE, cookie.clone());
        }
        let opened = timeout(CONNECTING, connect_async(request)).await;
        let (socket, response) = match opened {
            Ok(Ok(opened)) => opened,
            Ok(Err(Error::Http(response))) => return Err(refused(&response)),
            Ok(Err(error)) => return Err(NoConnection::NotNow(error.to_string())),
            Err(_) => return Err(NoConnection::NotNow(format!("no answer within {} s", CONNECTING.as_secs()))),
        };
        if let Some(set) = response.headers().get(header::SET_COOKIE) {
            let own = set.as_bytes().split(|sign| *sign == b';').next().unwrap_or_default();
            *cookie = HeaderValue::from_bytes(own).ok();
        }
        Ok(Connection { socket, asked: false })
    }

    /// Says something.
    pub async fn say(&mut self, say: &Value) -> Result<(), Lost> {
        self.socket.send(Message::text(say.to_string())).await.map_err(|_| Lost)
    }

    /// The next thing told. What is not understood is passed over: a newer server may tell more.
    pub async fn hear(&mut self) -> Result<Told, Lost> {
        loop {
            match timeout(QUIET, self.socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => {
                    self.asked = false;
                    if let Ok(told) = serde_json::from_str(&text) {
                        return Ok(told);
                    }
                }
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return Err(Lost),
                Ok(Some(Ok(_))) => self.asked = false,
                Err(_) if self.asked => return Err(Lost),
                Err(_) => {
                    self.asked = true;
                    self.say(&"ping".into()).await?;
                }
            }
        }
    }

    /// Leaves in good manners.
    pub async fn close(mut self) {
        _ = timeout(Duration::from_secs(1), self.socket.close(None)).await;
    }
}

/// Why the server did not open a WebSocket.
fn refused(response: &Response<Option<Vec<u8>>>) -> NoConnection {
    let body = response.body().as_deref().unwrap_or_default();
    let no = serde_json::from_slice::<Refusal>(body).ok();
    let said = no.map(|no| super::sentence(&no));
    match response.status() {
        StatusCode::UNAUTHORIZED => NoConnection::Never(
            "this server belongs to a club and asks for a password; a bot can be let in only by a server without one"
                .to_owned(),
        ),
        StatusCode::NOT_FOUND => {
            NoConnection::Never(said.unwrap_or_else(|| {
                "there is no table at this address; is it the link of a room of Holotable?".to_owned()
            }))
        }
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE | StatusCode::BAD_GATEWAY => {
            NoConnection::NotNow(said.unwrap_or_else(|| "the server is busy".to_owned()))
        }
        status => NoConnection::Never(said.unwrap_or_else(|| format!("the server answered {status}"))),
    }
}
