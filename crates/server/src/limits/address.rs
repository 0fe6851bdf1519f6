//! Who somebody is by their address.

use crate::config::Config;
use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The address that a request comes from; behind a proxy the one that the proxy names.
pub(crate) fn address(config: &Config, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let forwarded = || {
        let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        list.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let named = if config.behind_proxy { forwarded() } else { None };
    network(named.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
}

/// What of an address tells visitors apart: all of IPv4, the first 64 bits of IPv6, since a household has all the rest.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) if address.is_loopback() => IpAddr::V6(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
    }
}

#[cfg(test)]
mod tests {
    use super::network;

    fn of(address: &str) -> String {
        network(address.parse().unwrap()).to_string()
    }

    #[test]
    fn a_network_of_ipv6_is_one_visitor() {
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(of("2001:db8:1:2:ffff::1"), of("2001:db8:1:2:3:4:5:6"));
        assert_ne!(of("2001:db8:1:3::1"), of("2001:db8:1:2::1"));
        assert_eq!(of("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(of("192.0.2.7"), "192.0.2.7");
        assert_eq!(of("::1"), "::1");
    }
}
