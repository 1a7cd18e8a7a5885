import type { Picture } from '../effectPicture'

const FIST = [
  'M-8 1V-6.5A2 2 0 0 1 -4 -6.5V-9A2 2 0 0 1 0 -9A2 2 0 0 1 4 -9V-7A2 2 0 0 1 8 -7V4',
  'Q8 11 0 11Q-8 11 -8 4L-11 .5A1.8 1.8 0 0 1 -8 -1.5z',
].join('')

/** An armoured fist with six gems. */
export default {
  sign: [
    { d: FIST, width: 1.7 },
    { d: 'M-6 -3.6v1.9M-2 -5.2v2.4M2 -5.2v2.4M6 -4v2.2M-8.6 2.6l1.3 1.2', width: 2.4 },
    { d: 'M0 1.6 3 4.6 0 7.6 -3 4.6z', fill: true },
  ],
} satisfies Picture
