"""How a server is run."""

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
    """Where people find the server, such as https://cards.example; empty: wherever they came from."""
    trusted_proxies: tuple[str, ...] = ()
    keep_days: float = 90.0
    """Finished rounds and tables nobody sits at any more are removed after so many days."""
    pace: float = 1.0
    """How slow bots and graces are; tests hurry."""
    web: Path = field(default=WEB)
    bots: dict[str, str] = field(default_factory=dict)
    """Bots of others by the name under which tables know them: `cmd:./mybot` or `module:Class`."""
    thinkers: int = 0
    """Processes in which bots think; 0 is one less than there are cores, and at least one."""

    message_size: int = 32_768
    message_rate: float = 20.0
    message_burst: float = 60.0
    guess_rate: float = 0.2
    """Looking for tables that do not exist, a second and address."""
    guess_burst: float = 20.0
    make_rate: float = 0.5
    make_burst: float = 30.0
    lines_a_person: int = 12
    gather: float = 0.008
    """How long the first action of a commit waits for others."""

    @property
    def is_secure(self) -> bool:
        return urlsplit(self.public_url).scheme == "https"

    @property
    def origin(self) -> str:
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}" if self.public_url else ""


def database_in(folder: Path) -> str:
    """The SQLite file of a data folder."""
    return f"sqlite:///{folder / 'lastcard.sqlite'}"


def usual_folder() -> str:
    """Where this person's programs keep their data."""
    if os.name == "nt":
        return str(Path(os.environ.get("LOCALAPPDATA", "~/AppData/Local")) / "Lastcard")
    if sys.platform == "darwin":
        return "~/Library/Application Support/Lastcard"
    return str(Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share") / "lastcard")
