/** Pieces of a card as SVG text: strokes, words, pinwheels, corners. */
import { type Face, isColor } from '@/game/faces'
import { type Ink, swatch } from '@/cards/palette'
import { SHAPES } from '@/cards/shapes'
import { wordOf } from './glyphs'
import { pictogram, type Stroke } from './pictograms'
import { sign, TURNING } from './signs'
import type { Skin } from './skins'

/** What the pieces of one card have in common. */
export interface Cut {
  face: Face
  edition: string
  colors: string
  side: number
  skin: Skin
  tone: Ink
}

export interface Pen {
  ink: string
  width: number
  field?: string
  cap?: 'round' | 'butt'
}

/** Strokes of a pictogram or sign in one ink. */
export function strokes(list: readonly Stroke[], { ink, width, field = 'none', cap = 'round' }: Pen): string {
  const paths = list.map(({ d, fill, solid, width: own }) =>
    fill
      ? `<path d="${d}" fill="${ink}"/>`
      : `<path d="${d}" stroke="${ink}" stroke-width="${own ?? width}" fill="${solid ? field : 'none'}"/>`,
  )
  return `<g stroke-linecap="${cap}" stroke-linejoin="${cap === 'round' ? 'round' : 'miter'}" fill="none">${paths.join('')}</g>`
}

/** Digits and plus signs, centred on (x, y), as high as said and no wider than `most`. */
export function word(
  text: string,
  x: number,
  y: number,
  height: number,
  most: number,
  pixels: boolean,
  { ink, width, cap = 'round' }: Pen,
): string {
  const laid = wordOf(text, pixels)
  const scale = Math.min(height / 60, most / laid.width)
  const glyphs = laid.glyphs.map((glyph) =>
    pixels
      ? `<path d="${glyph.d}" transform="translate(${glyph.x})" fill="${ink}" shape-rendering="crispEdges"/>`
      : `<path d="${glyph.d}" transform="translate(${glyph.x})" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="${cap === 'round' ? 'round' : 'miter'}"/>`,
  )
  return `<g transform="translate(${x - (laid.width * scale) / 2} ${y - 30 * scale}) scale(${scale})">${glyphs.join('')}</g>`
}

const BLADE = 'M0 0Q-14 -20 0 -34A34 34 0 0 1 34 0Q20 -14 0 0z'
const BLOCK = 'M-6 -32H32V-6H-6z'

/** The four-part pinwheel of the wilds around (0, 0), in the colours of the side, each part with its shape. */
function pinwheel({ colors, side, skin }: Cut, radius: number, shapes: boolean): string {
  const parts = [...colors].map((color, index) => {
    const tone = swatch(color, side)
    const shape =
      shapes && isColor(color)
        ? `<path d="${SHAPES[color]}" fill="${tone.ink}" transform="translate(17.5 -19.5) rotate(${-index * 90}) scale(.42) translate(-12 -12)"/>`
        : ''
    return `<g transform="rotate(${index * 90})"><path d="${skin.pixels ? BLOCK : BLADE}" fill="${tone.field}" stroke="#ffffffd0" stroke-width="1.2"/>${shape}</g>`
  })
  return `<g transform="scale(${radius / 34})">${parts.join('')}</g>`
}

/** The middle of a wild: pinwheel and sign, around (0, 0). */
export function wildMiddle(cut: Cut): string {
  const { face, edition, skin } = cut
  const turns = face.kind === 'reverse-draw'
  const disc = face.kind === 'wild' ? 14 : turns ? 22 : 20
  const edge = skin.pixels ? 'M-1 -1H1V1H-1z' : 'M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1z'
  const middle = `<path d="${edge}" transform="scale(${disc})" fill="#17171d" stroke="#fff" stroke-width="${1.6 / disc}"/>`
  const said = face.amount
    ? (turns ? strokes(TURNING, { ink: '#fff', width: 2.6 }) : '') +
      word(`+${face.amount}`, 0, 0, turns ? 15 : 21, turns ? 22 : 31, skin.pixels, { ink: '#fff', width: 10 })
    : `<g transform="scale(${face.kind === 'wild' ? 0.95 : 1.3})">${strokes(sign(face.kind, edition), { ink: '#fff', width: 2.4 })}</g>`
  return pinwheel(cut, 37, true) + middle + said
}

/** The corner of a card: its symbol over the shape of its colour, so that a fanned hand reads from its left edge. */
export function corner(cut: Cut): string {
  const { face, edition, skin, tone } = cut
  const text = face.kind === 'number' ? face.symbol : face.amount ? `+${face.amount}` : ''
  const shape = face.color
    ? `<path d="${SHAPES[face.color]}" fill="${tone.ink}" transform="translate(18 43.5) scale(.6) translate(-12 -12)"/>`
    : `<g transform="translate(17 39)">${pinwheel(cut, 5.5, false)}</g>`
  return symbol() + shape

  function symbol(): string {
    if (text) {
      const line =
        text === '6' || text === '9' ? `<rect x="11.5" y="33.4" width="13" height="2.6" fill="${tone.ink}"/>` : ''
      return word(text, 18, 20.5, 19, 21, skin.pixels, { ink: tone.ink, width: 11, cap: skin.cap }) + line
    }
    return face.color
      ? `<g transform="translate(18 20.5) scale(.34)">${strokes(pictogram(face.kind), { ink: tone.ink, field: tone.field, width: 8.5, cap: skin.cap })}</g>`
      : `<g transform="translate(18 20.5) scale(.86)">${strokes(sign(face.kind, edition), { ink: tone.ink, width: 2.6 })}</g>`
  }
}
