"""What a package holds beside its source: compiled rules, the browser client, and the text of its page.

Everything else is said in pyproject.toml.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import client  # noqa: E402, found by the line above
import project  # noqa: E402, likewise
from package_page import package_page  # noqa: E402, likewise


class LastcardDistribution(Distribution):
    """Named after the kind of Python that it was built for as soon as there are binaries in it."""

    is_compiled = False

    def has_ext_modules(self) -> bool:
        return self.is_compiled


class BuildPackage(build_py):
    """Puts together what is going to be installed. An editable install leaves that to `play` and `test`."""

    distribution: LastcardDistribution

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        package = Path(self.build_lib).resolve() / "lastcard"
        shutil.rmtree(package, ignore_errors=True)  # of an earlier build
        build_client()
        super().run()
        self.distribution.is_compiled = compile_rules(package)


class BuildSource(sdist):
    """With the browser client, so that nobody who installs it needs Node.js."""

    def run(self) -> None:
        build_client()
        super().run()


class BuildWheel(bdist_wheel):
    """Builds first, as the name of a wheel depends on whether its rules could be compiled."""

    def run(self) -> None:
        self.run_command("build")
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


def build_client() -> None:
    """Bring the browser client of a checkout up to date; a source distribution has it already."""
    if (ROOT / "web").is_dir():
        own = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONNOUSERSITE")}
        subprocess.run([sys.executable, ROOT / "tools" / "client.py"], env=own, check=False)
    if not client.is_there():
        project.say("the package has no browser client")
    elif (ROOT / "web").is_dir() and not client.is_current():
        project.say("the package has the browser client that was built before")


def compile_rules(package: Path) -> bool:
    """Compile the rules of a package that is being built; return whether that was possible, and say why not."""
    if project.IS_PURE:
        return False
    code = subprocess.run([sys.executable, ROOT / "tools" / "compile.py", package], check=False).returncode
    if code != project.COMPILED:
        shutil.rmtree(package / "_native", ignore_errors=True)
        project.say(project.WHY_PLAIN.get(code, "the rules could not be compiled, and run many times slower"))
    return code == project.COMPILED


setup(
    distclass=LastcardDistribution,
    cmdclass={"build_py": BuildPackage, "sdist": BuildSource, "bdist_wheel": BuildWheel},
    long_description=package_page(ROOT),
    long_description_content_type="text/markdown",
)
