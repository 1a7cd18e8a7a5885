import type { Picture } from '../effectPicture'

const STAR = 'm0 -12 1.6 3.4 3.7.4 -2.8 2.5 .8 3.6 -3.3 -1.8 -3.3 1.8 .8 -3.6 -2.8 -2.5 3.7 -.4z'

/** The higher card wins: two chevrons up under a star. */
export default {
  sign: [
    { d: 'M-9 4 0 -4 9 4M-9 11 0 3 9 11', width: 3.2 },
    { d: STAR, fill: true },
  ],
} satisfies Picture
