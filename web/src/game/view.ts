/** Views and events in their documented JSON form (docs/engine.md). */
import type { OptionValue } from './editions'

export type DecisionKind = 'turn' | 'drawn' | 'color' | 'target' | 'lay' | 'answer' | 'vote' | 'shed' | 'activate'

export interface View {
  edition: string
  options: Record<string, OptionValue>
  players: number
  dealer: number
  /** Whose view; null for a watcher. */
  seat: number | null
  decision: { seat: number; kind: DecisionKind } | null
  actions: string[]
  interrupts: string[]
  hand: string[]
  whole: string[]
  drawn: string | null
  top: string
  color: string | null
  direction: number
  side: 'light' | 'dark'
  pending: number
  pile: number
  discard: string[]
  counts: number[]
  exposed: number[]
  out: number[]
  finished: number[]
  others: string[][]
  next_other: string | null
  known: string[][]
  votes: number[]
  target: number | null
  winner: number | null
  places: number[]
  points: number[]
}

export interface GameEvent {
  event: string
  rule: string
  seat?: number
  target?: number
  by?: number
  winner?: number
  card?: string | null
  target_card?: string | null
  cards?: string[]
  others?: string[]
  hit?: number[]
  count?: number
  color?: string
  direction?: number
  side?: 'light' | 'dark'
  to?: string
  jump?: boolean
  /** Cards stacked up with the one played; 0 if it was not stacked. */
  total?: number
  guilty?: boolean
  yes?: boolean
  good?: boolean
  place?: number
}

export interface Step {
  view: View
  events: GameEvent[]
}
export interface Scene {
  name: string
  steps: Step[]
}

/** The number of the face in play: 0 light, 1 dark. */
export function sideNumber(view: View): number {
  return view.side === 'dark' ? 1 : 0
}

/** The cards that an action of this verb may be done with: `play`, `lay`, `shed`, `jump`. */
export function cardsFor(actions: readonly string[], verb: string): string[] {
  return actions.filter((action) => action.startsWith(`${verb} `)).map((action) => action.slice(verb.length + 1))
}

/** The face of a card that is played with now. */
export function faceInPlay(card: string, view: View): string {
  return card.split('/')[sideNumber(view)] ?? card
}
