"""Matches: the draw for dealer, rounds one after the other, the three scorings, and who wins."""

import hashlib
from random import Random

import pytest

from lastcard import EDITIONS, BadOptions, BadPosition, Edition, Game, IllegalAction, Match
from lastcard.editions import EDITIONS as PRINTED
from lastcard.rules.match import RoundResult
from lastcard.rules.model.edition import Side
from playing import play, play_match

DRAWN_FOR = [edition.id for edition in PRINTED if edition.draw_for_dealer]


def finish(match: Match, points: list[int]) -> None:
    """A round that ends with these points, as if it had been played."""
    match._earlier.append(RoundResult(points.index(max(points)), points, []))


def play_round(match: Match, seed: int = 0) -> Game:
    for _ in play(match.game, Random(seed)):
        pass
    return match.game


# Who deals


def drawn(match: Match) -> list[tuple[int, str]]:
    forms = [event.seen_by(None) for event in match.opening]
    return [(int(str(form["seat"])), str(form["card"])) for form in forms if form["event"] == "drew_for_dealer"]


def value(card: str) -> int:
    return int(card[1]) if card[1:].isdigit() else 0


@pytest.mark.parametrize("edition", DRAWN_FOR)
def test_highest_number_deals_and_the_tied_draw_again(edition: str) -> None:
    repeats = 0
    for seed in range(200):
        match = Match(edition, players=5, seed=seed)
        cards = drawn(match)
        tied = list(range(5))
        while len(tied) > 1:
            now, cards = cards[: len(tied)], cards[len(tied) :]
            assert [seat for seat, _ in now] == tied
            highest = max(value(card) for _, card in now)
            tied = [seat for seat, card in now if value(card) == highest]
            repeats += len(tied) > 1
        assert cards == []
        assert match.opening[-1].seen_by(None) == {"event": "deals", "rule": "GEN-02", "seat": tied[0]}
        assert match.dealer == match.game.dealer == tied[0]
    assert repeats > 20


@pytest.mark.parametrize("edition", ["flip", "no-mercy"])
def test_anybody_deals_first_where_nobody_draws(edition: str) -> None:
    matches = [Match(edition, players=4, seed=seed) for seed in range(200)]
    assert all(len(match.opening) == 1 for match in matches)
    counts = [[match.dealer for match in matches].count(seat) for seat in range(4)]
    assert min(counts) > 25


def test_wilds_count_nothing_in_the_draw_and_creepers_stay_quiet() -> None:
    only = {
        "deck": {f"{color}{number}": 0 for color in "bgry" for number in range(1, 9)} | {"wC": 30, "w": 0, "w+4": 0}
    }
    match = Match("minecraft", players=2, seed=3, options={**only, "hand_size": 1})
    assert "wC" in [card for _, card in drawn(match)]
    assert {event.kind for event in match.opening} == {"drew_for_dealer", "deals"}


def test_a_deck_in_which_no_card_is_higher_leaves_it_to_chance() -> None:
    cards = {color + symbol: 10 for color in "bgry" for symbol in "SR"}
    edition = Edition(id="actions", sides=(Side("bgry", cards),), rule_ids=())
    assert {Match(edition, players=3, seed=seed).dealer for seed in range(40)} == {0, 1, 2}
    assert [event.kind for event in Match(edition, players=3).opening] == ["deals"]


def test_a_short_deck_is_shuffled_again_for_the_tied() -> None:
    edition = Edition(
        id="four",
        sides=(Side("bgry", {"b1": 1, "g1": 1, "r1": 1, "y2": 1}),),
        rule_ids=(),
        defaults={"hand_size": 1},
    )
    draws = [len(drawn(Match(edition, players=3, seed=seed))) for seed in range(30)]
    assert {3, 6} <= set(draws)


# Rounds


def test_the_deal_moves_left_and_every_round_has_its_own_cards() -> None:
    match = Match("classic", players=3, seed=7, options={"target_score": 10_000})
    dealers, hands = [match.dealer], [match.game.hand(0)]
    for number in range(1, 5):
        assert match.round == number
        play_round(match, number)
        game = match.next_round()
        assert game is match.game
        assert [event.seen_by(None) for event in match.opening] == [
            {"event": "deals", "rule": "GEN-02", "seat": match.dealer}
        ]
        dealers.append(match.game.dealer)
        hands.append(game.hand(0))
    assert dealers == [(dealers[0] + step) % 3 for step in range(5)]
    assert len({str(hand) for hand in hands}) == 5


def test_the_same_seed_gives_the_same_match() -> None:
    for seed in (7, "seven", b"7" * 32):
        texts = {play_match(Match("bts", seed=seed), Random(1)).text() for _ in range(2)}
        assert len(texts) == 1
    assert Match("bts", seed=7).game.position() == Match("bts", seed="7").game.position()
    assert Match("bts", seed=7).game.position() != Match("bts", seed=8).game.position()


def test_a_round_is_dealt_from_the_documented_seed() -> None:
    """docs/records.md: SHA-256 of the key in hex and `round 1`."""
    match = Match("flip", players=3, seed=b"\1" * 32)
    seed = hashlib.sha256(b"01" * 32 + b" round 1").digest()
    assert Game.deal("flip", 3, seed, match.dealer).position() == match.game.position()


def test_no_next_round_before_the_end() -> None:
    match = Match("classic")
    with pytest.raises(IllegalAction) as refusal:
        match.next_round()
    assert (refusal.value.rule, refusal.value.key) == ("GEN-17", "reason-round-not-over")
    assert match.round == 1


def test_no_next_round_after_the_match() -> None:
    match = Match("classic", options={"target_score": 1})
    play_round(match)
    assert match.is_over
    with pytest.raises(IllegalAction) as refusal:
        match.next_round()
    assert (refusal.value.rule, refusal.value.key) == ("GEN-17", "reason-match-over")


@pytest.mark.parametrize("edition", EDITIONS)
def test_scores_add_up_to_the_target(edition: str) -> None:
    match = Match(edition, players=3, seed=5)
    recorder = play_match(match, Random(5))
    assert len(recorder.record.rounds) == match.round == len(match.results)
    sums = [sum(result.points[seat] for result in match.results) for seat in range(3)]
    assert match.scores == sums
    target = 1000 if edition == "no-mercy" else 500
    assert match.winner == sums.index(max(sums))
    assert max(sums) >= target > max(sums[seat] for seat in range(3) if seat != match.winner)
    before = [total - points for total, points in zip(sums, match.results[-1].points, strict=True)]
    assert max(before) < target


# Who wins


def test_single_rounds() -> None:
    match = Match("classic", options={"scoring": "none"})
    assert not match.is_over
    play_round(match)
    assert match.game.winner is not None
    assert match.winner == match.game.winner
    assert match.scores == [0, 0, 0, 0]
    with pytest.raises(IllegalAction):
        match.next_round()


def last_round(scoring: str, earlier: list[int]) -> Match:
    """A match in its last round, after one that gave these points."""
    match = Match("classic", players=3, seed=2, options={"scoring": scoring, "target_score": 300})
    finish(match, earlier)
    play_round(match)
    return match


def test_lowest_total_wins_a_tally() -> None:
    match = last_round("tally", [0, 100, 310])
    points = match.game.points()
    assert match.scores == [points[0], 100 + points[1], 310 + points[2]]
    assert match.winner == match.scores.index(min(match.scores))
    assert match.winner != 2


def test_a_tally_goes_on_below_the_target() -> None:
    assert last_round("tally", [0, 0, 0]).winner is None


@pytest.mark.parametrize("scoring", ["tally", "points"])
def test_a_tie_plays_another_round(scoring: str) -> None:
    points = last_round(scoring, [0, 0, 0]).game.points()
    level = [max(points) - each for each in points]
    raised = [each + 300 for each in level]
    match = last_round(scoring, raised)
    assert len(set(match.scores)) == 1
    assert match.winner is None
    match.next_round()
    assert match.winner is None
    play_round(match, 1)
    scores = match.scores
    best = min(scores) if scoring == "tally" else max(scores)
    assert match.winner == (scores.index(best) if scores.count(best) == 1 else None)


def test_of_two_at_the_target_the_higher_wins() -> None:
    match = last_round("points", [900, 1000, 0])
    assert max(match.game.points()) < 900
    assert match.winner == match.scores.index(max(match.scores))


def test_places_are_kept() -> None:
    match = Match("classic", players=4, seed=1, options={"play_on": True, "target_score": 10_000})
    play_round(match)
    places = match.game.places
    match.next_round()
    assert sorted(places) == [0, 1, 2, 3]
    assert match.results == [(places[0], match.results[0].points, places)]


# What is refused


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(BadOptions):
        Match("classic", players=11)
    with pytest.raises(BadOptions):
        Match("classic", options={"stacking": "maybe"})
    with pytest.raises(BadOptions):
        Match("classic", players=8, options={"hand_size": 15})
    with pytest.raises(BadPosition):
        Match("classic", seed=b"short")
