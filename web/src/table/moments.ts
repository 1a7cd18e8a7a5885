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

export function momentOf(event: GameEvent): Moment | null {
  const turnedUp = event.event === 'drew' && event.rule === 'NM-09' && event.cards // by the roulette, for all to see
  const found = turnedUp ? (['show', 1500] as const) : KINDS[event.event]
  return found ? { id: next++, kind: found[0], event, drawn: [], length: found[1] } : null
}

/** All moments of a step; the draw for dealer is one. */
export function momentsOf(events: readonly GameEvent[]): Moment[] {
  const drawn = events.filter((event) => event.event === 'drew_for_dealer')
  const deals = events.find((event) => event.event === 'deals')
  const dealer: Moment[] =
    drawn.length && deals
      ? [{ id: next++, kind: 'dealer', event: deals, drawn, length: 1500 + Math.min(1000, drawn.length * 150) }]
      : []
  return [...dealer, ...events.map(momentOf).filter((moment) => moment !== null)]
}
