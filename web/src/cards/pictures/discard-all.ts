import { cardOutline } from '../drawing/strokes'
import type { Picture } from '../effectPicture'

/** Cards that fall. */
export default {
  isBusy: true,
  pictogram: () => [
    { d: cardOutline(-15, -17, -18, 18, 25), solid: true, width: 4 },
    { d: cardOutline(13, -11, 14, 18, 25), solid: true, width: 4 },
    { d: cardOutline(-5, 9, -5, 18, 25), solid: true, width: 4 },
    { d: 'M20 10V27M13 21 20 29 27 21', width: 4 },
  ],
} satisfies Picture
