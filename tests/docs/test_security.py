"""Limits in SECURITY.md are those of the code."""

from fractions import Fraction

import pytest

import project
from lastcard import limits
from lastcard.server import doors, run
from lastcard.server.config import Config
from lastcard.server.http import budgets, protocols, regulars
from lastcard.server.live import connection
from lastcard.table.lobby import chat
from lastcard.table.lobby import settings as lobby_settings

pytestmark = pytest.mark.once

MB = 1024 * 1024
CONFIG = Config("sqlite://")


def rate(burst: float, a_second: float) -> str:
    """How often something is allowed, as the page says it."""
    rarely = Fraction(a_second).limit_denominator(100)
    often = f"{a_second:g} a second" if a_second >= 1 else f"one in {1 / rarely} seconds"
    return f"{burst:g} at once, then {often}"


LIMITS = {
    "path and query of a request": [f"{limits.REQUEST_LINE:,} bytes"],
    "headers": [f"{limits.HEADERS:,} bytes"],
    "body": [f"{limits.BODY:,} bytes"],
    "message": [f"{limits.MESSAGE:,} bytes"],
    "body in chunks": [f"{protocols.WASTE:,} bytes"],
    "pings, pongs and parts of messages of a connection": [rate(protocols.PIECES_AT_ONCE, protocols.PIECES_A_SECOND)],
    "messages of a person": [rate(CONFIG.message_burst, CONFIG.message_rate)],
    "messages of strangers at an address": [
        rate(CONFIG.message_burst * budgets.STRANGERS_SHARES, CONFIG.message_rate * budgets.STRANGERS_SHARES)
    ],
    "chat and reactions": [rate(chat.BURST, chat.RATE)],
    "name": [f"{limits.NAME_CHARACTERS} characters"],
    "chat message": [f"{limits.CHAT_CHARACTERS} characters", f"{lobby_settings.MOST_MARKS} accents on a letter"],
    "chat of a table": [f"{chat.MOST_STORED} messages"],
    "custom edition": [
        f"{limits.EDITION_TEXT:,} bytes of TOML",
        f"{limits.EDITION_VALUES:,} values",
        f"{limits.EDITION_DEPTH} levels",
    ],
    "name and `about` of an edition": [f"{limits.EDITION_NAME} and {limits.EDITION_ABOUT} bytes"],
    "tables made, editions sent in": [
        rate(CONFIG.make_burst, CONFIG.make_rate),
        f"strangers at an address {budgets.ADDRESS_SHARES} times that",
    ],
    "changes of settings": [rate(CONFIG.change_burst, CONFIG.change_rate)],
    "sitting down, renaming, bots and so on": [rate(CONFIG.arrange_burst, CONFIG.arrange_rate)],
    "parts of finished rounds": [rate(CONFIG.replay_burst, CONFIG.replay_rate)],
    "actions of a round": [f"{limits.ROUND_ACTIONS:,}"],
    "own tables, finished rounds, editions, puzzles and steps of lessons looked up": [
        rate(CONFIG.look_burst, CONFIG.look_rate)
    ],
    "try-outs of a person": [f"{limits.BRANCHES_A_PERSON}"],
    "questions to the coach": [rate(CONFIG.coach_burst, CONFIG.coach_rate), f"{limits.ADVICE_AT_A_TIME} of all wait"],
    "reviews of finished rounds": [
        rate(CONFIG.review_burst, CONFIG.review_rate),
        f"{limits.REVIEWS_OF_ADDRESS} of strangers at an address",
        f"{limits.REVIEWS_AT_A_TIME} of all",
        f"{limits.REVIEW_TIME:g} seconds",
    ],
    "codes that do not exist, wrong tokens of programs": [rate(CONFIG.guess_burst, CONFIG.guess_rate)],
    "regulars of an address": [f"{regulars.REGULARS_AT_ADDRESS} people", f"{regulars.STAYS / 60:g} minutes"],
    "connections of a person": [f"{CONFIG.connections_a_person}"],
    "people watching a table": [f"{limits.VISITORS}"],
    "members of a circle; circles of a person": [f"{limits.CIRCLE_MEMBERS}; {limits.CIRCLES_A_PERSON}"],
    "told to all at a table, the game apart": [
        f"{limits.TOLD_AT_ONCE} messages at once, then {limits.TOLD_A_SECOND} a"
    ],
    "name of a circle": [f"{limits.CIRCLE_NAME_CHARACTERS} characters"],
    "waiting for one connection": [
        f"{limits.CONNECTION_MESSAGES} messages",
        f"{limits.CONNECTION_QUEUE // MB} MB",
    ],
    "waiting for all connections": [f"{limits.ALL_QUEUES // MB} MB"],
    "waiting to be stored": [f"{limits.UNSTORED // MB} MB"],
    "requests that wait to be worked out in a thread": [f"{limits.WAITING_WORK}"],
    "headers of a request": [f"{protocols.REQUEST_TIME:g} seconds"],
    "body of a request": [f"{protocols.BODY_TIME:g} seconds"],
    "an answer, or messages": [f"{protocols.READING_TIME:g} seconds"],
    "silence on a socket": [f"{connection.SILENCE:g} seconds"],
    "descriptors": [f"{run.MOST_DESCRIPTORS:,} asked for", f"{doors.OWN_DESCRIPTORS} for the server itself"],
    "memory of the whole server": [f"{limits.WHOLE_SERVER // MB} MB"],
}


def test_limits_are_those_of_the_code() -> None:
    _, _, table = (project.ROOT / "SECURITY.md").read_text("utf-8").partition("| what | limit | then |")
    rows = [[cell.strip() for cell in line.split("|")[1:3]] for line in table.splitlines() if line.startswith("|")]
    told = {what: limit for what, limit in rows if set(what) != {"-"}}
    assert told.keys() == LIMITS.keys()
    for what, figures in LIMITS.items():
        assert [figure for figure in figures if figure not in told[what]] == [], what
