"""`python -m lastcard` is the `lastcard` command."""

import sys

from lastcard.cli.main import main

sys.exit(main())
