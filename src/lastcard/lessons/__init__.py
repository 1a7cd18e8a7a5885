"""First steps: a lesson for each edition, made of positions in which the learner does what a rule is about."""
