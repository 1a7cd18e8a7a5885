"""Every way to attack a server that we know of, which is also the process that carries them out."""

import asyncio
import json
import sys

from attack import Attack, Nobody
from learning_attacks import CoachStorm, HurryStorm, LearningStorm, ReviewStorm, TryOutStorm
from people_attacks import CircleStorm, KeptStorm, MessageStorm, ProgramStorm
from table_attacks import (
    CatchSpam,
    ChatSpam,
    DeafWatchers,
    DeepJson,
    GiantMessages,
    OneAddress,
    ReconnectStorm,
    Restart,
    SettingsStorm,
)
from web_attacks import (
    EditionStorm,
    GiantHeaders,
    HalfRequests,
    ListStorm,
    Nonsense,
    ReplayStorm,
    TinyPieces,
    WrongCodes,
)

ATTACKS: tuple[type[Attack], ...] = (
    Nobody,
    EditionStorm,
    SettingsStorm,
    DeafWatchers,
    HalfRequests,
    OneAddress,
    WrongCodes,
    GiantMessages,
    DeepJson,
    CatchSpam,
    ChatSpam,
    GiantHeaders,
    ReconnectStorm,
    ListStorm,
    ReplayStorm,
    Nonsense,
    TinyPieces,
    LearningStorm,
    TryOutStorm,
    ReviewStorm,
    CoachStorm,
    HurryStorm,
    CircleStorm,
    ProgramStorm,
    KeptStorm,
    MessageStorm,
    Restart,
)
BY_NAME = {attack.__name__: attack for attack in ATTACKS}


async def main() -> None:
    """Carry out attacks in this process, which has nothing else to do: each line of the input is one.

    `["ListStorm", url, seconds]` is answered by a line when it begins, and by one with what did not hold at its end.
    """
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        name, url, seconds = json.loads(line)
        failures = await BY_NAME[name](url).run(lambda: print("begun", flush=True), seconds)
        print(json.dumps(failures), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
