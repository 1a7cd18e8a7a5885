/** Which events are a moment of their own, and what is shown of them. */
import type { GameEvent } from '@/game/view'

export type MomentKind =
  | 'snap'
  | 'boom'
  | 'flip'
  | 'dance'
  | 'out'
  | 'show'
  | 'duel'
  | 'verdict'
  | 'uno'
  | 'caught'
  | 'sweep'
  | 'swap'
  | 'dealer'
  | 'won'

export interface Moment {
  id: number
  kind: MomentKind
  event: GameEvent
  /** Cards drawn by everybody, one after the other. */
  drawn: GameEvent[]
  /** Milliseconds; no more than a second and a half but for the draw for dealer, when nobody is waiting. */
  length: number
}

const KINDS: Record<string, [MomentKind, number]> = {
  laid: ['snap', 1200],
  creeper: ['boom', 1100],
  flipped: ['flip', 1100],
  danced: ['dance', 1300],
  out: ['out', 1300],
  duelled: ['duel', 1500],
  judged: ['verdict', 1300],
  called: ['uno', 800],
  caught: ['caught', 1000],
  discarded: ['sweep', 900],
  swapped: ['swap', 900],
  passed_on: ['swap', 900],
  won: ['won', 1500],
}

let next = 0

/** The moment that an event is, seen from a seat; null for most events. */
function momentOf(event: GameEvent, events: readonly GameEvent[], reader: number | null): Moment | null {
  const found = isTurnedUp(event, events, reader) ? (['show', 1500] as const) : KINDS[event.event]
  return found ? { id: next++, kind: found[0], event, drawn: [], length: found[1] } : null
}

/**
 * Whether cards were turned up for all to see: others are told which. One's own cards are always told; they were
 * turned up if one has just named the colour that they had to come to.
 */
function isTurnedUp(event: GameEvent, events: readonly GameEvent[], reader: number | null): boolean {
  if (event.event !== 'drew' || !event.cards) return false
  return event.seat !== reader || events.some((other) => other.event === 'named' && other.seat === reader)
}

/** All moments of a step, seen from a seat; the draw for dealer is one. */
export function momentsOf(events: readonly GameEvent[], reader: number | null): Moment[] {
  const drawn = events.filter((event) => event.event === 'drew_for_dealer')
  const deals = events.find((event) => event.event === 'deals')
  const dealer: Moment[] =
    drawn.length && deals
      ? [{ id: next++, kind: 'dealer', event: deals, drawn, length: 1500 + Math.min(1000, drawn.length * 150) }]
      : []
  return [...dealer, ...events.map((event) => momentOf(event, events, reader)).filter((moment) => moment !== null)]
}
