"""`lastcard mcp`: a seat at a table for an assistant that speaks the Model Context Protocol."""
