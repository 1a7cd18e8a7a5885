"""The configuration of a server."""

import os
import socket
import sys
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from lastcard.limits import MESSAGE

WEB = Path(__file__).with_name("client")
"""The browser client, which web/ is built into."""


@dataclass(frozen=True)
class Config:
    database: str
    """A URL of SQLAlchemy's: `sqlite:///file` or `postgresql+psycopg://…`."""
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """The address that people use, such as https://cards.example; "" for whatever address they came by."""
    house_url: str = ""
    """The address of this machine on the local network, if others may come in by it."""
    trusted_proxies: tuple[str, ...] = ()
    keep_days: float = 90.0
    """Finished rounds and unused tables are removed after this many days."""
    pace: float = 1.0
    """Scales the pauses of bots and other waiting times; smaller is faster."""
    web: Path = field(default=WEB)
    bots: dict[str, str] = field(default_factory=dict)
    """Additional bots by the name that tables use for them: `cmd:./mybot` or `module:Class`."""
    thinkers: int = 0
    """Number of processes in which bots think; 0 is one less than there are cores, and at least one."""

    nats: tuple[str, ...] = field(default=(), repr=False)
    """Addresses of the NATS servers through which the nodes of a cluster talk; without any, the server is alone."""
    processes: int = 1
    """How many nodes run here."""

    metrics_token: str = field(default_factory=lambda: os.environ.get("LASTCARD_METRICS_TOKEN", ""), repr=False)
    """Allows whoever has it to read the metrics from other machines."""

    message_size: int = MESSAGE
    message_rate: float = 20.0
    """Messages per second and person; strangers at an address may send ten times as many."""
    message_burst: float = 60.0
    guess_rate: float = 0.2
    """Lookups of tables that do not exist, per second and address."""
    guess_burst: float = 20.0
    make_rate: float = 0.2
    """Tables made and editions sent in, per second and person; an address may do four times as much."""
    make_burst: float = 15.0
    change_rate: float = 0.5
    """Changes of settings, per second and person."""
    change_burst: float = 15.0
    arrange_rate: float = 4.0
    """Messages after which the whole table is sent to everybody at it, per second and person."""
    arrange_burst: float = 40.0
    replay_rate: float = 1.0
    """Parts of a finished round replayed, per second and person."""
    replay_burst: float = 30.0
    look_rate: float = 5.0
    """Own tables, finished rounds, editions, puzzles and steps of lessons looked up, per second and person."""
    look_burst: float = 60.0
    review_rate: float = 0.2
    """Reviews of finished rounds, per second and person."""
    review_burst: float = 15.0
    coach_rate: float = 0.5
    """Questions to the coach, per second and person."""
    coach_burst: float = 10.0
    connections_a_person: int = 12
    gather: float = 0.008
    """Seconds that the first change of a commit waits for others."""

    @property
    def guest_url(self) -> str:
        """The address for guests, without a slash at the end; "" if they use whatever address they came by."""
        return (self.public_url or self.house_url).rstrip("/")

    @property
    def is_secure(self) -> bool:
        return urlsplit(self.public_url).scheme == "https"

    @property
    def origin(self) -> str:
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}" if self.public_url else ""

    @property
    def names(self) -> frozenset[str]:
        """The names by which people ask for this server, beside `localhost` and the machine's addresses."""
        machine = socket.gethostname().lower()
        return frozenset({self.host, machine, f"{machine}.local", urlsplit(self.public_url).hostname or self.host})


def database_in(folder: Path) -> str:
    """Return the URL of the SQLite file in a data folder."""
    return f"sqlite:///{folder / 'lastcard.sqlite'}"


def usual_folder() -> str:
    """Return the folder in which this system keeps a person's data."""
    if os.name == "nt":
        return str(Path(os.environ.get("LOCALAPPDATA", "~/AppData/Local")) / "Lastcard")
    if sys.platform == "darwin":
        return "~/Library/Application Support/Lastcard"
    return str(Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share") / "lastcard")
