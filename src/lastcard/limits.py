"""How much anybody may send, and how much is kept for anybody. Figures are bytes unless they say otherwise."""

# What is sent to a server

REQUEST_LINE = 2_048
"""Path and query of a request."""
HEADERS = 16_384
"""All headers of a request together."""
LANGUAGE_HEADER = 256
"""What is read of an Accept-Language header."""
BODY = 32_768
"""The body of a request."""
MESSAGE = 32_768
"""A message over a WebSocket."""
LARGEST_NUMBER = 2**53 - 1
"""The largest whole number that a browser reads from JSON exactly."""

# Texts

NAME_CHARACTERS = 24
"""A person's name: at most four times as many bytes."""
CHAT_CHARACTERS = 200
"""A chat message: at most four times as many bytes."""
TOLD_VALUE_CHARACTERS = 600
"""How much of what somebody wrote is repeated in a refusal."""
EDITION_TEXT = 16_384
"""The file of a custom edition."""
EDITION_NAME = 100
"""The name of a custom edition in one language."""
EDITION_ABOUT = 500
"""What a custom edition says about itself in one language."""
EDITION_KEY_CHARACTERS = 40
"""A key or a text anywhere else in a custom edition."""
EDITION_DEPTH = 6
"""How deep tables and lists of a custom edition may lie in one another."""
EDITION_VALUES = 1_000
"""Keys and values of a custom edition."""
EDITIONS_KEPT = 500
"""Custom editions that are remembered by their ids; the ones used longest ago are forgotten."""

# Tables

VISITORS = 100
"""People at a table who have no chair."""
TOLD_A_SECOND, TOLD_AT_ONCE = 200, 600
"""Messages to all at a table together, as long as they are about chairs and chat and not about the game."""
NOTED = 200
"""People whom a host has removed, muted or let in; those before them are forgotten."""

ROUND_ACTIONS = 10_000
"""Actions of a round; one that goes on after that is closed as a draw."""
LENT_HOURS = 30 * 24
"""Hours for which a seat can be lent to a program."""
BRANCHES_A_PERSON = 5
"""Try-outs that one person has a chair at; a further one ends the oldest."""
RESULTS_TOLD = 100
"""Rounds of a match that a table tells one by one; older ones are put together."""

# Circles

CIRCLE_NAME_CHARACTERS = 40
"""The name of a circle: at most four times as many bytes."""
CIRCLE_MEMBERS = 50
"""People in a circle."""
CIRCLES_A_PERSON = 20
"""Circles that one person is in."""

# Queues of a server

CONNECTION_MESSAGES = 200
"""Messages that wait for one connection; a client that is further behind is cut off and may come back."""
CONNECTION_QUEUE = 1024 * 1024
"""What waits for one connection, as it lies in memory."""
ALL_QUEUES = 48 * 1024 * 1024
"""What waits for all connections together; when it is more, those with most waiting are cut off."""
UNSTORED = 16 * 1024 * 1024
"""What waits to be stored before it is sent; when it is more, no further messages are read."""
WAITING_WORK = 64
"""Requests that wait for the thread that builds editions and replays rounds; further ones are refused."""
REVIEWS_AT_A_TIME = 16
"""Reviews that are being made; further ones are refused."""
REVIEWS_OF_ADDRESS = 4
"""Of these, for strangers at an address."""
REVIEW_TIME = 20.0
"""Seconds that processes work on a review; of a round that takes longer, only the first steps are reviewed."""
ADVICE_AT_A_TIME = 32
"""People who wait for the coach; further ones are refused."""
REVIEWS_KEPT = 8 * 1024 * 1024
"""All reviews that are kept; when it is more, those go that nobody has read for longest."""

# All together

WHOLE_SERVER = 320 * 1024 * 1024
"""Memory of a server while 200 sockets do their worst: a promise that tests check, not a limit that is enforced."""
