import type { Picture } from '../effectPicture'

const BODY = 'M1 -4.5 -1 2.5 4.5 5.5 3 11.5M-1 2.5 -5.5 6 -9.5 4M.5 -3.5 -5 -2.5 -8.5 -8M.5 -3.5 6.5 -2 10 -6.5'

/** Someone who dances. */
export default {
  sign: [
    { d: 'M1.5 -11.4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 0 1 0 -5.2z', fill: true },
    { d: BODY, width: 2.6 },
  ],
} satisfies Picture
