/** Puzzles: a moment of a round, and what each action is worth. */
import type { View } from '@/game/view'
import { ask } from './api'
import type { Judged } from './reviews'

export interface Puzzle {
  number: number
  total: number
  level: number
  view: View
  /** Every action, the best first. */
  answers: { action: string; chance: number; why: Judged['why'] }[]
}

/** A puzzle by its number, or `today`. */
export const findPuzzle = (number: string): Promise<Puzzle> => ask(`puzzles/${encodeURIComponent(number)}`)
