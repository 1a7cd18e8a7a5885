import type { Picture } from '../effectPicture'

/** The lower card loses: a crown over a chevron down. */
export default {
  sign: [
    { d: 'M-10 -10 -5 -5 0 -11 5 -5 10 -10 8 1H-8z', fill: true },
    { d: 'M-9 4 0 11 9 4', width: 3.2 },
  ],
} satisfies Picture
