"""Stops in one line where Python is too old to read the rest; the two scripts import it first."""

import sys

if sys.version_info < (3, 11):
    sys.exit("lastcard: needs Python 3.11 or newer, this is %d.%d" % sys.version_info[:2])
