import type { Picture } from '../effectPicture'

const DROP = 'M0 -11.5C6 -4 8.6 -.5 8.6 3.4A8.6 8.6 0 0 1 -8.6 3.4C-8.6 -.5 -6 -4 0 -11.5z'

/** A drop of colour. */
export default {
  sign: [
    { d: DROP, width: 2.4 },
    { d: 'M-4.4 3.4A4.4 4.4 0 0 0 0 7.8', width: 2.4 },
  ],
} satisfies Picture
