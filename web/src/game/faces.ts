/** Card texts of the notation, read into what a picture or a name needs. */

export type ColorLetter = 'r' | 'y' | 'g' | 'b' | 'p' | 'k' | 't' | 'o'

export type Kind =
  | 'number'
  | 'skip'
  | 'reverse'
  | 'skip-everyone'
  | 'discard-all'
  | 'flip'
  | 'draw'
  | 'wild'
  | 'wild-draw'
  | 'wild-draw-color'
  | 'reverse-draw'
  | 'gauntlet'
  | 'dance'
  | 'creeper'
  | 'optimus'
  | 'megatron'
  | 'roulette'
  | 'unknown'

export interface Face {
  text: string
  /** '' on a wild. */
  color: ColorLetter | ''
  /** What is printed, without the colour: `7`, `S`, `+2`; the whole text on a wild. */
  symbol: string
  kind: Kind
  /** Cards to draw; 0 where there is no fixed number. */
  amount: number
}

export const COLOR_LETTERS: readonly ColorLetter[] = ['r', 'y', 'g', 'b', 'p', 'k', 't', 'o']
const COLORED = new Map<string, Kind>([
  ['S', 'skip'],
  ['R', 'reverse'],
  ['E', 'skip-everyone'],
  ['D', 'discard-all'],
  ['F', 'flip'],
])
const WILDS = new Map<string, Kind>([
  ['w', 'wild'],
  ['w+c', 'wild-draw-color'],
  ['wG', 'gauntlet'],
  ['wD', 'dance'],
  ['wC', 'creeper'],
  ['wP', 'optimus'],
  ['wM', 'megatron'],
  ['wW', 'roulette'],
])

const read = new Map<string, Face>()

/** The face that a text stands for; `unknown` for what is no face, such as `?`. */
export function faceOf(text: string): Face {
  let face = read.get(text)
  if (!face) read.set(text, (face = readFace(text)))
  return face
}

function readFace(text: string): Face {
  const wild = WILDS.get(text)
  if (wild) return { text, color: '', symbol: text, kind: wild, amount: 0 }
  const [, head = '', symbol = ''] = /^(.)(.*)$/.exec(text) ?? []
  const drawn = /^R?\+(\d+)$/.exec(symbol)
  const amount = drawn ? Number(drawn[1]) : 0
  if (head === 'w' && drawn) {
    return { text, color: '', symbol: text, kind: symbol.startsWith('R') ? 'reverse-draw' : 'wild-draw', amount }
  }
  if (!isColor(head)) return { text, color: '', symbol: text, kind: 'unknown', amount: 0 }
  const kind = COLORED.get(symbol) ?? (drawn ? 'draw' : /^\d$/.test(symbol) ? 'number' : 'unknown')
  return { text, color: head, symbol, kind, amount }
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
  if (face.kind === 'number') return Number(face.symbol)
  return face.color ? 20 + face.amount : 60 + face.amount
}
