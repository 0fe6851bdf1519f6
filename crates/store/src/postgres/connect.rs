//! Connections to PostgreSQL.

use crate::StoreError;
use postgres::config::{SslMode, TargetSessionAttrs};
use postgres::error::SqlState;
use postgres::{Client, Config, Error, NoTls};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long a connection may take to be made.
const CONNECTING: Duration = Duration::from_secs(3);

/// What PostgreSQL is asked to do about connections whose other end is gone. Without it their locks would outlive them by minutes.
const HALF_OPEN: &str = "-c tcp_keepalives_idle=3 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3 \
    -c tcp_user_timeout=3000 -c idle_in_transaction_session_timeout=3000";

/// How to connect to the database at an address.
pub(super) fn config(url: &str) -> Result<Config, StoreError> {
    let mut config: Config = url.parse().map_err(|error| {
        let why = said(&error);
        StoreError::Database(format!("{why}; its address looks like postgres://user@host/database"))
    })?;
    if config.get_ssl_mode() == SslMode::Require {
        let why = "sslmode=require: this program speaks to PostgreSQL without TLS; use a socket, a tunnel or a network of your own";
        return Err(StoreError::Database(why.to_owned()));
    }
    if let (None, Some(password)) = (config.get_password(), std::env::var_os("PGPASSWORD")) {
        config.password(password.into_encoded_bytes());
    }
    let options = format!("{} {HALF_OPEN}", config.get_options().unwrap_or_default());
    config
        .application_name("holotable")
        .options(&options)
        .connect_timeout(CONNECTING)
        .keepalives_idle(Duration::from_secs(3))
        .keepalives_interval(Duration::from_secs(1))
        .keepalives_retries(3)
        .tcp_user_timeout(Duration::from_secs(3))
        .target_session_attrs(TargetSessionAttrs::ReadWrite);
    Ok(config)
}

/// A connection. It may be dropped where one must not wait.
pub(super) struct Line {
    client: Option<Client>,
    warned: Arc<AtomicBool>,
}

impl Line {
    pub fn open(config: &Config, options: &str) -> Result<Line, Error> {
        let mut config = config.clone();
        let options = format!("{} {options}", config.get_options().unwrap_or_default());
        let warned = Arc::new(AtomicBool::new(false));
        let heard = warned.clone();
        config.options(&options).notice_callback(move |notice| {
            // Success with a warning: "committed locally, but might not have been replicated".
            if notice.code() == &SqlState::WARNING {
                heard.store(true, Ordering::Relaxed);
            }
        });
        let client = config.connect(NoTls)?;
        Ok(Line { client: Some(client), warned })
    }

    pub fn client(&mut self) -> &mut Client {
        self.client.as_mut().expect("a connection is there until it is dropped")
    }

    pub fn is_closed(&self) -> bool {
        self.client.as_ref().is_none_or(Client::is_closed)
    }

    /// Whether there was a warning since this was last asked.
    pub fn take_warning(&self) -> bool {
        self.warned.swap(false, Ordering::Relaxed)
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let client = self.client.take();
        std::thread::spawn(move || drop(client));
    }
}

/// What an error means for what was asked.
#[derive(Debug)]
pub(super) enum Trouble {
    /// Nobody knows whether it was done: the connection is gone, or a standby did not confirm.
    Lost(String),
    /// It was not done, because others did something at the same time; the same may work now.
    Again,
    /// It was not done.
    No(StoreError),
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Trouble {
        let Some(code) = error.code() else { return Trouble::Lost(said(&error)) };
        match code {
            &SqlState::T_R_SERIALIZATION_FAILURE | &SqlState::T_R_DEADLOCK_DETECTED => Trouble::Again,
            // Shutting down, starting up, a broken connection.
            code if code.code().starts_with("57P") || code.code().starts_with("08") => Trouble::Lost(said(&error)),
            _ => Trouble::No(StoreError::Database(said(&error))),
        }
    }
}

/// An error in words.
pub(super) fn said(error: &Error) -> String {
    if let Some(said) = error.as_db_error() {
        return format!("PostgreSQL says: {}", said.message());
    }
    let mut text = error.to_string();
    let mut source = std::error::Error::source(error);
    while let Some(cause) = source {
        let cause_text = cause.to_string();
        if !text.contains(&cause_text) {
            text = format!("{text}: {cause_text}");
        }
        source = cause.source();
    }
    text
}

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        StoreError::Database(said(&error))
    }
}
