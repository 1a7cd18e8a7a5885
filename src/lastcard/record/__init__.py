"""Saved games: rounds and matches as text (docs/records.md), written, read and replayed."""

from lastcard.record.parser import load_record, read_record
from lastcard.record.record import Move, Record
from lastcard.record.replay import Step, replay
from lastcard.record.writer import Recorder, write_record, write_round

__all__ = ["Move", "Record", "Recorder", "Step", "load_record", "read_record", "replay", "write_record", "write_round"]
