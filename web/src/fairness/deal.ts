/** The deal, written a second time: pairing of two-sided cards, the shuffle, the hands, and the first card. */
import type { Terms } from './commitments'
import { shuffle } from './shuffle'

const PAIRING = 0xffffffff
const NUMBER = /^[^w]\d$/
/** Draw wilds and flips go back under the pile when they are turned up first. */
const NEVER_FIRST = /^(w\+|wR\+|.F$)/

/** A deck, in which a card is its place before the shuffle. */
export interface Deck {
  lights: string[]
  /** The dark face of each card; nothing where cards have one side. */
  darks: string[]
  /** Where each card comes by its dark face. */
  darkRanks: number[]
}

/** Cards as they lie when all have their hands and the first card is turned up. */
export interface Dealt {
  deck: Deck
  /** The whole deck in the order in which it is dealt. */
  order: number[]
  hands: number[][]
  /** All that was turned up; the last one lies on top. */
  turned: number[]
  /** The discard pile; the last card lies on top. */
  discard: number[]
  /** What is left to draw; the next card is the last one. */
  pile: number[]
}

export function deal(terms: Terms, dealer: number, key: string): Dealt {
  const deck = pairUp(terms, key)
  const pile = deck.lights.map((_, card) => card)
  shuffle(pile, key, 0)
  const order = pile.toReversed()
  const players = terms.seats.length
  const hands: number[][] = terms.seats.map(() => [])
  for (let dealt = 0; dealt < Number(terms.options['hand_size']) * players; dealt++)
    hands[(dealer + 1 + dealt) % players]!.push(pile.pop()!)
  const numberStart = terms.options['number_start'] === true
  const turned = turnUp(pile, deck.lights, numberStart)
  return { deck, order, hands, turned, discard: numberStart ? [...turned] : turned.slice(-1), pile }
}

/** The deck with its dark faces: shuffled, then put in order where the light ones are the same. */
function pairUp(terms: Terms, key: string): Deck {
  const [lights = [], darks] = terms.deck.split(' | ').map((side) => side.split(' '))
  if (!darks) return { lights, darks: [], darkRanks: [] }
  const order = darks.map((_, place) => place)
  shuffle(order, key, PAIRING)
  const paired: string[] = []
  for (let from = 0; from < lights.length;) {
    let to = from
    while (lights[to] === lights[from] && to < lights.length) to++
    const group = order.slice(from, to).sort((a, b) => a - b)
    paired.push(...group.map((place) => darks[place]!))
    from = to
  }
  const size = lights.length
  return { lights, darks: paired, darkRanks: paired.map((face, card) => darks.indexOf(face) * size + card) }
}

function turnUp(pile: number[], faces: readonly string[], numberStart: boolean): number[] {
  const turned: number[] = []
  for (let tries = pile.length - 1; ; tries--) {
    const card = pile.pop()!
    turned.push(card)
    const face = faces[card]!
    if (tries === 0 || (numberStart ? NUMBER.test(face) : !NEVER_FIRST.test(face))) return turned
    if (!numberStart) pile.unshift(card)
  }
}
