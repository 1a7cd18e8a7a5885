"""The database: its schema, reading and writing, locks, and the removal of old data."""
