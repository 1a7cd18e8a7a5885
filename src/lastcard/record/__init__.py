"""Saved games: rounds and matches as text (docs/records.md), written, read and replayed."""

from lastcard.record.parser import load_record, read_record
from lastcard.record.record import Move, Record
from lastcard.record.replay import Step, open_event, replay
from lastcard.record.rules_version import RULES_VERSION, state_digest
from lastcard.record.writer import Recorder, write_record, write_round

__all__ = [
    "RULES_VERSION",
    "Move",
    "Record",
    "Recorder",
    "Step",
    "load_record",
    "open_event",
    "read_record",
    "replay",
    "state_digest",
    "write_record",
    "write_round",
]
