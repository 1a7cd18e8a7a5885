"""Reads the QR codes that the browser draws, as a phone does: without errors to be corrected, and with mask 0."""

from collections.abc import Iterator

Modules = list[list[int]]


def is_pattern(size: int, x: int, y: int) -> bool:
    """Whether a module belongs to a finder, to timing, to the format or to the alignment pattern."""
    corner = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    aligns = size > 21 and abs(x - size + 7) <= 2 and abs(y - size + 7) <= 2
    return corner or aligns or 6 in (x, y)


def data_bits(modules: Modules) -> Iterator[int]:
    """In pairs of columns from the right, up and down, unmasked."""
    size = len(modules)
    rights = [right if right > 6 else right - 1 for right in range(size - 1, 0, -2)]
    for number, right in enumerate(rights):
        for step in range(size):
            y = step if number % 2 else size - 1 - step
            for x in (right, right - 1):
                if not is_pattern(size, x, y):
                    yield modules[y][x] ^ ((x + y) % 2 == 0)


def read_qr_code(modules: Modules) -> str:
    """The text of a code in bytes."""
    bits = "".join(str(int(bit)) for bit in data_bits(modules))
    mode, length = int(bits[:4], 2), int(bits[4:12], 2)
    assert mode == 4
    return bytes(int(bits[12 + 8 * at : 20 + 8 * at], 2) for at in range(length)).decode()
