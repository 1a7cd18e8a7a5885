/** One face of a card, 5 : 7, as SVG text. */
import { colorsOf, sideOf } from '@/game/editions'
import { faceOf } from '@/game/faces'
import { toneOf } from '@/cards/palette'
import { SHAPES } from '@/cards/shapes'
import { corner, type Cut, strokes, wildMiddle, word } from './parts'
import { fan, pictogram } from './pictograms'
import { skinOf, TORN } from './skins'

/** Pictograms that fill their box up to the corners. */
const BUSY = new Set(['flip', 'discard-all', 'skip-everyone'])

export function drawFace(card: string, edition: string): string {
  const side = sideOf(edition, card)
  const face = faceOf(card)
  const cut: Cut = {
    face,
    edition,
    side,
    colors: colorsOf(edition, side),
    skin: skinOf(edition, side),
    tone: toneOf(face.color, side),
  }
  const corners = face.kind === 'unknown' ? '' : `${corner(cut)}<g transform="rotate(180 50 70)">${corner(cut)}</g>`
  return ground(cut) + middle(cut) + corners
}

/** Border, field, watermark and texture. */
function ground({ face, skin, tone }: Cut): string {
  const inset = skin.borderWidth
  const box = `x="${inset}" y="${inset}" width="${100 - inset * 2}" height="${140 - inset * 2}"`
  const border = `<rect x=".6" y=".6" width="98.8" height="138.8" rx="${skin.radius}" fill="${skin.border}" stroke="#00000055" stroke-width="1.2"/>`
  const field = skin.torn
    ? `<path d="${TORN}" fill="${tone.field}"/>`
    : `<rect ${box} rx="${Math.max(0, skin.radius - 3)}" fill="${tone.field}" stroke="${tone.neon ? tone.ink : skin.hair}" stroke-width="${tone.neon ? 4 : 1}"/>`
  const mark = face.color
    ? `<path d="${SHAPES[face.color]}" fill="${tone.deep}" transform="translate(50 70) scale(3.5) translate(-12 -12)"/>`
    : ''
  const texture = skin.texture
    ? `<rect ${box} fill="url(#${skin.texture})"${skin.texture === 'halftone' ? ' mask="url(#corner)"' : ''}/>`
    : ''
  return border + field + mark + texture
}

function middle(cut: Cut): string {
  const { face, skin, tone } = cut
  const pen = { ink: tone.ink, width: skin.cap === 'butt' ? 11 : 10, cap: skin.cap }
  if (!face.color && face.kind !== 'unknown') return `<g transform="translate(50 70)">${wildMiddle(cut)}</g>`
  if (face.kind === 'number') {
    const line =
      face.symbol === '6' || face.symbol === '9'
        ? `<rect x="32" y="107" width="36" height="6" fill="${tone.ink}" rx="${skin.cap === 'round' ? 3 : 0}"/>`
        : ''
    return word(face.symbol, 50, 70, 60, 1000, skin.pixels, pen) + line
  }
  if (face.kind === 'draw') {
    const cards = strokes(fan(face.amount), { ink: tone.ink, field: tone.deep, width: 3.2, cap: skin.cap })
    return `<g transform="translate(50 54) scale(1.12)">${cards}</g>${word(`+${face.amount}`, 49, 96, 29, 44, skin.pixels, pen)}`
  }
  const shown = strokes(pictogram(face.kind), { ink: tone.ink, field: tone.deep, width: 7, cap: skin.cap })
  return `<g transform="translate(50 70) scale(${BUSY.has(face.kind) ? 0.86 : 1})">${shown}</g>`
}
