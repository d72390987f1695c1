"""What a host copies: every setting it names exists, and the tools that read it understand it.

The tools are asked by script/soak, which installs them.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from witsend.cli.limits import limit_variable
from witsend.cli.serve import serve
from witsend.server.gate import Limits
from witsend.server.http import BODY_SECONDS
from witsend.server.serve import GRACEFUL_SECONDS

DEPLOY = Path(__file__).parent.parent / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text()
UNIT = (DEPLOY / "witsend.service").read_text()
NGINX = (DEPLOY / "nginx.conf").read_text()
CADDY = (DEPLOY / "Caddyfile").read_text()
COMPOSE = yaml.safe_load((DEPLOY / "compose.yml").read_text())
SETTINGS = {str(param.envvar) for param in serve.params} | {
    limit_variable(name) for name in Limits.__struct_fields__
}
NODES = yaml.safe_load((DEPLOY / "nodes.yml").read_text())["services"]
PROXY = {"WITSEND_AT"}  # for the proxy alone: where the server is


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: str(path.name))
def test_every_variable_is_a_setting(path: Path) -> None:
    named = set(re.findall(r"WITSEND_[A-Z_]*[A-Z]", path.read_text()))
    assert named - PROXY <= SETTINGS


def test_the_container_runs_as_nobody_in_particular_and_is_asked_whether_it_is_well() -> None:
    (user,) = re.findall(r"^USER (\d+)$", CONTAINER, re.MULTILINE)
    assert int(user) > 0
    assert f"--uid {user} " in CONTAINER
    assert "/ready" in CONTAINER
    assert re.search(r"^STOPSIGNAL SIGTERM$", CONTAINER, re.MULTILINE)
    assert CONTAINER.count("\nFROM ") + CONTAINER.startswith("FROM ") == 2
    (exposed,) = re.findall(r"^EXPOSE (\d+)$", CONTAINER, re.MULTILINE)
    assert f"WITSEND_PORT={exposed}" in CONTAINER
    assert f"127.0.0.1:{exposed}/ready" in CONTAINER


def test_the_health_check_of_the_container_is_a_command_that_runs() -> None:
    """Without a server it must fail, or it would never tell."""
    (line,) = re.findall(r"^    CMD (\[.*\])$", CONTAINER, re.MULTILINE)
    python, *arguments = json.loads(line)
    assert python == "python"
    code = arguments[1].replace(":8000", ":9")
    asked = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert asked.returncode == 1
    assert "URLError" in asked.stderr


def test_compose_puts_https_before_a_server_that_believes_its_proxy() -> None:
    services = COMPOSE["services"]
    ours, caddy = services["witsend"], services["caddy"]
    assert "ports" not in ours, "it is reached by its proxy alone"
    assert ours["environment"]["WITSEND_BEHIND_PROXY"] == "yes"
    assert ours["read_only"]
    assert ours["cap_drop"] == ["ALL"]
    assert {"80:80", "443:443"} == set(caddy["ports"])
    assert caddy["depends_on"] == {"witsend": {"condition": "service_healthy"}}
    assert (DEPLOY / ours["build"]["context"] / ours["build"]["dockerfile"]).is_file()
    (caddyfile, *_) = caddy["volumes"]
    assert (DEPLOY / caddyfile.split(":")[0]).is_file()
    assert caddy["environment"]["WITSEND_AT"] == "witsend:8000"
    named = {volume.split(":")[0] for service in services.values() for volume in service["volumes"]}
    assert named - {"./Caddyfile"} == set(COMPOSE["volumes"])
    assert int(ours["stop_grace_period"].removesuffix("s")) > GRACEFUL_SECONDS


def test_three_servers_share_one_postgres_behind_one_proxy() -> None:
    names = [f"witsend-{number}" for number in (1, 2, 3)]
    assert {*names, "postgres", "caddy"} == set(NODES)
    assert NODES["caddy"]["environment"]["WITSEND_AT"].split() == [f"{name}:8000" for name in names]
    assert (DEPLOY / NODES["caddy"]["volumes"][0].split(":")[0]).is_file()
    for name in names:
        ours = NODES[name]
        assert "@postgres/witsend" in ours["environment"]["WITSEND_DATABASE"]
        assert ours["depends_on"] == {"postgres": {"condition": "service_healthy"}}
        assert int(ours["stop_grace_period"].removesuffix("s")) > GRACEFUL_SECONDS
    assert '".[postgres]"' in CONTAINER


def test_a_service_has_time_to_store_and_to_say_goodbye() -> None:
    (seconds,) = re.findall(r"^TimeoutStopSec=(\d+)$", UNIT, re.MULTILINE)
    assert int(seconds) > GRACEFUL_SECONDS
    assert "KillSignal=SIGTERM" in UNIT
    (files,) = re.findall(r"^LimitNOFILE=(\d+)$", UNIT, re.MULTILINE)
    assert int(files) > Limits().connections_in_all * 2


def test_nginx_says_who_asks_and_waits_for_pages_that_are_quiet() -> None:
    for name in ("X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Upgrade"):
        assert re.search(rf"proxy_set_header {name} +\$\w+;", NGINX)
    assert "$proxy_add_x_forwarded_for" not in NGINX, "what a stranger says of themselves"
    (seconds,) = re.findall(r"proxy_read_timeout (\d+)s", NGINX)
    assert int(seconds) > 2 * BODY_SECONDS


@pytest.mark.soak
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    several = made_by("witsend.service")
    for file, name, text in (
        ("witsend.service", "witsend.service", UNIT),
        ("witsend@.service", "witsend@8001.service", several),
    ):
        (tmp_path / file).write_text(text.replace("/opt/witsend/bin/witsend", sys.executable))
        checked = run("systemd-analyze", "verify", str(tmp_path / name))
        assert (checked.returncode, checked.stderr.strip()) == (0, "")


def made_by(file: str) -> str:
    """What the host's page makes of that file, for several servers on one machine."""
    page = (DEPLOY.parent / "docs" / "host.md").read_text().partition("## Several servers")[2]
    (expression,) = re.findall(rf"^sed (\S+|'.+?') deploy/{file} > ", page, re.MULTILINE)
    return run("sed", expression.strip("'"), str(DEPLOY / file)).stdout


def test_the_host_s_page_makes_three_servers_of_one() -> None:
    unit = made_by("witsend.service")
    assert "Environment=WITSEND_PORT=%i" in unit
    assert "WITSEND_DATA" not in unit
    servers = [f"127.0.0.1:{port}" for port in (8001, 8002, 8003)]
    assert re.findall(r"    server (\S+) ", made_by("nginx-nodes.conf")) == servers
    caddy = made_by("Caddyfile.nodes")
    assert f"reverse_proxy {' '.join(servers)} {{" in caddy
    assert caddy.count("YOUR.NAME {") == 1


@pytest.mark.soak
def test_caddy_understands_its_file() -> None:
    for name in ("Caddyfile", "Caddyfile.nodes"):
        file = ("--config", str(DEPLOY / name), "--adapter", "caddyfile")
        assert run("caddy", "adapt", *file).returncode == 0
    assert "reverse_proxy" in CADDY


@pytest.mark.soak
def test_nginx_understands_its_file(tmp_path: Path) -> None:
    subject = ["-subj", "/CN=play.example.org", "-days", "2", "-nodes", "-newkey", "rsa:2048"]
    files = ["-keyout", str(tmp_path / "privkey.pem"), "-out", str(tmp_path / "fullchain.pem")]
    assert run("openssl", "req", "-x509", *subject, *files).returncode == 0
    site = NGINX.replace("/etc/letsencrypt/live/play.example.org", str(tmp_path))
    (tmp_path / "site.conf").write_text(
        re.sub(r"listen (.*?)(\d+)( .*)?;", r"listen \g<1>1\2\3;", site)
    )
    whole = tmp_path / "nginx.conf"
    whole.write_text(
        f"pid {tmp_path}/pid; error_log {tmp_path}/errors; events {{}}\n"
        f"http {{ access_log off; include {tmp_path}/site.conf; }}\n"
    )
    checked = run("nginx", "-t", "-q", "-c", str(whole), "-p", str(tmp_path))
    assert checked.returncode == 0, checked.stderr


def run(*command: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, capture_output=True, text=True, check=False)
