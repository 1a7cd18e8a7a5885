"""The messages of the Fluent files: their ids, and what they refer to."""

from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from lastcard.languages import TEXTS


class Variables(visitor.Visitor):
    """The variables that a pattern asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, named by Fluent
        self.names.add(node.id.name)


class References(visitor.Visitor):
    """The messages whose attributes a pattern quotes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802, named by Fluent
        if node.attribute:
            self.names.add(node.id.name)


def variables(node: object) -> frozenset[str]:
    found = Variables()
    found.visit(node)
    return frozenset(found.names)


@cache
def messages(lang: str, file: str) -> dict[str, frozenset[str]]:
    """The ids of a file, with `.attribute` too, and the variables of each."""
    resource = FluentParser().parse((TEXTS / lang / file).read_text("utf-8"))
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = variables(entry.value) if entry.value else frozenset()
            found.update({f"{entry.id.name}.{each.id.name}": variables(each) for each in entry.attributes})
    return found


def ids(file: str, prefix: str) -> set[str]:
    """What a file has texts for, without attributes."""
    return {name.removeprefix(prefix) for name in messages("en", file) if name.startswith(prefix) and "." not in name}


@cache
def quoted(lang: str, file: str) -> dict[str, frozenset[str]]:
    """The ids of a file, and the messages whose titles and names their texts quote."""
    resource = FluentParser().parse((TEXTS / lang / file).read_text("utf-8"))
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            references = References()
            references.visit(entry.value)
            found[entry.id.name] = frozenset(references.names)
    return found
