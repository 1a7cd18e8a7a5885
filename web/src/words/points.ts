/** The points of an edition's cards, as the rulebook lists them. */
import type { Edition } from '@/game/editions'
import { faceOf } from '@/game/faces'
import { kindName } from './cards'
import { say } from './texts.svelte'

export interface PointsRow {
  points: string
  cards: string
}

/** First the numbers that count their face, then all other cards from low to high. */
export function pointsTable(edition: Edition): PointsRow[] {
  const names = new Map<number, Set<string>>()
  let hasNumbers = false
  for (const { text, points } of edition.sides.flatMap((side) => side.faces)) {
    if (faceOf(text).number === points) hasNumbers = true
    else names.set(points, (names.get(points) ?? new Set()).add(kindName(text, edition.id)))
  }
  const rows = [...names]
    .sort(([a], [b]) => a - b)
    .map(([points, cards]) => ({ points: say('count-points', { points }), cards: [...cards].join(say('log-comma')) }))
  const numbers = { points: say('rules-points-face'), cards: say('rules-points-numbers') }
  return hasNumbers ? [numbers, ...rows] : rows
}
