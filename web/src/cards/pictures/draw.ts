import { cardOutline, type Stroke } from '../drawing/strokes'
import { plusAmount } from '../drawing/glyphs'
import type { Picture } from '../effectPicture'

/** A fan of so many cards, held at the bottom, and their number. */
export default { text: plusAmount, pictogram: ({ amount }) => fan(amount) } satisfies Picture

function fan(amount: number): Stroke[] {
  const spread = Math.min(76, 24 * (amount - 1))
  return Array.from({ length: amount }, (_, index) => {
    const turn = amount === 1 ? 0 : -spread / 2 + (spread * index) / (amount - 1)
    const angle = (turn * Math.PI) / 180
    return {
      d: cardOutline(Math.sin(angle) * 27, 22 - Math.cos(angle) * 27, turn, 19, 27),
      solid: true,
      width: amount > 5 ? 2.4 : 3.2,
    }
  })
}
