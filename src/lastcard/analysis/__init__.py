"""Analysis of rounds: chances to win, what each decision cost, and why (docs/analysis.md)."""
