"""The configuration of a server."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

WEB = Path(__file__).parents[3] / "web" / "dist"


@dataclass(frozen=True)
class Config:
    database: str
    """A URL of SQLAlchemy's: `sqlite:///file` or `postgresql+psycopg://…`."""
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """The address that people use, such as https://cards.example; empty: whatever they came by."""
    trusted_proxies: tuple[str, ...] = ()
    keep_days: float = 90.0
    """After so many days, finished rounds and unused tables are removed."""
    pace: float = 1.0
    """Scales the pauses of bots and other waiting times; smaller is faster."""
    web: Path = field(default=WEB)
    bots: dict[str, str] = field(default_factory=dict)
    """Additional bots by the name that tables use for them: `cmd:./mybot` or `module:Class`."""
    thinkers: int = 0
    """Number of processes in which bots think; 0 is one less than there are cores, and at least one."""

    message_size: int = 32_768
    message_rate: float = 20.0
    message_burst: float = 60.0
    guess_rate: float = 0.2
    """Lookups of tables that do not exist, per second and address."""
    guess_burst: float = 20.0
    make_rate: float = 0.5
    make_burst: float = 30.0
    connections_a_person: int = 12
    gather: float = 0.008
    """Seconds that the first change of a commit waits for others."""

    @property
    def is_secure(self) -> bool:
        return urlsplit(self.public_url).scheme == "https"

    @property
    def origin(self) -> str:
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}" if self.public_url else ""


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
