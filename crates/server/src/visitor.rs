//! Who somebody is: a token in a cookie that scripts cannot read. Only its hash is kept.

use crate::service::Service;
use axum::http::{HeaderMap, HeaderValue, header};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use room::Visitor;
use sha2::{Digest, Sha256};
use std::net::IpAddr;

/// The names of the cookie, over plain HTTP and over TLS: what begins with `__Host-` no neighbouring site can set.
const NAMES: [&str; 2] = ["holotable", "__Host-holotable"];
/// The same for the cookie of whoever knows the club's password.
const PASSES: [&str; 2] = ["holotable-club", "__Host-holotable-club"];

/// Somebody at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Who {
    pub visitor: Visitor,
    pub address: IpAddr,
    /// Whether they are told changes only.
    pub changes: bool,
    /// As what this sitting is found in logs.
    pub sitting: u64,
}

/// Somebody who came with a token.
pub(crate) struct Token {
    pub visitor: Visitor,
    /// Whether this server made it. Tokens of earlier versions were not signed; they count where a seat belongs to them.
    pub ours: bool,
}

/// The tokens that came with a request, the best first.
pub(crate) fn tokens(service: &Service, headers: &HeaderMap) -> Vec<Token> {
    let values = NAMES.iter().rev().flat_map(|name| named(headers, name));
    let mut tokens: Vec<_> = values
        .filter(|token| token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit()))
        .map(|token| Token { visitor: hashed(&token), ours: service.tokens().made(&token) })
        .collect();
    tokens.sort_by_key(|token| !token.ours);
    tokens
}

/// Somebody new, and the cookie that makes them known.
pub(crate) fn new(service: &Service) -> (Visitor, HeaderValue) {
    let token = service.tokens().make();
    (hashed(&token), cookie(service, NAMES, token))
}

/// The cookie of whoever knows the password.
pub(crate) fn pass(service: &Service, password: &str) -> HeaderValue {
    cookie(service, PASSES, service.tokens().pass(password))
}

/// Whether a request comes from somebody who knows the password.
pub(crate) fn has_pass(service: &Service, headers: &HeaderMap, password: &str) -> bool {
    let mut passes = named(headers, PASSES[usize::from(service.is_secure())]);
    passes.any(|token| service.tokens().passes(&token, password))
}

/// Whether what was typed is the password, found out in a time that does not depend on how much of it is right.
pub(crate) fn has_pass_for(service: &Service, typed: &str, password: &str) -> bool {
    service.tokens().passes(&service.tokens().pass(typed), password)
}

fn cookie(service: &Service, names: [&'static str; 2], value: String) -> HeaderValue {
    let secure = service.is_secure();
    let cookie = Cookie::build((names[usize::from(secure)], value))
        .http_only(true)
        .same_site(SameSite::Strict)
        .path("/")
        .max_age(Duration::days(365))
        .secure(secure)
        .build();
    HeaderValue::try_from(cookie.to_string()).expect("a cookie of digits is a header")
}

/// The values of all cookies with a name. Others may be anything, also no text at all.
fn named(headers: &HeaderMap, name: &str) -> impl Iterator<Item = String> {
    let lines =
        headers.get_all(header::COOKIE).iter().map(|line| String::from_utf8_lossy(line.as_bytes()).into_owned());
    let cookies = lines.flat_map(Cookie::split_parse).filter_map(Result::ok);
    cookies.filter(move |cookie| cookie.name() == name).map(|cookie| cookie.value().to_owned())
}

fn hashed(token: &str) -> Visitor {
    let digest = Sha256::digest(token.as_bytes());
    let mut hash = [0; 16];
    hash.copy_from_slice(&digest[..16]);
    Visitor(hash)
}
