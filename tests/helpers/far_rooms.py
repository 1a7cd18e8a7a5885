"""Connections of another node at a room: whatever they are sent goes through the frames between two nodes, as bytes."""

from lastcard.server.cluster.frames import WIRE, Batch, Told, decode_batch, encode
from lastcard.server.cluster.wires import Wires, parts
from rooms import FakeConnection


class Nowhere:
    """Hears nothing."""

    def __getattr__(self, name: str) -> object:
        raise AssertionError(name)


class FarFakeConnection(FakeConnection):
    """Keeps what comes out at the other node."""

    def __init__(self, person: str, lang: str = "en") -> None:
        super().__init__(person, lang)
        self._wires = Wires(["nats://127.0.0.1"], "test", Nowhere())  # type: ignore[arg-type] # nobody is to be heard
        self.batches: list[bytes] = []

    def send(self, text: str) -> None:
        self._wires.tell("other", 7, text)
        out, self._wires._out = self._wires._out, {}
        for part in parts(out["other"]):
            self.batches.append(encode(Batch(WIRE, "this", len(self.batches) + 1, part)))
            for frame in decode_batch(self.batches[-1]).frames:
                assert isinstance(frame, Told)
                assert frame.links == [7]
                self.heard.append(frame.text)
