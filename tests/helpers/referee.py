"""A second referee, written from docs/rules.md alone, to be asked beside the engine. It has no eye for speed.

Every action is carried out in full view: there are no secrets here, only what happens.
"""

from referee_cards import RefereeCards
from referee_hands import amount_of, color_of, is_wild, number_of, symbol_of
from referee_rules import CHOICES


class Referee(RefereeCards):
    call: int | None = None
    """Who called UNO with the action under way."""

    # The first card (GEN-13, TF-02, NM-01)

    def deal(self, deck: list[str]) -> None:
        self.pile = list(deck)
        for place in range(self.options["hand_size"] * self.players):
            self.hands[(self.dealer + 1 + place) % self.players].append(self.pile.pop(0))
        for left in range(len(self.pile) - 1, -1, -1):
            card = self.pile.pop(0)
            face = self.face(card)
            is_draw_wild = is_wild(face) and (self.is_draw_card(face) or face == "w+c")
            if self.options["number_start"]:
                self.discard.append(card)
                if number_of(face) is not None:
                    break
            elif left and (is_draw_wild or symbol_of(face) == "F"):
                self.pile.append(card)
            else:
                self.discard.append(card)
                break
        self.color = color_of(self.top)
        self.open_round((self.dealer + 1) % self.players)

    def open_round(self, first: int) -> None:
        symbol = symbol_of(self.top)
        if is_wild(self.top):
            self.name_color(first, "turn")
        elif self.options["number_start"] or symbol in ("D", "F") or number_of(self.top) is not None:
            self.turn_to(first)
        elif symbol == "S":
            self.turn_to(self.next(first))
        elif symbol == "E":
            self.turn_to(self.dealer)
        elif symbol == "R":
            if self.players > 2 or self.options["two_player_reverse"] == "turn":
                self.direction = -1
            self.turn_to(self.dealer)
        else:
            self.penalty(first, amount_of(self.top))
            if self.winner is None:
                self.turn_to(self.next(first))

    # Actions

    def act(self, seat: int, text: str) -> None:
        """Carry out a legal action, in turn or out of it."""
        action = text.removesuffix(" uno")
        verb, _, what = action.partition(" ")
        if action == "uno":
            self.exposed.discard(seat)
        elif verb == "catch":
            self.catch(int(what))
        else:
            self.exposed &= {seat}
            self.touched = set()
            if verb == "jump" or self.kind not in CHOICES:
                self.call = None
            if action != text:
                self.call = seat
            if verb == "jump":
                self.play(seat, self.card_called(seat, what))
            else:
                self.decide(seat, verb, what)
            self.settle()

    def settle(self) -> None:
        """GEN-14: expose whoever this action has left with one card, without a call."""
        for seat in range(self.players):
            one = len(self.hands[seat]) == 1 and self.winner is None
            if one and self.call != seat and seat in self.touched | self.exposed:
                self.exposed.add(seat)
            else:
                self.exposed.discard(seat)

    def catch(self, seat: int) -> None:
        self.exposed.discard(seat)
        self.penalty(seat, self.options["uno_penalty"])
        if self.winner is None and self.seat in self.out:
            self.replace_decider()

    def replace_decider(self) -> None:
        """NM-04: the one who owes the decision is out, so the turn is lost, but a colour is named all the same."""
        if self.kind == "vote":
            self.next_vote()
        elif self.kind == "color" or not self.color:
            no_effect = {"roulette": "turn", "pick two": "next", "": "next"}
            then = self.then if self.kind == "color" else ""
            self.name_color(self.seat, no_effect.get(then, then))
        else:
            if self.kind == "turn":
                self.actor = self.seat
            self.pass_turn()

    def decide(self, seat: int, verb: str, what: str) -> None:
        if self.kind in ("turn", "drawn", "answer") and verb == "play":
            self.play(seat, self.drawn if self.kind == "drawn" else self.card_called(seat, what))
        elif self.kind == "turn":
            self.draw(seat)
        elif self.kind == "drawn":
            self.end_drawing(seat)
        elif self.kind == "color":
            self.color_named(seat, what)
        elif self.kind == "target":
            self.picked(int(what))
        elif self.kind == "lay":
            self.lay(seat, self.card_called(seat, what))
        elif self.kind == "shed":
            self.shed(seat, verb, what)
        elif self.kind == "activate":
            if verb == "yes":
                self.activate()
            else:
                self.pass_turn()
        elif self.kind == "vote":
            self.votes.append(verb)
            self.next_vote()
        else:
            self.answer(seat, verb)

    # A turn

    def draw(self, seat: int) -> None:
        """GEN-05, NM-02."""
        self.drawn = ""
        got = False
        while not self.drawn:
            card = self.draw_one(seat, is_turn=True)
            got = got or bool(card)
            if not card or seat in self.out:
                break
            if self.is_playable(seat, self.face(card)):
                self.drawn = card
            elif not self.options["draw_until_playable"]:
                break
        if self.winner is not None:
            return
        if self.drawn and self.options["force_play"]:
            self.play(seat, self.drawn)
        elif self.drawn:
            self.ask("drawn", seat)
        else:
            self.idle += not got
            self.end_drawing(seat)

    def end_drawing(self, seat: int) -> None:
        self.actor = seat
        self.after_flip = False
        self.pass_turn()

    def play(self, seat: int, card: str) -> None:
        face = self.face(card)
        self.guilty = self.is_bluffable(face) and self.is_wrong(seat, face)
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.touched.add(seat)
        self.idle, self.actor, self.after_flip = 0, seat, False
        self.color = color_of(face)
        self.pending += amount_of(face) if self.is_draw_card(face) else 0
        if self.hands[seat]:
            self.effect(seat, face)
        else:
            self.order.append(seat)
            self.last_card(seat, face, is_over=not self.options["play_on"] or len(self.seats_in()) <= 1)
