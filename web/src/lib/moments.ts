/** Which events are a moment of their own, and what is shown of them. */
import type { GameEvent } from './view'

export type MomentKind = 'snap' | 'boom' | 'flip' | 'dance' | 'out' | 'show' | 'duel' | 'verdict' | 'uno' | 'caught' | 'sweep' | 'swap' | 'won'

export interface Moment {
  id: number
  kind: MomentKind
  event: GameEvent
  /** Milliseconds; never more than a second and a half. */
  length: number
}

const KINDS: Record<string, [MomentKind, number]> = {
  laid: ['snap', 1200], creeper: ['boom', 1100], flipped: ['flip', 1100], danced: ['dance', 1300], out: ['out', 1300],
  duelled: ['duel', 1500], judged: ['verdict', 1300], hand_shown: ['show', 1500], called: ['uno', 800], caught: ['caught', 1000],
  discarded: ['sweep', 900], swapped: ['swap', 900], passed_on: ['swap', 900], won: ['won', 1500],
}

let next = 0

export function momentOf(event: GameEvent): Moment | null {
  // cards turned up for all, as by the roulette, or drawn for dealer
  const turnedUp = event.event === 'drew' && event.rule === 'NM-09' && event.cards
  const found = turnedUp ? (['show', 1500] as const) : KINDS[event.event]
  if (!found || (event.event === 'hand_shown' && !event.cards)) return null
  return { id: next++, kind: found[0], event, length: found[1] }
}
