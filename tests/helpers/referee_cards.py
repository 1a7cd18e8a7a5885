"""What cards do, to the second referee. See referee.py."""

from referee_hands import amount_of, color_of, is_wild, number_of, symbol_of
from referee_rules import RefereeRules


class RefereeCards(RefereeRules):
    then = ""
    """What a named colour leads to."""
    guilty = False
    """The card on top was a bluff."""
    sheds = 0
    """How many cards may still be shed."""
    dancer = 0
    votes: list[str]

    def name_color(self, seat: int, then: str) -> None:
        self.ask("color", self.next(seat) if seat in self.out else seat)
        self.then = then

    # What cards do

    def effect(self, seat: int, face: str) -> None:
        symbol, number = symbol_of(face), number_of(face)
        if number is not None:
            if number == 7 and self.options["seven_zero"]:
                self.pick()
            else:
                if number == 0 and self.options["seven_zero"]:
                    self.pass_hands_on()
                self.pass_turn()
        elif symbol in ("S", "R"):
            self.skip_or_reverse(seat, symbol)
        elif symbol == "E":
            self.turn_to(seat)
        elif symbol == "D":
            self.discard_all(seat, color_of(face))
        elif symbol == "F":
            self.turn_over()
            self.uncover(seat)
        elif symbol == "wG":
            self.gauntlet(seat)
        elif symbol in ("wP", "wM"):
            self.pick()
        elif symbol == "wW":
            self.name_color(self.next(seat), "roulette")
        elif is_wild(face):
            self.name_color(seat, {"w": "next", "wC": "next", "wD": "dance", "wT+2": "pick two"}.get(face, "attack"))
        else:
            self.attack()

    def color_named(self, seat: int, color: str) -> None:
        if self.then == "penalty":  # `draw_color_by`: the colour in force stays
            self.draw_until(self.actor, color)
            if self.winner is None:
                self.turn_to(seat)
            return
        self.color = color
        if self.then == "turn":
            self.turn_to(seat)
        elif self.then == "next":
            self.pass_turn()
        elif self.then == "attack":
            self.attack()
        elif self.then == "dance":
            self.pending = 3
            self.ask("answer", self.next(self.actor))
        elif self.then == "pick two":
            self.pick()
        elif self.then == "roulette":
            self.draw_until(seat, color)
            if self.winner is None:
                self.turn_to(self.next(seat))
        else:
            self.last_attack()

    def skip_or_reverse(self, seat: int, symbol: str) -> None:
        """GEN-07, GEN-08, GEN-10."""
        if symbol == "S" or (len(self.seats_in()) == 2 and self.options["two_player_reverse"] == "skip"):
            self.turn_to(self.next(self.next(seat)))
        else:
            self.direction = -self.direction
            self.turn_to(self.next(seat))

    def pick(self) -> None:
        others = [other for other in self.seats_in() if other != self.actor]
        if len(others) == 1:
            self.picked(others[0])
        else:
            self.ask("target", self.actor)

    def picked(self, other: int) -> None:
        """NM-05, TF-06, TF-07, CU-01."""
        seat = self.actor
        if self.top == "wT+2":
            self.penalty(other, 2)
            if self.winner is None:
                self.pass_turn()
        elif self.top in ("wP", "wM"):
            numbers = [[number_of(face) or 0 for face in self.faces(each) if number_of(face)] for each in (seat, other)]
            if self.top == "wP":
                wins = max(numbers[0], default=0) >= max(numbers[1], default=0)
                self.sheds = 2
                self.next_shed(seat if wins else other)
            else:
                wins = self.lowest(seat) >= self.lowest(other)
                self.penalty(other if wins else seat, 2)
                if self.winner is None:
                    self.name_color(seat if wins else other, "next")
        else:
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
            self.touched |= {seat, other}
            self.pass_turn()

    def lowest(self, seat: int) -> int:
        return min((number for face in self.faces(seat) if (number := number_of(face)) is not None), default=0)

    def next_shed(self, seat: int) -> None:
        if self.sheds and len(self.hands[seat]) > 1:
            self.ask("shed", seat)
        else:
            self.name_color(seat, "next")

    def shed(self, seat: int, verb: str, what: str) -> None:
        self.sheds -= 1
        if verb == "stop":
            self.sheds = 0
        else:
            self.put_under(seat, self.card_called(seat, what))
        self.next_shed(seat)

    def pass_hands_on(self) -> None:
        hands = {self.next(seat): self.hands[seat] for seat in self.seats_in()}
        for seat, hand in hands.items():
            self.hands[seat] = hand
        self.touched |= set(hands)

    def discard_all(self, seat: int, color: str) -> None:
        """NM-07."""
        order = self.round_from(seat)
        for each in order if self.options["discard_all"] == "everyone" else [seat]:
            for card in self.in_order([card for card in self.hands[each] if color_of(self.face(card)) == color]):
                self.put_under(each, card)
        empty = [each for each in order if not self.hands[each]]
        self.order += empty if self.options["play_on"] else empty[:1]
        if (empty and not self.options["play_on"]) or len(self.seats_in()) <= 1:
            self.end()
        else:
            self.pass_turn()

    # Flip (TF-04, TF-05)

    def turn_over(self) -> None:
        self.side = 1 - self.side
        self.discard.reverse()
        self.pile.reverse()
        self.color = color_of(self.top)
        self.after_flip = self.options["flip_after_flip"]

    def uncover(self, seat: int) -> None:
        activation = self.options["flip_activation"]
        if is_wild(self.top):
            self.name_color(seat, "next")
        elif number_of(self.top) is not None or activation == "never":
            self.pass_turn()
        elif activation == "always":
            self.activate()
        else:
            self.ask("activate", seat)

    def activate(self) -> None:
        if symbol_of(self.top) == "F":
            self.turn_over()
            self.pass_turn()
        else:
            self.pending = amount_of(self.top)
            self.effect(self.actor, self.top)

    # The Gauntlet (AV-01 to AV-04)

    def gauntlet(self, seat: int) -> None:
        colored = {face for face in self.faces(seat) if not is_wild(face)}
        if len(colored) == 1:
            self.lay(seat, self.card_called(seat, colored.pop()))
        elif colored:
            self.ask("lay", seat)
        else:
            self.name_color(seat, "next")

    def lay(self, seat: int, card: str) -> None:
        color = color_of(self.face(card))
        self.put_under(seat, card)
        is_last = not self.hands[seat]
        if is_last:
            self.order.append(seat)
        clockwise = [(seat + step) % self.players for step in range(self.players)]
        hit = [each for each in clockwise if self.is_in(each) and color in map(color_of, self.faces(each))]
        self.deferred = True
        for each in hit:
            spared = each == seat and not self.options["gauntlet_self"]
            if not spared and (is_last or len(self.seats_in()) > 1):
                self.penalty(each, 2)
        self.deferred = False
        if len(self.seats_in()) <= 1 or (is_last and not self.options["play_on"]):
            self.end()
        else:
            self.name_color(seat, "next")

    # Attacks

    def attack(self) -> None:
        victim = self.turn_back_and_aim()
        if self.is_answered(self.top):
            self.ask("answer", victim)
        else:
            self.hit(victim, 0)

    def turn_back_and_aim(self) -> int:
        """NM-08: Wild Reverse Draw Four turns, and between two it comes back to its player."""
        if not self.top.startswith("wR"):
            return self.next(self.actor)
        self.direction = -self.direction
        comes_back = len(self.seats_in()) == 2 and self.is_in(self.actor)
        return self.actor if comes_back else self.next(self.actor)

    def suffer(self, seat: int, more: int = 0) -> None:
        if self.top == "w+c":
            self.draw_until(seat, self.color)
            self.penalty(seat, more)
        else:
            self.penalty(seat, self.pending + more)

    def hit(self, seat: int, more: int) -> None:
        self.suffer(seat, more)
        if self.winner is None:
            self.turn_to(self.next(seat))

    def answer(self, seat: int, verb: str) -> None:
        if verb == "dance":
            self.dancer, self.votes = seat, []
            if self.options["dance_vote"]:
                self.ask("vote", self.next(seat))
            else:
                self.turn_to(seat)
        elif self.top == "wD":
            self.draw_three(seat)
        elif verb == "accept" or not self.guilty:
            self.hit(seat, 2 if verb == "challenge" else 0)
        elif self.top == "w+c" and self.options["draw_color_by"] == "challenger":
            self.name_color(seat, "penalty")
        else:
            self.suffer(self.actor)
            if self.winner is None:
                self.turn_to(seat)

    def draw_three(self, seat: int) -> None:
        """BT-01."""
        self.penalty(seat, 3)
        if self.winner is None:
            loses = self.options["dance_costs_turn"] or seat in self.out
            self.turn_to(self.next(seat) if loses else seat)

    def next_vote(self) -> None:
        """BT-02."""
        seat = self.next(self.seat)
        if seat != self.dancer:
            self.ask("vote", seat)
        elif self.votes.count("no") > self.votes.count("yes"):
            self.draw_three(seat)
        else:
            self.turn_to(seat)

    # The last card (GEN-15, NM-10, TF-10, `play_on`)

    def last_card(self, seat: int, face: str, is_over: bool) -> None:
        symbol = symbol_of(face)
        attacks = self.is_draw_card(face) or face == "w+c"
        unscored = is_over and self.edition == "flip" and self.options["scoring"] == "none"
        if self.edition != "no-mercy":
            if symbol == "F":
                self.turn_over()
            if attacks and not unscored:
                if is_wild(face) and (face == "w+c" or not is_over):
                    self.name_color(seat, "last")
                else:
                    self.last_attack()
                return
            if symbol in ("S", "R") and not is_over:
                self.skip_or_reverse(seat, symbol)
                return
            if number_of(face) == 0 and self.options["seven_zero"] and not is_over:
                self.pass_hands_on()
        if is_over:
            self.end()
        elif not self.color:
            self.name_color(seat, "next")
        else:
            self.pass_turn()

    def last_attack(self) -> None:
        is_over = not self.options["play_on"] or len(self.seats_in()) <= 1
        victim = self.turn_back_and_aim()
        self.suffer(victim)
        if is_over:
            self.end()
        elif self.winner is None:
            self.turn_to(self.next(victim))
