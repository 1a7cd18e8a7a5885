"""The text of the package's page: README.md with whole addresses, as it is read far from the other files."""

import re
import tomllib
from pathlib import Path

LINK = re.compile(r"\]\((?!https?:|#)([^)]+)\)")
PICTURE = re.compile(r'<img( [^>]*)?\bsrc="(?!https?:)([^"]+)"[^>]*>')
PICTURES = re.compile(r"^\|.*<img.*\n|^<p><img.*\n", re.MULTILINE)
"""Lines that hold nothing but pictures."""
EMPTY_TABLE = re.compile(r"^\| \| \|\n\|---\|---\|\n(?!\|)", re.MULTILINE)


def package_page(root: Path) -> str:
    """Return README.md for a package's page.

    Links and pictures lead to the address that `[project.urls]` names as `Source`. As long as it names none, links are
    their words and pictures are left out.
    """
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    return with_addresses((root / "README.md").read_text("utf-8"), settings["project"].get("urls", {}).get("Source"))


def with_addresses(text: str, source: str | None) -> str:
    if source is None:
        text = EMPTY_TABLE.sub("", PICTURES.sub("", text))
        return re.sub(r"\[([^\]]+)" + LINK.pattern, r"\1", text)
    source = source.rstrip("/")
    text = PICTURE.sub(lambda picture: picture[0].replace(picture[2], f"{source}/raw/main/{picture[2]}"), text)
    return LINK.sub(lambda link: f"]({source}/blob/main/{link[1]})", text)
