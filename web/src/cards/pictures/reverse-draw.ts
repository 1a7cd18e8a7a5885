import { plusAmount } from '../drawing/glyphs'
import type { Picture } from '../effectPicture'

/** The number of cards, between two arrows that go around it. */
export default {
  text: plusAmount,
  around: [
    { d: 'M-15.5 -8A17.5 17.5 0 0 1 10 -14.4', width: 2.6 },
    { d: 'M8 -19.5 15.2 -11.2 5.8 -9.6z', fill: true },
    { d: 'M15.5 8A17.5 17.5 0 0 1 -10 14.4', width: 2.6 },
    { d: 'M-8 19.5 -15.2 11.2 -5.8 9.6z', fill: true },
  ],
} satisfies Picture
