"""Which language somebody reads."""

from starlette.requests import HTTPConnection

from lastcard.locale import pick_language


def language_of(connection: HTTPConnection) -> str:
    """Return the language of a request or a socket: by `?lang=`, or else by the whole Accept-Language header."""
    return pick_language(connection.query_params.get("lang") or connection.headers.get("accept-language", ""))
