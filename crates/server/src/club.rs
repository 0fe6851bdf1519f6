//! A password for everything, if whoever runs the server wants one.

use crate::api;
use crate::limits::address;
use crate::service::Service;
use crate::visitor;
use axum::Form;
use axum::extract::{Request, State};
use axum::http::{Extensions, HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Redirect, Response};
use room_protocol::Refusal;
use serde::Deserialize;
use text::{Language, Texts};

/// Everything that the page of the password needs, and nothing else.
const POLICY: &str = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/// What can be asked for without the password.
const OPEN: [&str; 5] = ["/api/password", "/healthz", "/readyz", "/metrics", "/robots.txt"];

/// Asks whoever does not know the password for it.
pub(crate) async fn check(State(service): State<Service>, request: Request, next: Next) -> Response {
    let Some(password) = &service.config().password else { return next.run(request).await };
    let path = request.uri().path();
    if OPEN.contains(&path) || visitor::has_pass(&service, request.headers(), password) {
        return next.run(request).await;
    }
    match path.starts_with("/api/") {
        true => api::refused(StatusCode::UNAUTHORIZED, Refusal::new("password")),
        false => form(request.headers(), false),
    }
}

/// What was typed.
#[derive(Deserialize)]
pub(crate) struct Typed {
    password: String,
}

/// `POST /api/password`
pub(crate) async fn enter(
    State(service): State<Service>,
    headers: HeaderMap,
    extensions: Extensions,
    Form(typed): Form<Typed>,
) -> Response {
    let Some(password) = &service.config().password else { return Redirect::to("/").into_response() };
    if !service.gate().may_guess(address(service.config(), &headers, &extensions)) {
        return api::refused(StatusCode::TOO_MANY_REQUESTS, Refusal::new("too-fast"));
    }
    if !visitor::has_pass_for(&service, &typed.password, password) {
        return form(&headers, true);
    }
    ([(header::SET_COOKIE, visitor::pass(&service, password))], Redirect::to("/")).into_response()
}

/// A page that asks for the password, in the reader's language.
fn form(headers: &HeaderMap, wrong: bool) -> Response {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let language = Language::best(wanted.split(',').filter_map(|part| part.split(';').next()).map(str::trim));
    let (texts, language) = (Texts::new(language), language.code());
    let say = |id: &str| texts.message(id, &[]);
    let wrong = if wrong { format!("<p role=\"alert\">{}</p>", say("room-password-wrong")) } else { String::new() };
    let page = format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Holotable</title><h1>Holotable</h1><p>{}</p>{wrong}<form method=\"post\" action=\"/api/password\"><label>{} \
         <input type=\"password\" name=\"password\" required autofocus></label> <button>{}</button></form></html>",
        say("room-password-why"),
        say("room-password-label"),
        say("room-password-enter"),
    );
    let headers = [(header::CONTENT_SECURITY_POLICY, POLICY)];
    (StatusCode::UNAUTHORIZED, headers, Html(page)).into_response()
}
