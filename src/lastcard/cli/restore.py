"""`lastcard restore`: brings back rounds and tables that were removed in the last week."""

import time
from argparse import Namespace
from pathlib import Path

from lastcard.cli.errors import complain, require
from lastcard.locale import say
from lastcard.server.config import database_in


def run_restore(arguments: Namespace, lang: str) -> int:
    require("sqlalchemy", "server", lang)
    from lastcard.server.store.removal import restore_removed  # noqa: PLC0415, it takes long to load
    from lastcard.server.store.storage import open_beside  # noqa: PLC0415, likewise

    storage = open_beside(arguments.database or database_in(Path(arguments.data).expanduser()))
    restored = restore_removed(storage.engine, arguments.removed, time.time())
    storage.close()
    print(say("cli-restored", {"count": len(restored)}, lang))
    missing = [name for name in arguments.removed if name not in restored]
    for name in missing:
        complain(say("cli-not-removed", {"name": name}, lang))
    return 1 if missing else 0
