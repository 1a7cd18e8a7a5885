import type { Picture } from '../effectPicture'

/** A charge with a burning fuse, in blocks. */
export default {
  sign: [
    { d: 'M-8 -2H6V11H-8z', fill: true },
    { d: 'M-1 -2V-6H4V-9H7', width: 2.2 },
    { d: 'M7 -12.5h2.6v2.4h2.4v2.6h-2.4v2.4H7v-2.4H4.6v-2.6H7z', fill: true },
  ],
} satisfies Picture
