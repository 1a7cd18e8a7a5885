"""How the docs site is made: `sphinx-build --fail-on-warning docs build/docs`, as `./test` does."""

import os
import tomllib
from importlib.util import find_spec
from pathlib import Path

os.environ["LASTCARD_PURE"] = "1"  # compiled classes do not know their signatures

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))["project"]

project = "Lastcard"
author = PROJECT["authors"][0]["name"]
release = PROJECT["version"]
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
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": False}
autodoc_mock_imports = [name for name in ("open_spiel", "pyspiel") if find_spec(name) is None]  # as on Windows
