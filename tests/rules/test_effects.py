"""Facts of effects as the rulebooks have them: menus, bots and custom editions read them, not only the engine."""

import pytest

from lastcard import Game
from lastcard.rules.model.actions import ANSWER, DECISIONS, LAYING, SHEDDING, TARGETING, VOTE
from lastcard.rules.model.effect import (
    ALL_OF_ITS_COLOR,
    FACE_VALUE,
    HIGHEST_WINS,
    HITS_COLOR,
    HITS_NEXT,
    HITS_NOBODY,
    HITS_PICKED,
    LOWEST_LOSES,
    NO_DUEL,
    UNTIL_COLOR,
    Effect,
    find_effect,
)

SWITCHES = (
    "is_wild", "is_number", "is_draw", "is_bluffable", "opens", "acts_when_uncovered", "needs_two_sides",
    "is_shown_when_drawn", "turns_over", "picks_before_color", "takes_turn", "goes_again", "reverses", "victim_names",
    "acts_after_color",
)  # fmt: skip
TRUE = {
    "#": "is_number opens",
    "S": "opens acts_when_uncovered takes_turn",
    "R": "opens acts_when_uncovered reverses",
    "E": "opens acts_when_uncovered goes_again",
    "D": "opens acts_when_uncovered",
    "F": "acts_when_uncovered needs_two_sides turns_over",
    "+*": "is_draw opens acts_when_uncovered takes_turn",
    "w": "is_wild opens acts_when_uncovered",
    "w+*": "is_wild is_draw is_bluffable acts_when_uncovered takes_turn acts_after_color",
    "w+c": "is_wild is_bluffable acts_when_uncovered takes_turn acts_after_color",
    "wR+*": "is_wild is_draw acts_when_uncovered takes_turn reverses acts_after_color",
    "wG": "is_wild opens acts_when_uncovered",
    "wD": "is_wild opens acts_when_uncovered acts_after_color",
    "wC": "is_wild opens acts_when_uncovered is_shown_when_drawn",
    "wP": "is_wild opens acts_when_uncovered picks_before_color",
    "wM": "is_wild opens acts_when_uncovered picks_before_color",
    "wW": "is_wild opens acts_when_uncovered takes_turn victim_names acts_after_color",
}
"""What is true of each effect, by its symbol; all else is not."""
HITS = {
    "+*": (HITS_NEXT, 0),
    "w+*": (HITS_NEXT, 0),
    "w+c": (HITS_NEXT, UNTIL_COLOR),
    "wR+*": (HITS_NEXT, 0),
    "wG": (HITS_COLOR, 2),
    "wD": (HITS_NEXT, 3),
    "wM": (HITS_PICKED, 2),
    "wW": (HITS_NEXT, UNTIL_COLOR),
}
"""Who draws, and how many cards where the face has no amount."""
TAKES_ALONG = {"D": ALL_OF_ITS_COLOR, "wG": 1, "wP": 2}
DUELS = {"wP": HIGHEST_WINS, "wM": LOWEST_LOSES}
ASKS = {
    "#": (TARGETING,),
    "+*": (ANSWER,),
    "w+*": (ANSWER,),
    "w+c": (ANSWER,),
    "wR+*": (ANSWER,),
    "wG": (LAYING,),
    "wD": (ANSWER, VOTE),
    "wP": (TARGETING, SHEDDING),
    "wM": (TARGETING,),
}
VERBS = {"F": {"yes", "no"}, "wG": {"lay"}, "wD": {"dance", "yes", "no"}, "wP": {"shed", "stop"}}


def effect_of(symbol: str) -> Effect:
    effect = find_effect(symbol)
    assert effect is not None
    return effect


@pytest.mark.parametrize("symbol", TRUE)
def test_what_is_true_of_an_effect(symbol: str) -> None:
    effect = effect_of(symbol)
    assert {name for name in SWITCHES if getattr(effect, name)} == set(TRUE[symbol].split())


@pytest.mark.parametrize("symbol", TRUE)
def test_how_much_an_effect_does(symbol: str) -> None:
    effect = effect_of(symbol)
    assert (effect.hits, effect.cards) == HITS.get(symbol, (HITS_NOBODY, 0))
    assert effect.takes_along == TAKES_ALONG.get(symbol, 0)
    assert effect.duel == DUELS.get(symbol, NO_DUEL)
    assert effect.points == (FACE_VALUE if effect.is_number else 50 if effect.is_wild else 20)


@pytest.mark.parametrize("symbol", TRUE)
def test_what_an_effect_asks(symbol: str) -> None:
    effect = effect_of(symbol)
    assert [DECISIONS[kind] for kind in effect.asks] == [DECISIONS[kind] for kind in ASKS.get(symbol, ())]
    assert set(effect.verbs) == VERBS.get(symbol, set())
    assert effect.rule in effect.rules or effect.is_number


def test_the_facts_are_told_apart() -> None:
    assert len({HITS_NOBODY, HITS_NEXT, HITS_PICKED, HITS_COLOR}) == 4
    assert len({NO_DUEL, HIGHEST_WINS, LOWEST_LOSES}) == 3
    assert max(FACE_VALUE, ALL_OF_ITS_COLOR, UNTIL_COLOR) < 0
    assert find_effect("wX") is None


def test_an_effect_that_does_nothing_says_so() -> None:
    """What the engine can ask of any effect."""
    nothing = Effect("nothing", "wX", "CU-99")
    state = Game.setup("classic", ["r1", "r2"], "r3")._state
    alone = nothing.play, nothing.color_named, nothing.last_color_named, nothing.shedding_stopped, nothing.voter_left
    for ask in alone:
        with pytest.raises(NotImplementedError):
            ask(state)
    numbered = (
        nothing.player_picked,
        nothing.answered,
        nothing.card_laid,
        nothing.card_shed,
        nothing.penalty_color_named,
    )
    for ask_with in numbered:
        with pytest.raises(NotImplementedError):
            ask_with(state, 0)
    with pytest.raises(NotImplementedError):
        nothing.voted(state, True)
    with pytest.raises(NotImplementedError):
        nothing.drawn(state, 0, 0)
    assert not nothing.play_last(state, True)
    assert not nothing.open_round(state, 0)
