/** One face of a card, 5 : 7, as SVG text. */
import { colorsOf, sideOf } from '@/game/editions'
import { faceOf } from '@/game/faces'
import { lookOf, skinOf } from '@/looks'
import { pictureOf } from '../effectPicture'
import { toneOf } from '../palette'
import { SHAPES } from '../shapes'
import { borderOf, corner, type FacePlan, strokes, underline, wildMiddle, word } from './parts'

export function drawFace(card: string, edition: string): string {
  const side = sideOf(edition, card)
  const face = faceOf(card)
  const plan: FacePlan = {
    face,
    picture: pictureOf(face.effect),
    side,
    colors: colorsOf(edition, side),
    skin: skinOf(edition, side),
    tone: toneOf(face.color, side),
    wildSign: lookOf(edition).wildSign,
  }
  const corners = face.effect ? `${corner(plan)}<g transform="rotate(180 50 70)">${corner(plan)}</g>` : ''
  return ground(plan) + middle(plan) + corners
}

/** Border, field, watermark and texture. */
function ground({ face, skin, tone }: FacePlan): string {
  const inset = skin.borderWidth
  const box = `x="${inset}" y="${inset}" width="${100 - inset * 2}" height="${140 - inset * 2}"`
  const edge = tone.neon ? `stroke="${tone.ink}" stroke-width="4"` : `stroke="${skin.hair}" stroke-width="1"`
  const field = skin.field
    ? `<path d="${skin.field}" fill="${tone.field}"/>`
    : `<rect ${box} rx="${Math.max(0, skin.radius - 3)}" fill="${tone.field}" ${edge}/>`
  const place = 'translate(50 70) scale(3.5) translate(-12 -12)'
  const mark = face.color ? `<path d="${SHAPES[face.color]}" fill="${tone.deep}" transform="${place}"/>` : ''
  const mask = skin.textureMask ? ` mask="url(#${skin.textureMask})"` : ''
  const texture = skin.texture ? `<rect ${box} fill="url(#${skin.texture})"${mask}/>` : ''
  return borderOf(skin) + field + mark + texture
}

/** The big symbol. */
function middle(plan: FacePlan): string {
  const { face, picture, skin, tone } = plan
  if (!face.color && face.effect) return `<g transform="translate(50 70)">${wildMiddle(plan)}</g>`
  const pen = { ink: tone.ink, width: skin.cap === 'butt' ? 11 : 10, cap: skin.cap }
  const text = picture.text?.(face) ?? ''
  const drawn = picture.pictogram?.(face)
  if (!drawn) {
    const line = underline(text, { x: 32, y: 107, width: 36, height: 6, round: skin.cap === 'round' ? 3 : 0 }, tone.ink)
    return word(text, { x: 50, y: 70, height: 60, widest: 72 }, skin.hasPixels, pen) + line
  }
  if (text) {
    const over = strokes(drawn, { ink: tone.ink, field: tone.deep, width: 3.2, cap: skin.cap })
    const below = word(text, { x: 49, y: 96, height: 29, widest: 44 }, skin.hasPixels, pen)
    return `<g transform="translate(50 54) scale(1.12)">${over}</g>${below}`
  }
  const shown = strokes(drawn, { ink: tone.ink, field: tone.deep, width: 7, cap: skin.cap })
  return `<g transform="translate(50 70) scale(${picture.isBusy ? 0.86 : 1})">${shown}</g>`
}
