"""The database: its schema, reading and writing, who may use it, and what is removed when it is old."""
