/** A review in words, as src/lastcard/locale/review_lines.py does it in Python. */
import { faceInPlay } from '@/game/view'
import type { View } from '@/game/view'
import type { Judged } from '@/net/reviews'
import { cardName, colorName } from '@/words/cards'
import { type Seating, seatName } from '@/words/events'
import { say, type Values } from '@/words/texts.svelte'

const CARD_VERBS = ['play', 'jump', 'lay', 'shed']

export function percent(share: number): number {
  return Math.round(100 * share)
}

/** What an action says, without a call of UNO: `play` and `r7`. */
export function readAction(action: string): { verb: string; what: string } {
  const [verb = '', what = ''] = action.replace(/ uno$/, '').split(' ')
  return { verb, what }
}

/** The card that an action is done with, as it lies; '' if it is done without. */
export function cardOf(action: string, view: View): string {
  const { verb, what } = readAction(action)
  return CARD_VERBS.includes(verb) ? faceInPlay(what, view) : ''
}

/** An action as one would advise it. */
export function actionLine(action: string, view: View, seating: Seating): string {
  const { verb, what } = readAction(action)
  return say(`review-do-${verb}`, {
    card: cardName(cardOf(action, view), view.edition),
    color: verb === 'color' ? colorName(what) : '',
    name: verb === 'target' ? seatName(Number(what), seating) : '',
  })
}

/** Why another action was better. */
export function whyLine({ why, actions, best, chosen }: Judged, view: View, seating: Seating): string {
  if (!why) {
    const chances = [best, chosen].map((one) => actions.find(({ action }) => action === one)?.chance)
    if (chances.includes(undefined)) return ''
    return say('review-why-none', { best: percent(chances[0]!), chosen: percent(chances[1]!) })
  }
  return reasonLine('review', why, view, seating)
}

/** A reason in words: after a decision by the texts of a `review`, before it by those of the `coach`. */
export function reasonLine(
  texts: 'review' | 'coach',
  why: NonNullable<Judged['why']>,
  view: View,
  seating: Seating,
): string {
  const values: Values = { ...why.values }
  if (typeof values.seat === 'number') values.name = seatName(values.seat, seating)
  if (typeof values.card === 'string') values.card = cardName(values.card, view.edition)
  if (typeof values.color === 'string') values.color = colorName(values.color)
  return say(`${texts}-why-${why.kind}`, values)
}

/** The better action, what it would have brought, and why; '' if the best one was chosen. */
export function adviceLine(judged: Judged, view: View, seating: Seating): string {
  if (judged.verdict === 'best') return ''
  const cost = say('review-cost', { points: percent(judged.cost) })
  const why = whyLine(judged, view, seating)
  return say('review-advice', { action: actionLine(judged.best, view, seating), cost, why }).trim()
}
