"""The people around a table: chairs, host, settings, presence and chat."""
