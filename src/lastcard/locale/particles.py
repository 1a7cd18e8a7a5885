"""Particles: endings that go by the sound before them, as in Korean, where it is 곰이 but 여우가."""

import re
from collections.abc import Callable
from functools import cache

DIGITS = "영일이삼사오육칠팔구"
"""How the digits are read."""
CONSONANT, VOWEL, LIQUID = range(3)
"""What a word can end with. A liquid (ㄹ) is a consonant that one of the particles takes for a vowel."""


@cache
def particles(forms: str) -> Callable[[str], str]:
    """Return what puts every particle of a text into its right form, for a language's `language-particles`.

    That text has a word for each particle, such as `(으)로=으로/로/로`: how texts write it, and its forms after a
    consonant, a vowel and a liquid. After a word whose sound cannot be told, in Latin letters, say, a particle stays as
    texts write it.
    """
    after = {written: tuple(forms.split("/")) for written, _, forms in (each.partition("=") for each in forms.split())}
    if not after:
        return str
    written = re.compile(rf"([0-9가-힣])([^\w\s(]*)({'|'.join(map(re.escape, after))})")
    return lambda text: written.sub(lambda found: found[1] + found[2] + after[found[3]][ending(found[1])], text)


def ending(character: str) -> int:
    """Return what a word with this last character ends with."""
    syllable = DIGITS[int(character)] if character.isdecimal() else character
    final = (ord(syllable) - ord("가")) % 28
    return {0: VOWEL, 8: LIQUID}.get(final, CONSONANT)
