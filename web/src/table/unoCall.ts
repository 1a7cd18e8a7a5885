/** Calling UNO: together with whatever may leave one card, or late. */
import type { View } from '@/game/view'

type Called = Pick<View, 'actions' | 'interrupts' | 'hand' | 'options'>

/**
 * What the UNO button is good for now. `late`: one has forgotten to call. `ready`: the next card is the last but one.
 * `open`: a call can go with an action, as some effects take several cards off a hand; it does nothing if more than one
 * is left. `quiet`: nothing.
 */
export type UnoState = 'late' | 'ready' | 'open' | 'quiet'

export function unoState(view: Called): UnoState {
  if (view.interrupts.includes('uno')) return 'late'
  const callable = [...view.actions, ...view.interrupts].filter((action) => takesCall(action, view))
  if (!callable.length) return 'quiet'
  return callable.some((action) => view.hand.length - (action === 'draw' ? 0 : 1) === 1) ? 'ready' : 'open'
}

/** Whether UNO may be called with this action: with a card that leaves the hand, or a draw that must be played. */
export function takesCall(action: string, { options }: Pick<View, 'options'>): boolean {
  return /^(play|jump|lay|shed) /.test(action) || (action === 'draw' && options['force_play'] === true)
}
