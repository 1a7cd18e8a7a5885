"""The texts of the pages over the table: help, rules, players, scores."""

from collections.abc import Iterable

from rich.cells import cell_len, set_cell_size
from textual.content import Content

from lastcard.cli.open_actions import action_for, wish_for
from lastcard.cli.page_layout import columns, wrap
from lastcard.cli.screens.glyphs import SHAPES, chip, colored
from lastcard.cli.screens.palette import EXAMPLE, HEADING, INK, QUIET, STRONG
from lastcard.cli.screens.seats import flag, row_of
from lastcard.cli.table_words import Words, card_rule, decision_rules
from lastcard.locale import aim_key
from lastcard.locale.card_points import points_table

NAME_WIDTH = 12
WIDTH = 70
HELP_KEYS = ("arrows", "enter", "letters", "u", "c", "j", "h", "space", "tab", "question_mark", "f1", "i", "l", "q")


def paragraphs(parts: Iterable[Content]) -> Content:
    return Content("\n").join(parts)


def lines_of(text: str) -> str:
    return "\n".join(wrap(text, WIDTH))


def rule_text(words: Words, rules: Iterable[str]) -> Content:
    """Return rules in full, one after the other."""
    parts: list[Content] = []
    for rule in dict.fromkeys(rule for rule in rules if rule):
        page = words.rule(rule)
        parts += [Content.styled(page.heading, HEADING), Content.styled(lines_of(page.text), INK)]
        if page.example:
            parts.append(Content.styled(lines_of(words.say("page-example", text=page.example)), EXAMPLE))
        parts.append(Content())
    return paragraphs(parts[:-1])


def rulebook_text(words: Words) -> Content:
    """Return the whole rulebook of the edition: its aim, its points, every rule that holds in it."""
    edition = words.session.edition
    aim = aim_key(edition.id, words.lang)
    points = columns(points_table(edition, words.lang), WIDTH)
    parts = [
        Content.styled(words.say(f"{aim}.title"), HEADING),
        Content.styled(lines_of(words.say(aim)), INK),
        Content(),
        Content.styled(words.say("rules-points"), HEADING),
        Content.styled(points, INK),
        Content(),
        rule_text(words, edition.rule_ids),
    ]
    return paragraphs(parts)


def help_text(words: Words, place: int) -> Content:
    """Return the help: the selected card and its rule, the rules of the decision, the keys and the signs."""
    session = words.session
    parts: list[Content] = []
    rules: list[str] = []
    if place < len(session.view.hand):
        parts += [*card_text(words, place), Content()]
        rules.append(card_rule(session.edition, session.view.hand[place]))
    parts += [Content.styled(words.prompt(), STRONG), Content()]
    rules += decision_rules(session)
    parts += [rule_text(words, rules), Content(), keys_text(words), Content(), signs_text(words)]
    return paragraphs(parts)


def card_text(words: Words, place: int) -> list[Content]:
    """Return what a card of the hand does and, if it cannot be chosen now, why."""
    view = words.session.view
    card = view.hand[place]
    told = [
        Content.assemble(chip(card), (f" {words.card(card)}", HEADING)),
        Content.styled(lines_of(words.does(card)), INK),
    ]
    if words.session.is_asked and action_for(view, place) is None:
        told.append(Content.styled(lines_of(words.why_not(wish_for(view, place))), STRONG))
    return told


def keys_text(words: Words) -> Content:
    lines = [Content.styled(words.say("page-keys"), HEADING)]
    for name in HELP_KEYS:
        key = set_cell_size(words.say(f"key-{name}"), NAME_WIDTH)
        lines.append(Content.assemble((key, STRONG), (words.say(f"key-{name}.does"), INK)))
    return paragraphs(lines)


def signs_text(words: Words) -> Content:
    """Return a legend of the shapes of colours and the signs of cards in the edition."""
    faces = words.faces()
    colors = dict.fromkeys(face.color for face in faces if face.color)
    shapes = Content("  ").join([colored(letter, words.color(letter)) for letter in SHAPES if letter in colors])
    lines = [Content.styled(words.say("page-signs"), HEADING), shapes]
    seen: set[str] = set()
    for face in faces:
        if face.symbol not in seen and face.number < 0:
            seen.add(face.symbol)
            lines.append(Content.assemble(chip(face.text, 6), (f" {words.card(face.text)}", INK)))
    return paragraphs(lines)


def players_text(words: Words) -> Content:
    """Return everybody at the table with all that the player may know of them."""
    session = words.session
    view = session.view
    parts = [Content.styled(words.say("page-players"), HEADING)]
    for seat in [session.seat, *session.others]:
        told = [words.say("count-cards", count=view.counts[seat])]
        if session.match is not None:
            told.append(words.say("count-points", points=session.match.scores[seat]))
        if seat in session.bots:
            told.append(words.say("player-bot", level=session.bots[seat].name))
        if seat == view.dealer:
            told.append(words.say("player-dealer"))
        name, about = Content.styled(f"{words.names[seat]}  ", STRONG), words.say("log-comma").join(told)
        parts.append(Content.assemble(name, (f"{about} ", QUIET), flag(words, seat)))
        parts += cards_told(words, seat)
    return paragraphs(parts)


def cards_told(words: Words, seat: int) -> list[Content]:
    view = words.session.view
    rows = [("seat-others", view.others[seat] if view.others else []), ("seat-known", view.known[seat])]
    told: list[Content] = []
    for label, cards in rows:
        for start in range(0, len(cards), 14):
            head = set_cell_size(words.say(label) if start == 0 else "", NAME_WIDTH)
            told.append(Content.assemble((f"  {head}", QUIET), row_of(cards[start : start + 14], WIDTH)))
    return told


def score_text(words: Words) -> Content:
    """Return the score sheet after a round: what each hand gave, and the totals."""
    session = words.session
    view = session.view
    match = session.match
    assert view.winner is not None
    parts = [Content.styled(words.winner("round", view.winner), HEADING)]
    if match is not None and match.winner is not None and view.options["scoring"] != "none":
        parts.append(Content.styled(words.winner("match", match.winner), HEADING))
    parts.append(Content())
    heads = ["score-name", "score-cards", "score-round", *(["score-total"] if match is not None else [])]
    parts.append(Content.styled(score_row([words.say(head) for head in heads]), QUIET))
    for seat in range(view.players):
        left = words.say("seat-out") if seat in view.out else str(view.counts[seat])
        cells = [words.names[seat], left, f"+{view.points[seat]}"]
        cells += [str(match.scores[seat])] if match is not None else []
        parts.append(Content.styled(score_row(cells), STRONG if seat == view.winner else INK))
    if match is not None and view.options["scoring"] != "none":
        goal = words.say("score-goal", scoring=view.options["scoring"], target=view.options["target_score"])
        parts += [Content(), Content.styled(goal, QUIET)]
    if shuffled := words.shuffled():
        parts += [Content(), Content.styled(shuffled, QUIET)]
    return paragraphs(parts)


def score_row(cells: list[str]) -> str:
    """Return a name and numbers, the numbers flush right."""
    name, *numbers = cells
    return set_cell_size(name, 24) + "".join(" " * (14 - cell_len(number)) + number for number in numbers)
