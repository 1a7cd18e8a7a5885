/** Where everybody sits, seen from one's own chair. */

/** A screen with a column beside the table. */
export const WIDE = '(min-width: 900px) and (min-height: 521px)'

/** So many others sit in one row on a phone, and there is room below them for what they say. */
export const FEW = 4
/** A screen high enough for that. */
export const TALL = '(min-height: 701px)'

/** The seats clockwise from one's left; a watcher sees all of them, from seat 0 on. */
export function seatsAround(players: number, own: number | null): number[] {
  const all = Array.from({ length: players }, (_, step) => ((own ?? -1) + 1 + step) % players)
  return own === null ? all : all.slice(0, -1)
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
