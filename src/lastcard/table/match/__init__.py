"""The match played at a table: rounds, turn timers, bots, and the race to call or catch."""
