"""How often a person, and an address, may ask for something costly."""

from collections import Counter

import pytest

from lastcard.server.http.budgets import ADDRESS_SHARES, STRANGERS_SHARES, TOLD_FROM, Budget, MessageBudget
from lastcard.table import Refusal

pytestmark = pytest.mark.once


def spent(budget: Budget, person: str | None, address: str, most: int = 100) -> int:
    """How often it is granted at once."""
    for count in range(most):
        try:
            budget.spend(person, address, 0.0)
        except Refusal:
            return count
    return most


def test_a_person_has_a_budget_and_an_address_one_for_several() -> None:
    budget = Budget(1.0, 5)
    assert spent(budget, "ann", "house") == 5
    assert spent(budget, "ann", "elsewhere") == 0
    assert [spent(budget, f"person {number}", "house") for number in range(4)] == [5, 5, 5, 0]
    assert spent(budget, None, "school") == 5 * ADDRESS_SHARES


def said(budget: MessageBudget, person: str, is_seated: bool) -> tuple[int, str]:
    """How many messages somebody of one house may send at once, and what is said then."""
    for count in range(1000):
        try:
            budget.spend(person, "house", is_seated, 0.0)
        except Refusal as refusal:
            return count, refusal.code
    return 1000, ""


def test_new_people_of_an_address_share_its_messages_and_those_who_sit_do_not() -> None:
    budget = MessageBudget(1.0, 5)
    strangers = [said(budget, f"stranger {number}", is_seated=False) for number in range(STRANGERS_SHARES + 3)]
    assert sum(count for count, _ in strangers) == 5 * STRANGERS_SHARES
    assert strangers[0] == (5, "rate")
    assert strangers[-1] == (0, "slow-down")
    house = [said(budget, f"player {number}", is_seated=True) for number in range(45)]
    assert house == [(5, "rate")] * 45


def test_other_nodes_are_told_of_many_messages_at_a_time() -> None:
    budget = MessageBudget(1.0, 100)
    limit = budget.limits()["people"]
    limit.spent = Counter()
    for number in range(TOLD_FROM):
        assert limit.take_spent() == {}, number
        budget.spend("ann", "house", True, 0.0)
    assert limit.take_spent() == {"ann": TOLD_FROM}
    assert limit.take_spent() == {}
