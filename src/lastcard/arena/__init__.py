"""Many games at once: contests between bots, ratings, simulation, reports."""
