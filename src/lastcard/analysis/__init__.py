"""What a finished round can teach: chances to win, what each decision cost, and why (docs/analysis.md)."""
