"""Finished rounds, step by step, as a seat saw them or with all hands open."""

from lastcard.record import Step, read_record, replay
from lastcard.server.wire import Json

MOST_STEPS = 100


def replay_steps(text: str, seat: int | None, is_open: bool, first: int, count: int) -> Json:
    """Steps `first` to `first + count`; step 0 is the deal."""
    record = read_record(text)
    steps: list[Json] = []
    total = 0
    for total, step in enumerate(replay(record), 1):
        if first <= total - 1 < first + count:
            steps.append(step_seen(step, seat, is_open))
    return {"total": total, "first": first, "steps": steps}


def step_seen(step: Step, seat: int | None, is_open: bool) -> Json:
    game = step.game
    seen: Json = {
        "move": None if step.move is None else str(step.move),
        "events": [event.seen_by(seat) for event in step.events],
        "view": game.view(seat).to_json(),
    }
    if is_open:
        seen["hands"] = [game.hand(player) for player in range(game.seats)]
        seen["events"] = [open_form(event.seen_by(None), event.seen_by(actor(event))) for event in step.events]
    return seen


def actor(event: object) -> int | None:
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) else None


def open_form(public: Json, own: Json) -> Json:
    """With the cards that only the one concerned saw."""
    return {**public, **own}
