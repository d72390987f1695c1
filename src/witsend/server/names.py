"""What this server is called. A name that another site's owner can point at it is no such name.

DNS rebinding: a browser loads a page of evil.example, whose owner then points that name at this
machine; from there on the page may read all that is served here, as its own. What gives it away is
the Host header. An address in it is always right: nobody can point an address at another one.
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address

LOCALHOST = "localhost"
# Under these nobody can register a name: a home's own network gives them.
HOME = ("local", "lan", "home.arpa")
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{0,5})?")


def name_in(host: str) -> str | None:
    """The name in a Host header, or the address; None where that is none."""
    if whole := HOST.fullmatch(host.lower()):
        return whole[1].removesuffix(".")
    return None


def is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def is_ours(name: str, names: Iterable[str]) -> bool:
    return is_address(name) or name == LOCALHOST or name.endswith(f".{LOCALHOST}") or name in names


def own_names(given: Iterable[str], sites: Iterable[str] = ()) -> frozenset[str]:
    """Those of this machine in its own network, those that were given, and those of sites."""
    machine = socket.gethostname().lower()
    first = machine.partition(".")[0]
    hosts = (name_in(site.partition("://")[2]) for site in sites)
    at_home = (f"{first}.{place}" for place in HOME)
    return frozenset(filter(None, [machine, first, *at_home, *map(name_in, given), *hosts]))
