"""Particles go by the sound of what is put in before them."""

import pytest

from lastcard.locale import say
from lastcard.locale.particles import particles

KOREAN = "이(가)=이/가/이 은(는)=은/는/은 을(를)=을/를/을 (으)로=으로/로/로"


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("서연이(가)", "서연이"),
        ("지호이(가)", "지호가"),
        ("하늘을(를)", "하늘을"),
        ("부산(으)로", "부산으로"),
        ("제주(으)로", "제주로"),
        ("서울(으)로", "서울로"),
        ("3은(는) 6이(가) 7(으)로", "3은 6이 7로"),
        ("‘초록 4’은(는)", "‘초록 4’는"),
        ("Kai이(가)", "Kai이(가)"),
        ("점수(기본)", "점수(기본)"),
        ("", ""),
    ],
)
def test_a_particle_follows_the_sound_before_it(text: str, written: str) -> None:
    assert particles(KOREAN)(text) == written


def test_a_language_without_particles_is_left_alone() -> None:
    assert particles("")("서연이(가)") == "서연이(가)"


def test_names_and_cards_take_their_particles() -> None:
    assert say("event-played", {"name": "지호", "card": "빨강 7"}, "ko") == "지호가 빨강 7 카드를 냈어요."
    assert say("event-played", {"name": "서연", "card": "빨강 7"}, "ko") == "서연이 빨강 7 카드를 냈어요."
    assert say("event-played", {"name": "지호", "card": "red 7"}, "en") == "지호 plays red 7."
