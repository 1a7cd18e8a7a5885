"""Tables over WebSockets: connections, rooms, broadcasts, and bots that think."""

from lastcard.speed import use_compiled_tables

use_compiled_tables(__name__, __path__)
