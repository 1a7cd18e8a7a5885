/** The score pad: what is left in hands with a printed deck, by the edition's points. */
import { type Edition, faceData, MERCY_POINTS } from '@/game/editions'

export type Scoring = 'points' | 'tally'
/** What somebody has left: cards and how many of each; or out, by the Mercy rule. */
export interface Leftover {
  cards: Record<string, number>
  out: boolean
}
export interface PadRound {
  winner: number
  points: number[]
}

export const nothingLeft = (): Leftover => ({ cards: {}, out: false })

/** On the face in play at the end (TF-11): what was tapped of the other side does not count. */
export function handValue(edition: Edition, { cards, out }: Leftover, side = 0): number {
  if (out) return MERCY_POINTS
  return onSide(edition, cards, side).reduce(
    (sum, [card, count]) => sum + (faceData(edition, card)?.points ?? 0) * count,
    0,
  )
}

/** What of it belongs to one side of the cards. */
export function onSide(edition: Edition, cards: Leftover['cards'], side: number): [card: string, count: number][] {
  return Object.entries(cards).filter(([card]) => card in (edition.sides[side]?.deck ?? {}))
}

/** What a round gives each player (GEN-17). */
export function roundPoints(
  edition: Edition,
  scoring: Scoring,
  winner: number,
  left: readonly Leftover[],
  side = 0,
): number[] {
  const values = left.map((one, player) => (player === winner ? 0 : handValue(edition, one, side)))
  if (scoring === 'tally') return values
  const sum = values.reduce((total, value) => total + value, 0)
  return values.map((_, player) => (player === winner ? sum : 0))
}

export function totals(players: number, rounds: readonly PadRound[]): number[] {
  return Array.from({ length: players }, (_, player) =>
    rounds.reduce((sum, round) => sum + (round.points[player] ?? 0), 0),
  )
}

/** Who has won the match, or null while it goes on; a tie plays another round. */
export function matchWinner(scores: readonly number[], scoring: Scoring, target: number): number | null {
  if (!scores.length || Math.max(...scores) < target) return null
  const best = scoring === 'tally' ? Math.min(...scores) : Math.max(...scores)
  return scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : null
}
