"""Behind nginx with TLS, as docs/hosting.md has it."""

import re
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets

import debian
from serving import ROOT, Server, free_port

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    nginx, openssl = debian.find("nginx"), debian.find("openssl")
    if nginx is None or openssl is None:
        pytest.skip("NO NGINX HERE: the proxy is not tested (apt install nginx openssl)")
    folder = tmp_path_factory.mktemp("nginx")
    port = free_port()
    url = f"https://localhost:{port}"
    server = Server(folder / "data", "--public-url", url, "--trusted-proxy", "127.0.0.1").start()
    key, certificate = folder / "key.pem", folder / "cert.pem"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    make = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*make, *subject], check=True, capture_output=True)
    (folder / "nginx.conf").write_text(configuration(folder, port, server.port, certificate, key))
    process = subprocess.Popen([nginx, "-p", folder, "-c", folder / "nginx.conf", "-e", folder / "error.log"])
    time.sleep(1)
    yield url
    process.terminate()
    process.wait()
    server.stop()
    assert server.errors() == []


def configuration(folder: Path, port: int, behind: int, certificate: Path, key: Path) -> str:
    """The server block of the page, on other ports."""
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    found = re.search(r"```nginx\n(.*?)```", page, re.DOTALL)
    assert found
    block = found[1].replace("listen 443 ssl", f"listen {port} ssl").replace("cards.example;", "localhost;")
    block = re.sub(r"ssl_certificate +\S+", f"ssl_certificate {certificate};", block)
    block = re.sub(r"ssl_certificate_key +\S+", f"ssl_certificate_key {key};", block).replace(";;", ";")
    block = block.replace("127.0.0.1:8000", f"127.0.0.1:{behind}").replace("$host;", "$http_host;")
    paths = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off;\npid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{paths}"
    return f"{head}{block}\n}}\n"


async def test_tables_behind_a_proxy(proxied: str) -> None:
    async with httpx.AsyncClient(base_url=proxied, verify=False) as client:  # noqa: S501, its certificate is its own
        answer = await client.get("/api/me")
        cookie = answer.headers["set-cookie"]
        assert "Secure" in cookie
        assert "strict-transport-security" in answer.headers
        made = (await client.post("/api/tables", json={}, headers={"Origin": proxied})).json()
        assert made["url"] == f"{proxied}/t/{made['code']}"
        assert (await client.get("/metrics")).status_code == 403
    trusting = ssl.create_default_context()
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE
    url = f"{proxied.replace('https', 'wss')}/api/tables/{made['code']}/socket"
    headers = {"Cookie": cookie.partition(";")[0]}
    async with websockets.connect(url, additional_headers=headers, origin=proxied, ssl=trusting) as socket:  # type: ignore[arg-type]
        assert '"welcome"' in str(await socket.recv())
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(url, additional_headers=headers, origin="https://evil.example", ssl=trusting)  # type: ignore[arg-type]
