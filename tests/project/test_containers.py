"""The container files, as far as they can be checked without an engine: what they run is run here, one by one."""

import os
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

import debian
import project
from clusters import Nats, nats_program
from lastcard.cli.parser import build_parser
from lastcard.cli.serve import read_config
from lastcard.server.cluster.set_up import check_reachable, check_set_up
from lastcard.server.config import Config

ROOT = project.ROOT
pytestmark = pytest.mark.once


@pytest.fixture
def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    return found


def filled_in(text: str) -> str:
    """With the variables that compose asks for."""
    values = {"POSTGRES_PASSWORD": "one", "NATS_PASSWORD": "two"}
    return re.sub(r"\$\{(\w+)(?::\?|:-([^}]*))\}", lambda found: values.get(found[1], found[2] or ""), text)


def test_what_is_copied_is_there() -> None:
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    extras = re.findall(r'"/source\[(\w+)\]"', "\n".join(lines))
    assert extras == ["cluster"]
    assert "cluster = [" in (ROOT / "pyproject.toml").read_text()
    command = next(line for line in lines if line.startswith("CMD "))
    build_parser("en").parse_args(yaml.safe_load(command.removeprefix("CMD ")))


def test_the_command_of_a_node_is_understood(services: dict[str, Any]) -> None:
    assert services["node1"] == services["node2"]
    words = [filled_in(word) for word in services["node1"]["command"]]
    config = read_config(build_parser("en").parse_args(words), "en")
    check_set_up(config)
    assert config.database == "postgresql+psycopg://lastcard:one@postgresql/lastcard"
    assert config.nats == ("tls://lastcard:two@nats:4222",)
    volumes = {volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert volumes == {"keys", "data", "./containers/nginx.conf"}


def test_nodes_trust_the_certificate_that_is_made(
    services: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if debian.find("openssl") is None:
        pytest.skip("NO OPENSSL HERE")
    script = services["keys"]["command"][0].replace("/keys/", f"{tmp_path}/").replace("DNS:nats", "IP:127.0.0.1")
    for _ in range(2):  # the second time there is one
        subprocess.run(["sh", "-c", script], check=True, capture_output=True)
    flags = [filled_in(word).replace("/keys/", f"{tmp_path}/") for word in services["nats"]["command"]]
    nats = Nats(nats_program(), *flags).start()
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "nats.pem"))
    try:
        check_reachable(Config("postgresql://", nats=(nats.url.replace("nats://", "tls://lastcard:two@"),)))
    finally:
        nats.stop()


def test_nginx_understands_its_file(tmp_path: Path) -> None:
    nginx = debian.find("nginx")
    if nginx is None:
        pytest.skip("NO NGINX HERE")
    block = (ROOT / "containers" / "nginx.conf").read_text().replace("node1", "127.0.0.1").replace("node2", "127.0.0.2")
    page = re.findall(r"```nginx\n(.*?)```", (ROOT / "docs" / "hosting.md").read_text("utf-8"), re.DOTALL)[1]
    told = {line.strip() for line in page.splitlines() if "proxy_" in line and "Host" not in line}
    assert told == {line.strip() for line in block.splitlines() if "proxy_" in line and "Host" not in line}
    file = tmp_path / "nginx.conf"
    file.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{block}}}\n")
    command = [nginx, "-t", "-p", str(tmp_path), "-c", str(file), "-e", str(tmp_path / "error.log")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=dict(os.environ))
    assert done.returncode == 0, (shlex.join(command), done.stderr)
