"""What the second referee allows. See referee.py."""

from collections.abc import Callable

from referee_hands import RefereeHands, amount_of, color_of, is_wild, number_of, symbol_of

CHOICES = ("color", "target", "lay", "shed", "activate")
"""Decisions that belong to the action before."""


class RefereeRules(RefereeHands):
    drawn = ""
    """The card that was just drawn and may be played."""
    after_flip = False
    """TF-04: the last turn taken was the playing of a Flip."""

    # What a card is

    def is_draw_card(self, face: str) -> bool:
        """NM-03."""
        return amount_of(face) > 0 and not face.startswith("wT")

    def is_bluffable(self, face: str) -> bool:
        """GEN-11, TF-08, TF-09; NM-09: not in no-mercy."""
        is_such = face == "w+c" or (face.startswith("w+") and amount_of(face) > 0)
        return is_such and self.edition != "no-mercy" and self.options["bluffing"] != "free"

    def is_answered(self, face: str) -> bool:
        """Whether its victim is asked before drawing."""
        stacks = self.is_draw_card(face) and self.options["stacking"] != "off"
        return stacks or (self.is_bluffable(face) and self.options["bluffing"] is True)

    # What may be played

    def matches(self, face: str) -> bool:
        """GEN-04."""
        if is_wild(face) or color_of(face) == self.color:
            return True
        return not is_wild(self.top) and symbol_of(face) == symbol_of(self.top)

    def is_wrong(self, seat: int, face: str) -> bool:
        """GEN-11, TF-08, `challenge_test`, `wilds_match`: judged with the card still in hand."""
        rest = self.faces(seat)
        rest.remove(face)
        if self.options["challenge_test"] == "playable":
            return any(other != face and self.matches(other) for other in rest)
        if any(color_of(other) == self.color for other in rest):
            return True
        counts = self.options["wilds_match"]
        return any(is_wild(other) and (counts is True or (counts == "other" and other != face)) for other in rest)

    def is_barred(self, seat: int, face: str) -> bool:
        """`last_card`, and `bluffing` off."""
        if self.options["bluffing"] is False and self.is_bluffable(face) and self.is_wrong(seat, face):
            return True
        rest = self.faces(seat)
        rest.remove(face)
        if self.options["last_card"] == "no_wild":
            return not rest and is_wild(face)
        if self.options["last_card"] == "number":
            if not rest:
                return number_of(face) is None
            return face == "wG" and len(rest) == 1 and not is_wild(rest[0]) and number_of(rest[0]) is None
        return False

    def is_playable(self, seat: int, face: str) -> bool:
        fits = self.matches(face) or (self.after_flip and symbol_of(face) == "F")
        return fits and not self.is_barred(seat, face)

    def is_stackable(self, seat: int, face: str) -> bool:
        """`stacking`."""
        if self.options["stacking"] == "off" or not (self.is_draw_card(self.top) and self.is_draw_card(face)):
            return False
        more = amount_of(face) - amount_of(self.top)
        return (more == 0 or (more > 0 and self.options["stacking"] == "higher")) and not self.is_barred(seat, face)

    # What is legal now

    def legal(self) -> set[str]:
        """All actions of the seat that owes the decision."""
        seat = self.seat
        if self.kind == "turn":
            plays = self.named("play", lambda face: self.is_playable(seat, face))
            return plays | ({"draw"} if self.options["voluntary_draw"] or not plays else set())
        if self.kind == "drawn":
            return {"keep", f"play {self.face(self.drawn)}"} | (
                {f"play {self.drawn}"} if self.options["peek"] else set()
            )
        if self.kind == "color":
            return {f"color {letter}" for letter in self.color_letters()}
        if self.kind == "target":
            return {f"target {other}" for other in self.seats_in() if other != seat}
        if self.kind == "lay":
            return {f"lay {face}" for face in self.faces(seat) if not is_wild(face)}
        if self.kind == "answer":
            return self.answers()
        if self.kind == "shed":
            return {"stop"} | self.named("shed", bool)
        return {"yes", "no"} if self.kind else set()

    def color_letters(self) -> str:
        if self.side:
            return "kopt"
        return "bgrp" if self.edition in ("avengers", "bts") else "bgry"

    def named(self, verb: str, test: Callable[[str], bool]) -> set[str]:
        """Cards of the deciding seat, with `peek` also by both faces."""
        cards = [card for card in self.hands[self.seat] if test(self.face(card))]
        whole = {f"{verb} {card}" for card in cards} if self.options["peek"] else set()
        return {f"{verb} {self.face(card)}" for card in cards} | whole

    def answers(self) -> set[str]:
        found = {"accept"} | self.named("play", lambda face: self.is_stackable(self.seat, face))
        if self.top == "wD":
            found.add("dance")
        if self.is_bluffable(self.top) and self.options["bluffing"] is True and self.actor not in self.out:
            found.add("challenge")
        return found

    def interrupts(self, seat: int) -> set[str]:
        """GEN-14, `jump_in`."""
        if not self.kind or not self.is_in(seat):
            return set()
        found = {f"catch {other}" for other in self.exposed if other != seat}
        if seat in self.exposed:
            found.add("uno")
        if self.options["jump_in"] and self.kind in ("turn", "drawn") and seat != self.seat and not is_wild(self.top):
            twins = [card for card in self.hands[seat] if self.face(card) == self.top]
            if twins and not self.is_barred(seat, self.top):
                found |= {f"jump {self.top}"} | ({f"jump {card}" for card in twins} if self.options["peek"] else set())
        return found

    def takes_call(self, action: str) -> bool:
        """GEN-14: whether `uno` may stand behind an action."""
        if action == "draw":
            return self.options["force_play"] is True
        return action.partition(" ")[0] in ("play", "jump", "lay", "shed")
