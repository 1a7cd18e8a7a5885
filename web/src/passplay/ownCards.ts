/** Whether somebody has to look at cards before theirs are covered. */
import type { GameEvent } from '@/game/view'

/** Cards that one has just drawn, or was shown of another, are looked at as long as one likes. */
export function hasToLook(events: readonly GameEvent[], seat: number): boolean {
  return events.some(
    ({ event, cards, seat: whose }) =>
      cards && (event === 'drew' ? whose === seat : event === 'hand_shown' && whose !== seat),
  )
}
