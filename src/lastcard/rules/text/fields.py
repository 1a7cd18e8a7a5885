"""Reading the fields of a written position, each checked for what it may hold."""

from typing import final

from lastcard.rules.model.errors import BadPosition


@final
class Fields:
    """The fields of a position: they are taken one by one, and `check_empty` refuses those that are left."""

    def __init__(self, raw: dict[str, object]) -> None:
        self.raw = dict(raw)

    def _take(self, name: str, usual: object) -> object:
        return self.raw.pop(name, usual)

    def _bad(self, name: str) -> BadPosition:
        return BadPosition("position-field", {"field": name})

    def text(self, name: str, usual: str | None = None) -> str:
        value = self._take(name, usual)
        if not isinstance(value, str):
            raise self._bad(name)
        return value

    def word(self, name: str, known: tuple[str, ...], usual: str) -> str:
        value = self.text(name, usual)
        if value not in known:
            raise self._bad(name)
        return value

    def choice(self, name: str, letters: str) -> str | None:
        value = self._take(name, None)
        if value is not None and (not isinstance(value, str) or len(value) != 1 or value not in letters):
            raise self._bad(name)
        return value

    def flag(self, name: str) -> bool:
        value = self._take(name, False)
        if not isinstance(value, bool):
            raise self._bad(name)
        return value

    def number(self, name: str, low: int, high: int, usual: int | None = None) -> int:
        value = self._take(name, usual)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self._bad(name)
        return value

    def numbers(self, name: str, high: int) -> list[int]:
        value = self._take(name, [])
        if not isinstance(value, list):
            raise self._bad(name)
        numbers: list[int] = []
        for item in value:
            if not isinstance(item, int) or isinstance(item, bool) or not 0 <= item <= high:
                raise self._bad(name)
            numbers.append(item)
        return numbers

    def texts(self, name: str, usual: list[str] | None = None) -> list[str]:
        value = self._take(name, usual)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self._bad(name)
        return [str(item) for item in value]

    def table(self, name: str) -> dict[str, object]:
        value = self._take(name, {})
        if not isinstance(value, dict):
            raise self._bad(name)
        return {str(key): item for key, item in value.items()}

    def key(self, name: str) -> bytes:
        try:
            key = bytes.fromhex(self.text(name))
        except ValueError:
            raise self._bad(name) from None
        if len(key) != 32:
            raise self._bad(name)
        return key

    def knowledge(self, name: str, players: int) -> list[tuple[int, int, str]]:
        value = self._take(name, [])
        if not isinstance(value, list):
            raise self._bad(name)
        known: list[tuple[int, int, str]] = []
        for item in value:
            if not isinstance(item, list) or len(item) != 3:
                raise self._bad(name)
            viewer, holder, faces = item
            if not (isinstance(viewer, int) and isinstance(holder, int) and isinstance(faces, str)):
                raise self._bad(name)
            if not (0 <= viewer <= players and 0 <= holder < players) or viewer == holder:
                raise self._bad(name)
            known.append((viewer, holder, faces))
        return known

    def masks(self, name: str, count: int, most: int) -> list[list[int]]:
        value = self._take(name, None)
        if not isinstance(value, list) or len(value) != 2:
            raise self._bad(name)
        for masks in value:
            if not isinstance(masks, list) or len(masks) != count:
                raise self._bad(name)
            if not all(isinstance(mask, int) and 0 <= mask <= most for mask in masks):
                raise self._bad(name)
        return [[int(mask) for mask in masks] for masks in value]

    def check_empty(self) -> None:
        for name in self.raw:
            raise self._bad(name)
