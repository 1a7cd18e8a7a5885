import type { Picture } from '../effectPicture'

/** A wheel with its pointer. */
export default {
  sign: [
    { d: 'M0 -8A9 9 0 1 1 0 10A9 9 0 1 1 0 -8z', width: 2.2 },
    { d: 'M0 -8V10M-9 1H9M-6.3 -5.3 6.3 7.3M6.3 -5.3 -6.3 7.3', width: 1.5 },
    { d: 'M-3.6 -12.4H3.6L0 -6z', fill: true },
  ],
} satisfies Picture
