"""Tables as they are played over WebSockets: connections, rooms, what is broadcast, and bots that think."""
