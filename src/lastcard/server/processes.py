"""Several nodes on one machine: a process for each, all listening at the same port."""

import logging
import os
import signal
import socket
import sys
import threading
import time
from dataclasses import replace
from types import FrameType

from lastcard.rules.model.errors import LastcardError
from lastcard.server.config import Config
from lastcard.server.run import check_cluster, run
from lastcard.server.store.storage import open_storage

log = logging.getLogger(__name__)

LOOK_EVERY = 1.0
"""Seconds between two checks that the first process is still there."""
STARTS_AGAIN_AFTER = 1.0
"""Seconds after which a process that ended by itself is started again."""


def run_processes(config: Config) -> None:
    """Serve in as many processes as the configuration says, until stopped."""
    if not hasattr(os, "fork"):
        raise LastcardError("cli-cluster-no-fork", {})
    check_cluster(config)
    open_storage(config.database, is_shared=True).close()
    shared = listen(config.host, config.port)
    Supervisor(replace(config, thinkers=config.thinkers or thinkers_each(config.processes)), shared).run()


def thinkers_each(processes: int) -> int:
    """Return the number of processes for the bots of each node."""
    return max(1, ((os.cpu_count() or 1) - 1) // processes)


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(2048)
    listener.set_inheritable(True)
    return listener


def listen_beside(port: int) -> socket.socket | None:
    """Return a socket of this process alone, for its health and metrics; None if the port is taken."""
    try:
        return listen("127.0.0.1", port)
    except (OSError, OverflowError):
        log.warning("port %d is taken: this process cannot be asked for its metrics alone", port)
        return None


def end_with_parent(parent: int) -> None:
    """Stop this process when the one that started it is gone. Runs in a thread."""
    while os.getppid() == parent:
        time.sleep(LOOK_EVERY)
    os.kill(os.getpid(), signal.SIGTERM)


class Supervisor:
    """Starts the processes, restarts those that end by themselves, and stops all of them."""

    def __init__(self, config: Config, shared: socket.socket) -> None:
        self._config = config
        self._shared = shared
        self._numbers: dict[int, int] = {}
        """The number of each process, from 1 on."""
        self._is_stopping = False

    def run(self) -> None:
        for number in range(1, self._config.processes + 1):
            self._start(number)
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._stop)
        while self._numbers:
            ended, _status = os.wait()
            number = self._numbers.pop(ended, 0)
            if number and not self._is_stopping:
                time.sleep(STARTS_AGAIN_AFTER)
                self._start(number)

    def _start(self, number: int) -> None:
        if self._is_stopping:
            return
        process = os.fork()
        if process:
            self._numbers[process] = number
            return
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, signal.SIG_DFL)
        threading.Thread(target=end_with_parent, args=(os.getppid(),), daemon=True).start()
        try:
            run(self._config, listener=self._shared, own=listen_beside(self._config.port + number))
        except LastcardError as error:
            print("lastcard:", error, file=sys.stderr)
            os._exit(1)
        except SystemExit as ended:
            os._exit(ended.code if isinstance(ended.code, int) else 1)
        os._exit(0)

    def _stop(self, sign: int, _frame: FrameType | None) -> None:
        """Stop all processes; those that stop first hand their tables over to the others, which close them."""
        self._is_stopping = True
        for process in self._numbers:
            os.kill(process, signal.SIGTERM)
