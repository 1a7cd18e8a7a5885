"""The HTTP side: the web client's files, tables, finished rounds, editions, identities."""
