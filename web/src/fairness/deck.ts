/**
 * Whether a deck is that of its edition, as far as this browser knows editions: from its own data, or as it was told.
 */
import { type Edition, findEdition } from '@/game/editions'
import type { Terms } from './commitments'

type Counts = Record<string, number>

/** Whether a deck has the cards of its edition with the table's changes; true for an edition that is not known here. */
export function isOwnDeck({ edition, deck, options }: Terms): boolean {
  const known = findEdition(edition)
  if (!known) return true
  const sides = deck.split(' | ').map((side) => side.split(' ').sort().join(' '))
  const usual = countedDecks(known, (options['deck'] ?? {}) as Counts).map((counts) =>
    Object.entries(counts)
      .flatMap(([text, count]) => Array<string>(count).fill(text))
      .sort()
      .join(' '),
  )
  return sides.join(' | ') === usual.join(' | ')
}

/**
 * How often each face is in the deck, side by side. A wild that no side prints goes to the side or sides with which
 * there are as many light faces as dark ones.
 */
function countedDecks({ sides }: Edition, changed: Counts): Counts[] {
  const counts = sides.map(({ deck }) => ({ ...deck }))
  const strange: Counts = {}
  for (const [text, count] of Object.entries(changed)) {
    const homes = sides.flatMap(({ deck, colors }, at) => (text in deck || colors.includes(text[0]!) ? [at] : []))
    for (const home of homes) counts[home]![text] = count
    if (!homes.length) strange[text] = count
  }
  const totals = counts.map(total)
  const more = total(strange)
  counts.forEach((deck, side) => {
    const isEven = totals[side]! + more === totals[1 - side] || totals[0] === totals[1]
    if (counts.length === 1 || isEven) Object.assign(deck, strange)
  })
  return counts
}

function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
