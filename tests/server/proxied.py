"""A real proxy before servers, as deploy/ has it: Debian's nginx or Caddy."""

import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from served import PATIENCE, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"


@contextmanager
def proxied(name: str, folder: Path, urls: Sequence[str]) -> Iterator[str]:
    """Where people come to."""
    program = shutil.which(name)
    if program is None:
        raise SystemExit(f"there is no {name} on this machine: apt install {name}")
    port = free_port()
    folder.mkdir(exist_ok=True)
    servers = [url.removeprefix("http://") for url in urls]
    write = {"nginx": nginx, "caddy": caddy}[name]
    command, environment = write(folder, port, servers)
    with (folder / f"{name}.log").open("wb") as log:
        process = subprocess.Popen([program, *command], env=environment, stdout=log, stderr=log)
        try:
            wait_for(f"http://127.0.0.1:{port}/health")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(PATIENCE)


def nginx(folder: Path, port: int, servers: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """The nodes' file and the location of the site's, without a certificate."""
    nodes = (DEPLOY / "nginx-nodes.conf").read_text()
    (options,) = set(re.findall(r"server \S+:8000(.*?);", nodes))
    ours = "\n".join(f"    server {server}{options};" for server in servers)
    nodes = re.sub(r"(    server \S+:8000.*?;\n?)+", f"{ours}\n", nodes)
    site = (DEPLOY / "nginx.conf").read_text()
    (upgrade,) = re.findall(r"^map .*?^}", site, re.DOTALL | re.MULTILINE)
    (location,) = re.findall(
        r"^    location / {\n        proxy_pass.*?^    }", site, re.DOTALL | re.MULTILINE
    )
    location = location.replace("http://127.0.0.1:8000", "http://witsend_nodes")
    location = location.replace("$host;", "$http_host;")  # the port is another here
    temporary = "\n".join(
        f"{kind}_temp_path {folder};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"""
        daemon off; worker_processes 1; pid {folder}/pid; error_log stderr;
        events {{ worker_connections 8192; }}
        worker_rlimit_nofile 20000;
        http {{
            access_log off; {temporary}
            {upgrade}
            {nodes}
            server {{ listen 127.0.0.1:{port}; {location} }}
        }}
    """
    (folder / "nginx.conf").write_text(whole)
    return ["-c", str(folder / "nginx.conf"), "-p", str(folder)], {}


def caddy(folder: Path, port: int, servers: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    (folder / "Caddyfile").write_text(
        "{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile.nodes").read_text()
    )
    environment = {
        "WITSEND_NAME": f"http://127.0.0.1:{port}",
        "WITSEND_AT": " ".join(servers),
        "HOME": str(folder),
    }
    return ["run", "--config", str(folder / "Caddyfile")], environment


def wait_for(url: str) -> None:
    for _ in range(int(PATIENCE / 0.05)):
        try:
            with urlopen(url, timeout=1):
                return
        except HTTPError as error:
            error.close()
        except (URLError, OSError):
            pass
        Event().wait(0.05)
    raise TimeoutError(url)
