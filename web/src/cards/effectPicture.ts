/** What is drawn on a card for its effect: one file an effect in pictures/, named after it. */
import type { Face } from '@/game/faces'
import { ring, type Stroke } from './drawing/strokes'

export interface Picture {
  /** What is written on the card. */
  text?: (face: Face) => string
  /** On a coloured card, in a box of 60 by 60. Drawn over the text, if there is one. */
  pictogram?: (face: Face) => Stroke[]
  /** Whether the pictogram fills its box up to the corners, and so has to be drawn a little smaller. */
  isBusy?: boolean
  /**
   * In the middle of a wild's pinwheel, in a box of 24 by 24. A wild with neither sign nor text has its edition's
   * sign.
   */
  sign?: Stroke[]
  /** Around what is written in the middle of a wild, in a box of 40 by 40. */
  around?: Stroke[]
}

const found = import.meta.glob<Picture>('./pictures/*.ts', { eager: true, import: 'default' })
const PICTURES = new Map(
  Object.entries(found).map(([path, picture]) => [path.slice('./pictures/'.length, -'.ts'.length), picture]),
)

/** An effect that nobody has drawn a picture for shows its symbol. */
const SYMBOL: Picture = { text: ({ color, symbol }) => (color ? symbol : symbol.slice(1)) }
const NO_CARD: Picture = { pictogram: () => [{ d: ring(3), fill: true }] }

export function pictureOf(effect: string): Picture {
  return PICTURES.get(effect) ?? (effect ? SYMBOL : NO_CARD)
}
