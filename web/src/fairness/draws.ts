/** The cards from the pile, held against the shuffle: what this browser was told while the round was played. */
import type { GameEvent } from '@/game/view'
import type { Dealt, TwoFaces } from './deal'

/**
 * Whether the cards turned up and drawn are those that the shuffle had put there, as far as they were seen: one's own,
 * what was shown, and other faces in other hands. It goes up to the first reshuffle: what comes then was played before.
 * A log that does not begin with the deal says nothing.
 */
export function drawsFit(log: readonly GameEvent[], dealt: Dealt): boolean {
  const begins = log.findIndex(({ event }) => event === 'deals')
  if (begins < 0) return true
  const told = log.slice(begins)
  const ends = told.findIndex(({ event }) => event === 'shuffled')
  const events = ends < 0 ? told : told.slice(0, ends)
  const turned = events.filter(({ event }) => event === 'turned').map(({ card }) => card)
  return turned.join() === dealt.turned.join() && drawnFit(events, dealt)
}

function drawnFit(events: readonly GameEvent[], dealt: Dealt): boolean {
  const pile = [...dealt.pile]
  let isDark = false
  return events.every(({ event, count = 0, cards, others }) => {
    if (event === 'flipped') {
      pile.reverse() // the whole pile is turned over
      isDark = !isDark
    }
    if (event !== 'drew') return true
    if (count > pile.length) return false
    const drawn = pile.splice(pile.length - count).reverse()
    const faces = (dark: boolean): string[] => drawn.map(({ light, dark: back }: TwoFaces) => (dark ? back : light))
    return (
      (!cards || cards.join() === faces(isDark).join()) &&
      (!others || others.toSorted().join() === faces(!isDark).toSorted().join())
    )
  })
}
