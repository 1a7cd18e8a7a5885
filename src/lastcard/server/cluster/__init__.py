"""Several servers, the nodes of a cluster, around one database: each table is at one of them at a time."""
