/** Where everybody sits, seen from one's own chair. */

/** A screen with a column beside the table. */
export const WIDE = '(min-width: 900px) and (min-height: 521px)'

/** So few others sit in one row on a phone, and have room. */
export const FEW = 4
/** More than so many sit in two rows on a phone held upright. */
const ONE_ROW = 5

/** The seats clockwise from one's left; a watcher sees all of them, from seat 0 on. */
export function seatsAround(players: number, own: number | null): number[] {
  const all = Array.from({ length: players }, (_, step) => ((own ?? -1) + 1 + step) % players)
  return own === null ? all : all.slice(0, -1)
}

/** A seat in the strip of a phone: its column from 0 (left) to 1 (right), upright and sideways, and its row. */
export interface StripPlace {
  across: number
  acrossFlat: number
  isUpper: boolean
}

/** The columns of a phone held upright: two rows are as full as each other. */
export function columnsOf(others: number): number {
  return others > ONE_ROW ? Math.ceil(others / 2) : others
}

export function placesInStrip(others: number): StripPlace[] {
  const columns = columnsOf(others)
  const fraction = (index: number, of: number): number => (of > 1 ? index / (of - 1) : 0.5)
  return Array.from({ length: others }, (_, index) => ({
    across: fraction(index % columns, columns),
    acrossFlat: fraction(index, others),
    isUpper: others > columns && index < columns,
  }))
}

export interface Place {
  x: number
  y: number
}

/** Places on an ellipse in percent, clockwise from the lower left to the lower right. */
export function placesOnEllipse(count: number): Place[] {
  const from = count > 6 ? 205 : count > 3 ? 190 : 178
  const sweep = (from - 90) * 2
  return Array.from({ length: count }, (_, index) => {
    const degrees = count === 1 ? 90 : from - (sweep * index) / (count - 1)
    const angle = (degrees * Math.PI) / 180
    return { x: 50 + 43 * Math.cos(angle), y: 50 - 47 * Math.sin(angle) }
  })
}
