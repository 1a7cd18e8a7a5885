"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, and many tables at once. See docs/environments.md."""
