import type { Picture } from '../effectPicture'

/** Two arrows. */
export default {
  pictogram: () => [
    { d: 'M-20 10V-6Q-20 -18 -8 -18H8' },
    { d: 'M4 -30 18 -18 4 -6z', fill: true },
    { d: 'M20 -10V6Q20 18 8 18H-8' },
    { d: 'M-4 30 -18 18 -4 6z', fill: true },
  ],
} satisfies Picture
