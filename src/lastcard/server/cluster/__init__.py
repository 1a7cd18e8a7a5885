"""A cluster: several servers, its nodes, share a database, and each table is at one node at a time."""
