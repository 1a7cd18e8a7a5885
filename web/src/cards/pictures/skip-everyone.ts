import { ring } from '../drawing/strokes'
import type { Picture } from '../effectPicture'

/** A barred double ring. */
export default {
  isBusy: true,
  pictogram: () => [
    { d: ring(28), width: 5 },
    { d: ring(17), width: 5 },
    { d: 'M-20 20 20 -20', width: 6 },
  ],
} satisfies Picture
