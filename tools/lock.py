"""Writes requirements/*.txt anew from pyproject.toml; with `--upgrade` it takes newer versions."""

import sys

import project

# Markers for every system, hashes for every file, and nothing that tells where or how it was made.
COMPILE = ["pip", "compile", "--quiet", "--python-version=3.11", "--universal", "--generate-hashes"]
COMPILE += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]


def write(name: str, *sources: str) -> None:
    target = str(project.lock(name).relative_to(project.ROOT))
    project.say(target)
    if project.call(project.tool("uv"), *COMPILE, *sources, *sys.argv[1:], "-o", target):
        project.stop("could not lock " + name)


if __name__ == "__main__":
    project.make_environment()
    write("uv", "--group", "setup")
    write("node", "--group", "node")
    write("dev", "pyproject.toml", "--extra", "play", "--group", "dev")
    same = ["--constraint", "requirements/dev.txt"]
    write("build", "--group", "build", *same)
    for extra in ("play", "ray", "torch"):  # the last two are too large for the tests that all run
        write(extra, "pyproject.toml", "--extra", extra, *same)
