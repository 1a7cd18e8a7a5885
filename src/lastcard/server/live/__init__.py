"""Tables over WebSockets: connections, rooms, broadcasts, and bots that think."""
