/** Who deals a first round, written a second time: the draw for dealer, with a key of its own (docs/records.md). */
import { findEdition } from '@/game/editions'
import { digest, type Terms } from './commitments'
import { shuffle } from './shuffle'

/** A card shown in the draw for dealer. */
export interface Shown {
  seat: number
  card: string
}

/** Who deals, and all cards that were shown; `custom` is the description of an edition of somebody's own. */
export function drawDealer(terms: Terms, key: string, custom: string | undefined): { dealer: number; shown: Shown[] } {
  const own = digest(`${key} dealer`)
  const cards = terms.deck.split(' | ', 1)[0]!.split(' ')
  const values = cards.map((card) => Number(/^[^w](\d)$/.exec(card)?.[1] ?? 0))
  const players = terms.seats.length
  if (!draws(terms.edition, custom) || new Set(values).size === 1 || cards.length < players)
    return { dealer: shuffled(players, own, 0)[0]!, shown: [] }
  const shown: Shown[] = []
  let pile: number[] = []
  let shuffles = 0
  let tied = terms.seats.map((_, seat) => seat)
  while (tied.length > 1) {
    if (pile.length < tied.length) pile = shuffled(cards.length, own, shuffles++)
    const drawn = tied.map((seat) => ({ seat, card: pile.pop()! }))
    shown.push(...drawn.map(({ seat, card }) => ({ seat, card: cards[card]! })))
    const highest = Math.max(...drawn.map(({ card }) => values[card]!))
    tied = drawn.filter(({ card }) => values[card] === highest).map(({ seat }) => seat)
  }
  return { dealer: tied[0]!, shown }
}

function draws(edition: string, custom: string | undefined): boolean {
  if (custom === undefined) return findEdition(edition)?.draw_for_dealer !== false
  const { traits } = JSON.parse(custom) as { traits?: { draw_for_dealer?: boolean } }
  return traits?.draw_for_dealer !== false
}

function shuffled(count: number, key: string, nonce: number): number[] {
  const places = Array.from({ length: count }, (_, place) => place)
  shuffle(places, key, nonce)
  return places
}
