"""Wheels carry the compiled rules where there is a C compiler; everything else is said in pyproject.toml."""

import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py


class BuildWithRules(build_py):
    """Compiles what is going to be installed. An editable install leaves that to `play` and `test`."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            package = Path(self.build_lib).resolve() / "lastcard"
            shutil.rmtree(package / "_native", ignore_errors=True)  # of an earlier build
            if subprocess.run([sys.executable, "tools/compile.py", str(package)], check=False).returncode:
                self.warn("the rules are not compiled: they run from their plain source, many times slower")


class BinaryDistribution(Distribution):
    """Named after the kind of Python it was built for, as binaries are in it."""

    def has_ext_modules(self) -> bool:
        return True


setup(cmdclass={"build_py": BuildWithRules}, distclass=BinaryDistribution)
