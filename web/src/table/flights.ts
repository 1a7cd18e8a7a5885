/** Which cards fly from where to where because of an event. Places are the table's `data-place`s. */
import type { GameEvent, View } from '@/game/view'
import { momentsOf } from './moments'

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
/** Cards that fly when a round is dealt, at most. */
const DEALT = 24

export function flightsOf(events: readonly GameEvent[], view: View): Flight[] {
  const deals = events.find(({ event }) => event === 'deals')
  if (deals) return dealing(deals.seat ?? 0, view, momentsOf(events, view.seat)[0]?.length ?? 0)
  return events.flatMap((event) => flightsFor(event, view)).slice(0, 24)
}

/** A round of cards for each seat, clockwise from the dealer's left, once it is known who deals. */
function dealing(dealer: number, view: View, wait: number): Flight[] {
  const rounds = Math.min(3, Math.floor(DEALT / view.players))
  return Array.from({ length: rounds * view.players }, (_, index) => ({
    card: null,
    from: 'pile',
    to: place((dealer + 1 + index) % view.players, view),
    delay: wait + index * STAGGER,
    length: DRAW,
  }))
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
