/** The cards in one's hand, and what can be done with them. */
import type { View } from '@/game/view'

/** A card in one's hand; `whole` has both faces where the table lets one look. */
export interface Held {
  key: string
  card: string
  whole: string | null
}

const held = new Map<string, Held>()

/** The same object for the same card, so that nothing is drawn anew for those that stay. */
function holding(key: string, card: string, whole: string | null): Held {
  const name = `${key} ${card}`
  let one = held.get(name)
  if (!one) held.set(name, (one = { key, card, whole }))
  return one
}

/** The hand in the order wanted; copies of a card get keys of their own. */
export function heldCards(
  view: Pick<View, 'hand' | 'whole' | 'side'>,
  order: (a: string, b: string) => number,
): Held[] {
  const copies = new Map<string, number>()
  const cards = view.whole.length === view.hand.length && view.whole.length ? view.whole : view.hand
  const side = view.side === 'dark' ? 1 : 0
  return cards
    .map((text) => {
      const copy = copies.get(text) ?? 0
      copies.set(text, copy + 1)
      const [light, dark] = text.split('/')
      return holding(`${text}#${copy}`, dark ? (side ? dark : light!) : text, dark ? text : null)
    })
    .sort((a, b) => order(a.card, b.card))
}

const VERBS = ['play', 'lay', 'shed'] as const

/** What tapping this card does: an action's text, or null when nothing can be done with it. */
export function actionWith(held: Held, view: Pick<View, 'actions' | 'interrupts'>): string | null {
  for (const verb of VERBS) {
    for (const text of [held.whole, held.card]) {
      if (text && view.actions.includes(`${verb} ${text}`)) return `${verb} ${text}`
    }
  }
  return view.interrupts.includes(`jump ${held.card}`) ? `jump ${held.card}` : null
}

/** What to ask the referee about a card that cannot be used. */
export function wouldBe(held: Held, view: View): string {
  const kind = view.decision?.seat === view.seat ? view.decision?.kind : undefined
  return `${kind === 'lay' || kind === 'shed' ? kind : 'play'} ${held.card}`
}
