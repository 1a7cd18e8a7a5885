/** What came of a round, and of the match so far: worked out from the view and the scores. */
import { faceData, findEdition, MERCY_POINTS } from '@/game/editions'
import { byColor } from '@/game/faces'
import type { GameEvent, View } from '@/game/view'
import type { RoundScore, TableSnapshot } from '@/table/snapshot'

export interface CountedCard {
  card: string
  points: number
}

export interface SeatResult {
  seat: number
  /** What was left in the hand; nothing for who is out by Mercy. */
  cards: CountedCard[]
  isOut: boolean
  /** Whether what was left is counted: the winner's is only where everybody keeps a tally. */
  isCounted: boolean
  /** What the hand counts, being out included. */
  value: number
  /** What the round gave. */
  points: number
  total: number
  /** The place in the match now and before this round, from 1. */
  place: number
  placeBefore: number
}

/** How a round came to its end. */
export type Ending = { how: 'card'; card: string } | { how: 'out' | 'stalemate' | 'unknown' }

export interface RoundResult {
  winner: number
  ending: Ending
  /** The winner first, then by what was left. */
  seats: SeatResult[]
  scoring: string
  target: number
}

export function handOf(seat: number, view: View): readonly string[] {
  return seat === view.seat ? view.hand : (view.known[seat] ?? [])
}

/** The result of a round that is over; null before. */
export function roundResult(snapshot: Pick<TableSnapshot, 'view' | 'log' | 'scores'>): RoundResult | null {
  const { view, log } = snapshot
  const winner = view.winner
  if (view.decision || winner === null) return null
  const scoring = String(view.options['scoring'])
  const totals = snapshot.scores ?? view.counts.map(() => 0)
  const before = totals.map((total, seat) => total - (view.points[seat] ?? 0))
  const seats = view.counts.map((_, seat): SeatResult => {
    const isOut = view.out.includes(seat)
    const isCounted = seat !== winner || scoring === 'tally'
    const cards = countedCards(handOf(seat, view), view.edition)
    return {
      seat,
      cards,
      isOut,
      isCounted,
      value: isOut ? MERCY_POINTS : isCounted ? cards.reduce((sum, { points }) => sum + points, 0) : 0,
      points: view.points[seat] ?? 0,
      total: totals[seat] ?? 0,
      place: placeOf(seat, totals, scoring),
      placeBefore: placeOf(seat, before, scoring),
    }
  })
  const order = (one: SeatResult): number => (one.seat === winner ? -1 : finishedAt(one.seat, view) + one.value)
  seats.sort((a, b) => order(a) - order(b))
  if (scoring === 'none') seats.forEach((one, index) => (one.place = one.placeBefore = index + 1))
  return {
    winner,
    ending: endingOf(log, winner, view),
    seats,
    scoring,
    target: Number(view.options['target_score']),
  }
}

function countedCards(cards: readonly string[], edition: string): CountedCard[] {
  const known = findEdition(edition)
  return [...cards].sort(byColor).map((card) => ({ card, points: (known && faceData(known, card)?.points) ?? 0 }))
}

/** Those who have finished come before those who have not. */
function finishedAt(seat: number, view: View): number {
  const place = view.places.indexOf(seat)
  return place < 0 ? 10_000 : place
}

/** With a tally the lowest total leads. */
function placeOf(seat: number, totals: readonly number[], scoring: string): number {
  const own = totals[seat] ?? 0
  return 1 + totals.filter((total) => (scoring === 'tally' ? total < own : total > own)).length
}

function endingOf(log: readonly GameEvent[], winner: number, view: View): Ending {
  if (log.some(({ event }) => event === 'stalemate')) return { how: 'stalemate' }
  if (view.counts[winner]) return { how: 'out' }
  const last = log.findLast(({ event, seat }) => seat === winner && ['played', 'laid', 'shed'].includes(event))
  return last?.card ? { how: 'card', card: last.card } : { how: 'unknown' }
}

/** A match in a few figures. */
export interface MatchFigures {
  rounds: number
  /** The most points that a round gave, and whom; null without any. */
  best: { seat: number; points: number } | null
  /** Rounds won by each seat. */
  wins: number[]
  /** By how many points the winner was behind at worst. */
  comeback: number
}

export function matchFigures(rounds: readonly RoundScore[], winner: number, scoring: string): MatchFigures {
  const players = Math.max(0, ...rounds.map(({ points }) => points.length))
  const totals = Array<number>(players).fill(0)
  const wins = Array<number>(players).fill(0)
  let best: MatchFigures['best'] = null
  let comeback = 0
  for (const round of rounds) {
    if (round.winner >= 0) wins[round.winner]!++
    round.points.forEach((points, seat) => {
      totals[seat]! += points
      if (scoring === 'points' && points > (best?.points ?? 0)) best = { seat, points }
    })
    const own = totals[winner] ?? 0
    const others = totals.filter((_, seat) => seat !== winner)
    const behind = scoring === 'tally' ? own - Math.min(...others) : Math.max(...others) - own
    comeback = Math.max(comeback, behind)
  }
  return { rounds: rounds.length, best, wins, comeback }
}

/** How many rounds of the match somebody has won one after the other, up to its last. */
export function streakOf(rounds: readonly RoundScore[], winner: number): number {
  const broken = rounds.findLastIndex((round) => round.winner !== winner)
  return rounds.length - 1 - broken
}
