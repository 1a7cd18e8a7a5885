/** Seats and events in words, as src/lastcard/locale does it in Python. */
import type { GameEvent } from '@/game/view'
import type { TableEvent } from '@/net/messages'
import { cardName, colorName } from './cards'
import { hasText, say, type Values } from './texts.svelte'

/** Who sits where, and who reads. */
export interface Seating {
  names: readonly string[]
  reader: number | null
  /** By seat; a replay has none. */
  avatars?: readonly string[]
}

export function seatName(seat: number, { names }: Seating): string {
  return names[seat] || say('log-seat', { seat })
}

function seatOrYou(seat: number, seating: Seating): string {
  return seat === seating.reader ? say('log-you') : seatName(seat, seating)
}

function listed(words: readonly string[]): string {
  return words.join(say('log-comma'))
}

/** One sentence for an event as the reader may see it; cards are called as in this edition. */
export function eventLine(event: GameEvent, seating: Seating, edition = ''): string {
  let key = eventKey(event)
  const values: Values = {}
  for (const [field, value] of Object.entries(event)) values[field] = valueInWords(field, value, seating, edition)
  if (typeof event.seat === 'number') {
    values.name = seatName(event.seat, seating)
    if (event.seat === seating.reader && hasText(`${key}.you`)) key += '.you'
  }
  return say(key, values)
}

/** Some events have a form of their own for what is not to be seen, or did not happen. */
function eventKey(event: GameEvent): string {
  if ((event.event === 'drew' || event.event === 'hand_shown') && !event.cards) return `event-${event.event}-hidden`
  if (event.event === 'laid' && !event.hit?.length) return 'event-laid-nobody'
  if (event.event === 'played' && event.jump) return 'event-played-jump'
  if (event.event === 'played' && event.total) return 'event-played-stacked'
  if (event.event === 'accepted' && event.rule === 'BT-01') return 'event-accepted-dance'
  return `event-${event.event}`
}

function valueInWords(field: string, value: unknown, seating: Seating, edition: string): string | number | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field === 'card' || field === 'target_card') return typeof value === 'string' ? cardName(value, edition) : 'none'
  if (field === 'color' && typeof value === 'string') return colorName(value)
  if ((field === 'target' || field === 'by' || field === 'winner') && typeof value === 'number')
    return seatOrYou(value, seating)
  if (field === 'hit' && Array.isArray(value)) return listed(value.map((seat: number) => seatOrYou(seat, seating)))
  if (Array.isArray(value)) return listed(value.map((card: string) => cardName(card, edition)))
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

/** One sentence for what happens around the game, for those who cannot see it; '' for what has been said already. */
export function aroundLine(event: TableEvent): string {
  const { name, old, number, pace } = event
  const key = `web-around-${event.event}`
  const yes = event.locked || event.muted || event.admitted || event.program ? 'yes' : 'no'
  return hasText(key) ? say(key, { name, old, number, pace, yes }) : ''
}

/** The cards and colours that an event's line is about, to be shown beside it. */
export function cardsIn(event: GameEvent): string[] {
  const cards = [event.card, event.target_card, ...(event.cards ?? [])]
  return cards.filter((card): card is string => typeof card === 'string' && card !== '?')
}
