"""What a table refuses. Nothing has changed when one of these is raised."""

from collections.abc import Mapping


class Refusal(Exception):
    """`code` names the reason for programs, and the text `server-<code>` for people."""

    def __init__(self, code: str, values: Mapping[str, object] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.values: Mapping[str, object] = values or {}
