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
  /** Where it can be watched again. */
  id?: string
  /** In its match, if rounds before it are not told one by one. */
  number?: number
  points: number[]
  winner: number
}

/** What somebody says at the table, for a moment. */
export interface Remark {
  id: number
  /** Null for who has no seat in the round. */
  seat: number | null
  /** '' for a bot, which is called as its seat is. */
  name: string
  handle: string
  text: string
  reaction: string
  isBot: boolean
}

export interface TableSnapshot {
  view: View
  /** What a custom edition is called, or that this is a try-out. */
  title?: string
  /** A try-out counts nowhere. */
  isTryOut?: boolean
  /** What led to this view; `id` grows with every step. */
  step: { id: number; events: GameEvent[] }
  seating: Seating
  /** All events that this seat has seen of the round, oldest first. */
  log: GameEvent[]
  clock: Clock | null
  rounds: RoundScore[]
  /** The seat that has won the match; null as long as it goes on. */
  matchWinner?: number | null
  scores: number[] | null
  /** Seats played by bots, and people who are not there at the moment. */
  bots: number[]
  away: number[]
  /** Seats of people that programs play. */
  programs?: number[]
  /** By seat; '' where no bot plays. */
  characters?: readonly string[]
  /** What others say just now. */
  remarks?: readonly Remark[]
  /** What was done for this person, whose time was up, until they act again. */
  timeUp?: GameEvent[] | null
  /** Whether nobody but bots plays, so that the end may come at once. */
  mayHurry?: boolean
  /** Whether hints are wanted, and questions before mistakes. */
  beginners?: boolean
}

export interface TableActions {
  send: (action: string) => void
  explain: (action: string) => Promise<Refusal | null>
  hurry?: () => void
  forgetTimeUp?: () => void
}
