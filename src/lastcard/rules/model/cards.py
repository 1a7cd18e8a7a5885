"""Cards as text, with their colour and symbol."""

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class Card(str):
    """A face (`r7`, `w+4`) or a whole card (`r7/kS`): its text in the notation, and the parts of it."""

    __slots__ = ()

    @property
    def color(self) -> str | None:
        """The colour's letter, None on a wild."""
        return None if self.startswith("w") else self[:1]

    @property
    def symbol(self) -> str:
        return str(self) if self.startswith("w") else self[1:]

    @property
    def is_wild(self) -> bool:
        return self.startswith("w")
