/** What is asked of a person now, read from the view. */
import { cardsFor, type View } from '@/game/view'

/** Whether the decision is this seat's. */
export function isOwn(view: View): boolean {
  return view.decision !== null && view.decision.seat === view.seat
}

/** The text that asks for one's decision; a turn that leaves no choice between playing and drawing says so. */
export function decisionKey({ decision, actions }: Pick<View, 'decision' | 'actions'>): string {
  if (decision?.kind !== 'turn') return `decision-${decision?.kind}`
  if (actions.length && actions.every((action) => action === 'draw')) return 'decision-turn.draw'
  if (actions.length && !actions.includes('draw')) return 'decision-turn.must'
  return 'decision-turn'
}

/** Seats that can be caught now. */
export function catchable(view: View): number[] {
  return cardsFor(view.interrupts, 'catch').map(Number)
}
