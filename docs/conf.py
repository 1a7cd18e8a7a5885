"""How the docs site is made: `sphinx-build --fail-on-warning docs build/docs`, as `./test` does."""

import os
import re
import tomllib
from importlib.util import find_spec
from pathlib import Path

from sphinx.application import Sphinx

os.environ["LASTCARD_PURE"] = "1"  # compiled classes do not know their signatures

from lastcard import __version__

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))["project"]

project = "Lastcard"
author = PROJECT["authors"][0]["name"]
release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["examples"]

html_theme = "furo"
html_title = "Lastcard"
html_extra_path = ["protocol.schema.json"]
html_show_copyright = False
html_copy_source = False

myst_heading_anchors = 3
suppress_warnings = ["misc.highlighting_failure"]  # JSON with an ellipsis in it
pygments_style = "friendly"
pygments_dark_style = "native"

default_role = "code"  # a word in single backticks is code, in docstrings as in Markdown
add_module_names = False
autodoc_member_order = "bysource"
autodoc_inherit_docstrings = False  # what others wrote is in their own format
autodoc_preserve_defaults = True
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_mock_imports = [name for name in ("open_spiel", "pyspiel") if find_spec(name) is None]  # as on Windows


def drop_alias_notes(_app: Sphinx, _what: str, _name: str, _of: object, _options: object, lines: list[str]) -> None:
    """Remove what Python itself writes about the fields of a named tuple."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


def shorten_names(
    _app: Sphinx, _what: str, _name: str, _of: object, _options: object, signature: str | None, returns: str | None
) -> tuple[str | None, str | None]:
    """Shorten the names of types where Sphinx cannot, because a default of a dataclass is not written as Python."""
    if signature and "<factory>" in signature:
        signature = re.sub(r"~[\w.]+\.(\w+)", r"\1", signature)
    return signature, returns


def setup(app: Sphinx) -> None:
    app.connect("autodoc-process-signature", shorten_names)
    app.connect("autodoc-process-docstring", drop_alias_notes)
