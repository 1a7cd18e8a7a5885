"""What is asked for by HTTP: the web client's files, tables, finished rounds, editions, identities."""
