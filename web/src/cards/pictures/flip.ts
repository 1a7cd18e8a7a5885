import { cardOutline } from '../drawing/strokes'
import type { Picture } from '../effectPicture'

/** A card on its corner, half of it dark, with arrows around it. */
export default {
  isBusy: true,
  pictogram: () => [
    { d: cardOutline(0, 0, 45, 30, 30), solid: true, width: 5 },
    { d: 'M0 -20.5 20.5 0 0 20.5z', fill: true },
    { d: 'M-27 -10A29 29 0 0 1 -10 -27M-14.5 -31 -8.5 -27.3 -12.5 -21.5', width: 4 },
    { d: 'M27 10A29 29 0 0 1 10 27M14.5 31 8.5 27.3 12.5 21.5', width: 4 },
  ],
} satisfies Picture
