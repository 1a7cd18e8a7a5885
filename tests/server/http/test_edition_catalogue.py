"""Custom editions by HTTP: a file of a person's is read, and what a table was made with can be asked for."""

import httpx
import pytest

from lastcard.editions.files import FOLDER
from serving import Server

pytestmark = pytest.mark.once


def test_a_file_makes_a_table(server: Server) -> None:
    text = (FOLDER / "mix.toml").read_text("utf-8").replace("Great Mix", "<b>Mine</b>")
    read = httpx.post(f"{server.url}/api/editions", content=text)
    assert read.status_code == 200
    found = read.json()
    assert found["edition"]["words"]["en"]["name"] == "The <b>Mine</b>"
    assert found["edition"]["sides"][0]["deck"]["wG"] == 3
    faces = {face["text"]: face for face in found["edition"]["sides"][0]["faces"]}
    assert faces["wG"] == {"text": "wG", "effect": "gauntlet", "amount": 0, "points": 50, "rule": "AV-01"}
    assert (faces["w+4"]["effect"], faces["w+4"]["amount"]) == ("wild-draw", 4)
    made = httpx.post(f"{server.url}/api/tables", json={"settings": {"custom": found["custom"]}, "bots": ["easy"]})
    assert made.status_code == 200
    asked = httpx.get(f"{server.url}/api/editions/{found['edition']['id']}")
    assert asked.json() == found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("colors = ", "TOML, line 1: this is not TOML"),
        ('name = "x"\ncolors = "bgry"\n[cards]\nzz = 3\n', "TOML, line 4, cards.zz"),
        ("", "TOML: "),
    ],
)
def test_a_mistake_is_told_with_its_line(server: Server, text: str, said: str) -> None:
    answer = httpx.post(f"{server.url}/api/editions?lang=en", content=text)
    assert answer.status_code == 422
    assert answer.json()["code"] == "settings"
    assert answer.json()["text"].startswith(said)


def test_a_file_of_the_server_is_no_edition(server: Server) -> None:
    for name in ("mix.toml", "classic", "mix", str(FOLDER / "mix.toml").replace("/", "%2F")):
        assert httpx.get(f"{server.url}/api/editions/{name}").status_code == 404
    assert httpx.post(f"{server.url}/api/editions", content="#" * 70_000).status_code == 413
