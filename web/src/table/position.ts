/** A position by itself, as puzzles and lessons have it: no clock, no scores, nobody but bots at the other seats. */
import type { GameEvent, View } from '@/game/view'
import type { Seating } from '@/words/events'
import { say } from '@/words/texts.svelte'
import type { TableSnapshot } from './snapshot'

/** Who sits there: whoever looks, and names of ours. */
export function seatingOf(view: View | undefined): Seating {
  return {
    names: Array.from({ length: view?.players ?? 0 }, (_, seat) => say(`name-${((seat + 8) % 9) + 1}`)),
    reader: view?.seat ?? null,
  }
}

export function positionSnapshot(
  view: View,
  { title, step, log = [] }: { title: string; step: TableSnapshot['step']; log?: GameEvent[] },
): TableSnapshot {
  return {
    view,
    title,
    step,
    seating: seatingOf(view),
    log,
    clock: null,
    rounds: [],
    scores: null,
    bots: [],
    away: [],
  }
}
