"""How often a person, and an address, may ask for something costly."""

import pytest

from lastcard.server.http.budgets import ADDRESS_SHARES, Budget
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
