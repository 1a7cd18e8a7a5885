"""The server: HTTP pages and API (`http`), tables over WebSockets (`live`), and the database (`store`)."""
