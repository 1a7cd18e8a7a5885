"""The screen of a table, in Textual."""
