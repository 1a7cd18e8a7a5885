"""Logs as lines of JSON. No identity, cookie, chat message or card is ever logged."""

import json
import logging
import time
from typing import IO


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def configure_logging(stream: IO[str], level: int = logging.INFO) -> None:
    """Send all log records to a stream, and to nothing else."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "websockets"):  # they would log codes of tables, which are keys, and any nonsense
        logging.getLogger(name).setLevel(logging.ERROR)
