/** The deal, written a second time: pairing of two-sided cards, the shuffle, the hands, and the first card. */
import type { Terms } from './commitments'
import { shuffle } from './shuffle'

const PAIRING = 0xffffffff
const NUMBER = /^[^w]\d$/
/** Draw wilds and flips go back under the pile when they are turned up first. */
const NEVER_FIRST = /^(w\+|wR\+|.F$)/

/** A card; what has one side has no dark face. */
export interface TwoFaces {
  light: string
  dark: string
}

export interface Dealt {
  /** The cards that each seat was dealt; of two-sided ones the light face. */
  hands: string[][]
  /** All that was turned up; the last one lies on top. */
  turned: string[]
  /** The whole deck in the order in which it is dealt. */
  order: string[]
  /** The dark face of each card of the deck; nothing where cards have one side. */
  backs: string[]
  /** What is left to draw; the next card is the last one. */
  pile: TwoFaces[]
}

export function deal(terms: Terms, dealer: number, key: string): Dealt {
  const [light = '', dark] = terms.deck.split(' | ')
  const faces = light.split(' ')
  const backs = dark === undefined ? [] : pairUp(faces, dark.split(' '), key)
  const pile = faces.map((_, slot) => slot)
  shuffle(pile, key, 0)
  const order = pile.toReversed()
  const players = terms.seats.length
  const hands: number[][] = terms.seats.map(() => [])
  for (let dealt = 0; dealt < Number(terms.options['hand_size']) * players; dealt++)
    hands[(dealer + 1 + dealt) % players]!.push(pile.pop()!)
  const turned = turnUp(pile, faces, terms.options['number_start'] === true)
  const texts = (slots: number[]): string[] => slots.map((slot) => faces[slot]!)
  const left = pile.map((slot) => ({ light: faces[slot]!, dark: backs[slot] ?? '' }))
  return { hands: hands.map(texts), turned: texts(turned), order: texts(order), backs, pile: left }
}

/** The dark face of every light one: shuffled, then put in order where the faces are the same. */
function pairUp(lights: readonly string[], darks: readonly string[], key: string): string[] {
  const order = darks.map((_, slot) => slot)
  shuffle(order, key, PAIRING)
  const paired: string[] = []
  for (let from = 0; from < lights.length;) {
    let to = from
    while (lights[to] === lights[from] && to < lights.length) to++
    const group = order.slice(from, to).sort((a, b) => a - b)
    paired.push(...group.map((slot) => darks[slot]!))
    from = to
  }
  return paired
}

function turnUp(pile: number[], faces: readonly string[], numberStart: boolean): number[] {
  const turned: number[] = []
  for (let tries = pile.length - 1; ; tries--) {
    const slot = pile.pop()!
    turned.push(slot)
    const face = faces[slot]!
    if (tries === 0 || (numberStart ? NUMBER.test(face) : !NEVER_FIRST.test(face))) return turned
    if (!numberStart) pile.unshift(slot)
  }
}
