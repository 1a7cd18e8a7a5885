/** Card texts of the notation, read into what a picture or a name needs. */
import { EFFECTS, findEdition } from './editions'

export type ColorLetter = 'r' | 'y' | 'g' | 'b' | 'p' | 'k' | 't' | 'o'

export interface Face {
  text: string
  /** '' on a wild. */
  color: ColorLetter | ''
  /** What is printed, without the colour: `7`, `S`, `+2`; the whole text on a wild. */
  symbol: string
  /** The name of its effect; '' for a text that is no card, such as `?`. */
  effect: string
  /** The digit of a number card, otherwise null. */
  number: number | null
  /** Cards to draw; 0 where there is no fixed number. */
  amount: number
}

export const COLOR_LETTERS: readonly ColorLetter[] = ['r', 'y', 'g', 'b', 'p', 'k', 't', 'o']

/** How the symbols of an effect are read; the digit or amount in them is captured under its name. */
const PATTERNS = EFFECTS.map(({ name, symbol }) => ({
  name,
  isExact: !/[#*]/.test(symbol),
  pattern: new RegExp(
    `^${symbol
      .replace(/[.+?^$()[\]{}|\\]/g, '\\$&')
      .replace('#', '(?<number>\\d)')
      .replace('*', '(?<amount>1\\d|20|[1-9])')}$`,
  ),
})).sort((a, b) => Number(b.isExact) - Number(a.isExact))

const facesRead = new Map<string, Face>()

/** The face that a text stands for. Hands ask for it with every move, so it is kept. */
export function faceOf(text: string): Face {
  let face = facesRead.get(text)
  if (!face) facesRead.set(text, (face = readFace(text)))
  return face
}

function readFace(text: string): Face {
  const head = text[0] ?? ''
  const color = isColor(head) ? head : ''
  const symbol = color ? text.slice(1) : text
  if (color || head === 'w') {
    for (const { name, pattern } of PATTERNS) {
      const found = pattern.exec(symbol)
      if (!found) continue
      const { number, amount } = found.groups ?? {}
      return { text, color, symbol, effect: name, number: number ? Number(number) : null, amount: Number(amount ?? 0) }
    }
  }
  return { text, color, symbol, effect: '', number: null, amount: 0 }
}

/** The first card of an edition with this effect, if it has one. */
export function cardWithEffect(effect: string, edition: string): string | undefined {
  const faces = findEdition(edition)?.sides.flatMap((side) => side.faces) ?? []
  return faces.find(({ text }) => faceOf(text).effect === effect)?.text
}

export function isColor(letter: string): letter is ColorLetter {
  return (COLOR_LETTERS as readonly string[]).includes(letter)
}

/** Hands in the order of colours, then numbers, actions and wilds. */
export function byColor(a: string, b: string): number {
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)
}

/** Hands in the order of symbols, so that equal numbers stand together. */
export function bySymbol(a: string, b: string): number {
  const [one, two] = [faceOf(a), faceOf(b)]
  if (one.symbol !== two.symbol) {
    return symbolRank(one) - symbolRank(two) || (one.symbol < two.symbol ? -1 : 1)
  }
  return rank(a) - rank(b)
}

function rank(text: string): number {
  const face = faceOf(text)
  return face.color ? COLOR_LETTERS.indexOf(face.color) * 100 + symbolRank(face) : 1000 + symbolRank(face)
}

function symbolRank(face: Face): number {
  if (face.number !== null) return face.number
  return face.color ? 20 + face.amount : 60 + face.amount
}
