"""The reader's language."""

from starlette.requests import HTTPConnection

from lastcard.limits import LANGUAGE_HEADER
from lastcard.locale import pick_language


def language_of(connection: HTTPConnection) -> str:
    """Return the language of a request or a socket: by `?lang=`, or else by the whole Accept-Language header."""
    wanted = connection.query_params.get("lang") or connection.headers.get("accept-language", "")
    return pick_language(wanted[:LANGUAGE_HEADER])
