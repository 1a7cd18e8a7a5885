"""Trains an agent for classic with two players: python learn.py [MINUTES]. Writes mine.zip."""

import sys
from time import monotonic

from sb3_contrib import MaskablePPO

from lastcard.envs import gymnasium as seat_env

minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
env = seat_env.make("classic", bots=["easy"], options={"voluntary_draw": False})  # or a beginner draws on and on
model = MaskablePPO("MultiInputPolicy", env, n_steps=1024, batch_size=256, ent_coef=0.01, verbose=1)
end = monotonic() + 60 * minutes
while monotonic() < end:
    model.learn(2_048, reset_num_timesteps=False)
    model.save("mine.zip")
