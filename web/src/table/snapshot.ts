/** What the table is drawn from: the view, what just happened, who sits there, and the ways to answer. */
import type { GameEvent, View } from '@/game/view'
import { type Seating } from '@/words/events'

/** A decision that has to be taken by `until` (milliseconds, this browser's clock), out of `total` milliseconds. */
export interface Clock {
  until: number
  total: number
}

/** Why something is refused, in words, with its rule. */
export interface Refusal {
  rule: string
  text: string
}

export interface RoundScore {
  points: number[]
  winner: number
}

export interface TableSnapshot {
  view: View
  /** What a custom edition is called. */
  title?: string
  /** What led to this view; `id` grows with every step. */
  step: { id: number; events: GameEvent[] }
  seating: Seating
  /** All events that this seat has seen of the round, oldest first. */
  log: GameEvent[]
  clock: Clock | null
  rounds: RoundScore[]
  scores: number[] | null
  /** Seats played by bots, and people who are not there at the moment. */
  bots: number[]
  away: number[]
}

export interface TableActions {
  send: (action: string) => void
  explain: (action: string) => Promise<Refusal | null>
}
