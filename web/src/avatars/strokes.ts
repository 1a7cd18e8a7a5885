/** What avatars are drawn with: filled shapes and lines on a round ground, most of them on both sides of the middle. */

/** A path in one colour, filled, or as a line of this width. */
export interface Shape {
  d: string
  fill?: string
  stroke?: string
  width?: number
}
export interface Drawing {
  ground: string
  shapes: Shape[]
}

const SIZE = 48

export function circle(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

/** A circle and its mirror image. */
export function pair(x: number, y: number, rx: number, ry = rx): string {
  return circle(x, y, rx, ry) + circle(SIZE - x, y, rx, ry)
}

/** A path and its mirror image; `draw` is given where a place across lies. */
export function mirrored(draw: (across: (x: number) => number) => string): string {
  return draw((x) => x) + draw((x) => SIZE - x)
}

export function line(d: string, stroke: string, width: number): Shape {
  return { d, stroke, width }
}

export function eyes(x: number, y: number): Shape[] {
  return [
    { d: pair(x, y, 2.3), fill: '#2b2320' },
    { d: circle(x + 0.8, y - 0.8, 0.8) + circle(SIZE - x + 0.8, y - 0.8, 0.8), fill: '#fff' },
  ]
}
