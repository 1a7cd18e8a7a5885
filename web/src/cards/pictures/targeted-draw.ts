import type { Picture } from '../effectPicture'

/** Two cards behind a sight. */
export default {
  sign: [
    { d: 'M-8 -9.5H1V3.5H-8zM-1 -3.5H8V9.5H-1z', width: 1.8 },
    { d: 'M0 -7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0 -7.5z', width: 2.2 },
    { d: 'M0 -12.2V-4.6M0 12.2V4.6M-12.2 0H-4.6M12.2 0H4.6', width: 2.2 },
    { d: 'M0 -1.9A1.9 1.9 0 1 1 0 1.9A1.9 1.9 0 1 1 0 -1.9z', fill: true },
  ],
} satisfies Picture
