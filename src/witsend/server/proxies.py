"""Proxies before this server: those whose word is believed, by their addresses."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

PRIVATE = (  # this machine, and networks that nobody on the internet has an address in
    *("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"),
    *("::1/128", "fc00::/7", "fe80::/10"),
)
MOST_KNOWN = 10_000  # addresses that are remembered


class Proxies:
    def __init__(self, networks: Iterable[str] = ()) -> None:
        self.networks = tuple(ip_network(network, strict=False) for network in networks)
        self.trusts = lru_cache(MOST_KNOWN)(self._trusts)

    def _trusts(self, address: str) -> bool:
        """Whether a proxy of ours is at this address."""
        try:
            parsed = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(parsed, IPv6Address):
            parsed = parsed.ipv4_mapped or parsed
        return any(parsed in network for network in self.networks)

    def asker(self, forwarded: str) -> str:
        """Of addresses that each proxy has added its own asker's to: the last that is no proxy's,
        as whoever asks may have begun the list with anything."""
        said = [each.strip() for each in forwarded.split(",")]
        return next((each for each in reversed(said) if not self.trusts(each)), said[0])
