"""A cluster that is set up wrongly is told in one clear line; over a network, NATS needs TLS and a password."""

import subprocess
from pathlib import Path

import pytest

import debian
from clusters import Nats, nats_program, start_nats
from databases import new_database
from lastcard.cli.main import main
from lastcard.rules.model.errors import LastcardError
from lastcard.server.cluster.set_up import check_reachable, check_set_up
from lastcard.server.config import Config
from serving import free_port

pytestmark = pytest.mark.once
POSTGRESQL = "postgresql://lastcard@127.0.0.1/lastcard"

WRONG = [
    (["--nats", "nats://127.0.0.1"], "--nats joins several servers, and they need PostgreSQL"),
    (["--processes", "2"], "--processes 2 needs PostgreSQL and NATS"),
    (["--processes", "2", "--database", POSTGRESQL], "--processes 2 needs PostgreSQL and NATS"),
    (["--processes", "2", "--nats", "nats://127.0.0.1", "--database", "sqlite:///x"], "they need PostgreSQL"),
    (["--nats", "http://127.0.0.1", "--database", POSTGRESQL], "http://127.0.0.1 is no address of NATS"),
    (["--nats", "nats://10.0.0.7:4222", "--database", POSTGRESQL], "10.0.0.7:4222 is not on this machine"),
    (["--nats", "nats://ann:mellon@10.0.0.7", "--database", POSTGRESQL], "NATS at 10.0.0.7 is not on this machine"),
    (["--nats", "tls://nats.example", "--database", POSTGRESQL], "use TLS and a password"),
]


@pytest.mark.parametrize(("words", "told"), WRONG)
def test_what_cannot_work_is_told_in_one_line(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--data", str(tmp_path), *words]) != 0
    printed = capsys.readouterr().err
    assert told in printed
    assert printed.count("\n") == 1
    assert "mellon" not in printed


def test_whoever_does_not_answer_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nobody = free_port()
    words = ["serve", "--data", str(tmp_path), "--nats", f"nats://127.0.0.1:{nobody}", "--database", POSTGRESQL]
    assert main(words) != 0
    assert capsys.readouterr().err.count("\n") == 1
    there = ["--nats", start_nats().url, "--database", f"postgresql://lastcard@127.0.0.1:{nobody}/x"]
    assert main(["serve", "--data", str(tmp_path), *there]) != 0
    printed = capsys.readouterr().err
    assert printed.count("\n") == 1
    assert f"127.0.0.1:{nobody}" in printed


def make_certificate(folder: Path) -> None:
    openssl = debian.find("openssl")
    if openssl is None:
        pytest.skip("NO OPENSSL HERE")
    subprocess.run(
        [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1",
         "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", folder / "key.pem", "-out", folder / "cert.pem"],
        check=True, capture_output=True,
    )  # fmt: skip


def test_nats_with_tls_and_a_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_certificate(tmp_path)
    keys = ("--tls", "--tlscert", str(tmp_path / "cert.pem"), "--tlskey", str(tmp_path / "key.pem"))
    nats = Nats(nats_program(), *keys, "--user", "ann", "--pass", "word").start()
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "cert.pem"))
    try:
        for password, is_right in (("word", True), ("wrong", False)):
            server = nats.url.replace("nats://", f"tls://ann:{password}@")
            config = Config(new_database("postgresql"), nats=(server,))
            check_set_up(config)
            if is_right:
                check_reachable(config)
            else:
                with pytest.raises(LastcardError, match="cannot be used"):
                    check_reachable(config)
        monkeypatch.delenv("SSL_CERT_FILE")
        with pytest.raises(LastcardError, match="cannot be used"):
            check_reachable(Config("postgresql://", nats=(nats.url.replace("nats://", "tls://ann:word@"),)))
    finally:
        nats.stop()
