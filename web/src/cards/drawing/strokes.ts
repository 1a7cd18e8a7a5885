/** Strokes of which pictograms and signs are made, all drawn around (0, 0). */

export interface Stroke {
  d: string
  /** Filled instead of drawn. */
  fill?: boolean
  /** Filled with the field's colour first, so that it covers what lies below. */
  solid?: boolean
  width?: number
}

/** The path of a circle. */
export const ring = (r: number): string => `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}z`

/** The path of a card's outline with its middle at (x, y), turned by so many degrees. */
export function cardOutline(x: number, y: number, turn: number, width: number, height: number): string {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const at = (dx: number, dy: number): string =>
    `${(x + dx * c - dy * s).toFixed(1)} ${(y + dx * s + dy * c).toFixed(1)}`
  const [w, h] = [width / 2, height / 2]
  return `M${at(-w, -h)}L${at(w, -h)}L${at(w, h)}L${at(-w, h)}z`
}
