"""The `lastcard` command, and the terminal to play in."""
