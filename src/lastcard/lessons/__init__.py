"""First steps: for each edition a lesson of positions on the real engine, in which one does what a rule is about."""
