"""Mutants: every small wrong change that can be made to a Python source, one at a time."""

import ast
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
JOINED: dict[type[ast.boolop], type[ast.boolop]] = {ast.And: ast.Or, ast.Or: ast.And}


class Mutant(NamedTuple):
    """A change: in which file, by its path in the folder, and function, at which line, and what.

    `number` finds it again.
    """

    file: str
    function: str
    line: int
    change: str
    number: int

    @property
    def name(self) -> str:
        """What it is called where survivors are listed: without a line, which moves."""
        return f"{self.file} {self.function}: {self.change}"

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.change}"


class Slot(NamedTuple):
    """A place in a tree that holds a node: an attribute, or an item of a list there."""

    parent: ast.AST
    name: str
    place: int | None

    def put(self, node: object) -> None:
        if self.place is None:
            setattr(self.parent, self.name, node)
        else:
            getattr(self.parent, self.name)[self.place] = node


def slots(tree: ast.AST, function: str = "") -> Iterator[tuple[Slot, ast.AST, str]]:
    """Every node that runs, and its function: annotations, docstrings, slots and imports are passed over."""
    if isinstance(tree, ast.FunctionDef | ast.ClassDef):
        function = f"{function}.{tree.name}".removeprefix(".")
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for place, node in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(node, ast.AST) and not is_quiet(node):
                yield Slot(tree, name, place if isinstance(value, list) else None), node, function
                yield from slots(node, function)


def is_quiet(node: ast.AST) -> bool:
    text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    slots = isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__"
    return text or slots or isinstance(node, ast.Import | ast.ImportFrom | ast.Global | ast.JoinedStr)


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """What a node could be by mistake."""
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            operators = [*node.ops]
            operators[place] = COMPARED[type(operator)]()
            yield ast.Compare(node.left, operators, node.comparators)
    elif isinstance(node, ast.BinOp) and type(node.op) in COUNTED:
        yield ast.BinOp(node.left, COUNTED[type(node.op)](), node.right)
    elif isinstance(node, ast.AugAssign) and type(node.op) in COUNTED:
        yield ast.AugAssign(node.target, COUNTED[type(node.op)](), node.value)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(JOINED[type(node.op)](), node.values)
    elif isinstance(node, ast.UnaryOp):
        yield node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield from turned(node)
    if isinstance(node, ast.Assign | ast.AugAssign | ast.Expr | ast.Break | ast.Continue | ast.Raise):
        yield ast.Pass()


def turned(node: ast.If | ast.While | ast.IfExp) -> Iterator[ast.AST]:
    """The branches swapped. A condition that is already a comparison has its own mutant that does the same."""
    if isinstance(node, ast.IfExp):
        yield ast.IfExp(node.test, node.orelse, node.body)
    elif not isinstance(node.test, ast.Compare) and isinstance(node, ast.If):
        yield ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)


def sites(tree: ast.AST) -> Iterator[tuple[Slot, ast.AST, ast.AST, str]]:
    for slot, node, function in slots(tree):
        for change in changes(node):
            yield slot, node, change, function


def mutants_of(folder: Path, file: str) -> list[Mutant]:
    """All mutants of a file, named by its path in the folder."""
    tree = ast.parse((folder / file).read_text(encoding="utf-8"))
    found: list[Mutant] = []
    for number, (slot, node, change, function) in enumerate(sites(tree)):
        line = getattr(node, "lineno", getattr(slot.parent, "lineno", 0))
        found.append(Mutant(file, function, line, f"{brief(node)} -> {brief(change)}", number))
    return found


def brief(node: ast.AST) -> str:
    """The first line, of an `if` only its head."""
    return ast.unparse(ast.fix_missing_locations(node)).splitlines()[0][:90]


def mutate(source: str, number: int) -> str:
    """The source with one of its mutants in place."""
    tree = ast.parse(source)
    slot, _, change, _ = next(islice(sites(tree), number, None))
    slot.put(change)
    return ast.unparse(ast.fix_missing_locations(tree))
