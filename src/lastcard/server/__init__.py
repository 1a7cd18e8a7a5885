"""HTTP and WebSocket around tables; storage."""
