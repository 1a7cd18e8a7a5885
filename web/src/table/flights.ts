/** Which cards fly from where to where because of an event. Places are the table's `data-place`s. */
import type { GameEvent, View } from '@/game/view'

export interface Flight {
  /** The face shown, or null for a back. */
  card: string | null
  from: string
  to: string
  /** Milliseconds to wait before it starts, and to fly. */
  delay: number
  length: number
}

const PLAY = 250
const DRAW = 200
const STAGGER = 60
const MOST = 8

export function flightsOf(events: readonly GameEvent[], view: View): Flight[] {
  const flights: Flight[] = []
  for (const event of events) flights.push(...flightsFor(event, view))
  return flights.slice(0, 24)
}

function place(seat: number, view: View): string {
  return seat === view.seat ? 'hand' : `seat-${seat}`
}

function flightsFor(event: GameEvent, view: View): Flight[] {
  const seat = event.seat ?? -1
  switch (event.event) {
    case 'played':
    case 'laid':
    case 'shed':
      return [
        {
          card: event.card ?? null,
          from: seat === view.seat ? `card-${event.card}` : place(seat, view),
          to: 'discard',
          delay: 0,
          length: PLAY,
        },
      ]
    case 'discarded':
      return row(event.cards ?? [], place(seat, view), 'discard', PLAY)
    case 'drew':
      return row(
        event.cards ?? event.others ?? Array<null>(event.count ?? 0).fill(null),
        'pile',
        place(seat, view),
        DRAW,
      )
    case 'swapped':
      return [
        ...row([null, null, null], place(seat, view), place(event.target ?? -1, view), 450),
        ...row([null, null, null], place(event.target ?? -1, view), place(seat, view), 450),
      ]
    case 'passed_on':
      return view.counts.flatMap((_, from) =>
        row([null], place(from, view), place(nextSeat(from, view, event.direction ?? 1), view), 500),
      )
    case 'out':
      return row([null, null, null, null, null], place(seat, view), 'away', 500)
    default:
      return []
  }
}

function nextSeat(seat: number, view: View, direction: number): number {
  let next = seat
  do next = (next + direction + view.players) % view.players
  while (next !== seat && view.out.includes(next))
  return next
}

function row(cards: readonly (string | null)[], from: string, to: string, length: number): Flight[] {
  return cards.slice(0, MOST).map((card, index) => ({ card, from, to, delay: index * STAGGER, length }))
}
