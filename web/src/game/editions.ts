/** What the Python package says of the editions (decks, points, rules, options) and of what a table can have. */
import data from 'virtual:game-data'

export interface FaceData {
  text: string
  points: number
  rule: string
}
export interface SideData {
  colors: string
  deck: Record<string, number>
  faces: FaceData[]
}
export type OptionValue = boolean | number | string | Record<string, number>
export interface Edition {
  id: string
  /** Of a custom edition: its name, and a sentence about it, in every language. */
  words: Record<string, { name: string; about: string }>
  sides: SideData[]
  rules: string[]
  /** All options as they usually are in this edition. */
  options: Record<string, OptionValue>
  /** Options that can do nothing here. */
  idle: string[]
  /** Whether a draw of cards decides who deals first; otherwise chance does. */
  draw_for_dealer: boolean
}
/** A switch has neither choices nor bounds; `least` is the smallest number above `low` that makes sense. */
export interface OptionData {
  name: string
  choices?: (string | boolean)[]
  low?: number
  high?: number
  least?: number
}
export interface GameData {
  editions: Edition[]
  examples: Example[]
  effects: EffectData[]
  options: OptionData[]
  levels: string[]
  avatars: string[]
  /** Of bots, in the order of their names. */
  characters: string[]
  mercyPoints: number
  failedChallenge: number
}
/**
 * An effect of cards. In its symbol `#` is a digit and `*` an amount; the symbols of wilds begin with `w`, the others
 * come after the letter of a colour.
 */
export interface EffectData {
  name: string
  symbol: string
  /** Honest only without the current colour, and open to a challenge. */
  bluffable?: boolean
  /** How many cards it makes somebody draw where the face has no amount. */
  cards?: number
  /** The option that decides whether it hits its own player, too. */
  selfOption?: string
}
/** A custom edition that comes with Lastcard; tables know it by its key. */
export interface Example {
  key: string
  edition: Edition
}

export const EDITIONS: readonly Edition[] = data.editions
export const EXAMPLES: readonly Example[] = data.examples
/** All effects that cards can have. */
export const EFFECTS: readonly EffectData[] = data.effects
export const OPTIONS: readonly OptionData[] = data.options
/** How well bots can play, the weakest first. */
export const LEVELS: readonly string[] = data.levels
/** The pictures that people choose from. */
export const AVATARS: readonly string[] = data.avatars
export const CHARACTERS: readonly string[] = data.characters
export const MERCY_POINTS = data.mercyPoints
/** Cards that a challenger draws besides, if it was no bluff. */
export const FAILED_CHALLENGE = data.failedChallenge

export function effectData(name: string): EffectData | undefined {
  return EFFECTS.find((effect) => effect.name === name)
}

const known = new Map(
  [...EDITIONS, ...EXAMPLES.map((example) => example.edition)].map((edition) => [edition.id, edition]),
)

/** A custom edition that the server has told of. */
export function keepEdition(edition: Edition): void {
  known.set(edition.id, edition)
}

export function findEdition(id: string): Edition | undefined {
  return known.get(id)
}

/** Which side of the cards a face is printed on; 0 where there is but one. */
export function sideOf(editionId: string, text: string): number {
  const sides = findEdition(editionId)?.sides
  if (!sides || sides.length < 2 || text in sides[0]!.deck) return 0
  return text in sides[1]!.deck || !(sides[0]!.colors + 'w').includes(text[0] ?? '') ? 1 : 0
}

/** The colours that can be named on a side, as the edition lists them. */
export function colorsOf(editionId: string, side = 0): string {
  return findEdition(editionId)?.sides[side]?.colors ?? 'bgry'
}

export function faceData(edition: Edition, text: string): FaceData | undefined {
  for (const side of edition.sides) {
    const found = side.faces.find((face) => face.text === text)
    if (found) return found
  }
  return undefined
}
