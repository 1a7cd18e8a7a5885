/** Pieces of a card as SVG text: strokes, words, pinwheels, corners. */
import { type Face, isColor } from '@/game/faces'
import type { Skin } from '@/looks/look'
import type { Picture } from '../effectPicture'
import { type Ink, swatch } from '../palette'
import { SHAPES } from '../shapes'
import { canWrite, wordOf } from './glyphs'
import type { Stroke } from './strokes'

/** What the pieces of one face have in common. */
export interface FacePlan {
  face: Face
  picture: Picture
  colors: string
  side: number
  skin: Skin
  tone: Ink
  /** What stands in the middle of a wild that has no sign of its own. */
  wildSign: Stroke[]
}

export interface Pen {
  ink: string
  width: number
  field?: string
  cap?: 'round' | 'butt'
}

export function borderOf({ radius, border }: Skin): string {
  const box = `x=".6" y=".6" width="98.8" height="138.8" rx="${radius}"`
  return `<rect ${box} fill="${border}" stroke="#00000055" stroke-width="1.2"/>`
}

/** Strokes of a pictogram or sign in one ink. */
export function strokes(list: readonly Stroke[], { ink, width, field = 'none', cap = 'round' }: Pen): string {
  const paths = list.map(({ d, fill, solid, width: own }) =>
    fill
      ? `<path d="${d}" fill="${ink}"/>`
      : `<path d="${d}" stroke="${ink}" stroke-width="${own ?? width}" fill="${solid ? field : 'none'}"/>`,
  )
  return `<g ${lineEnds(cap)} fill="none">${paths.join('')}</g>`
}

function lineEnds(cap: 'round' | 'butt'): string {
  return `stroke-linecap="${cap}" stroke-linejoin="${cap === 'round' ? 'round' : 'miter'}"`
}

/** Where a word goes: its middle, its height, and how wide it may be. */
export interface Place {
  x: number
  y: number
  height: number
  widest: number
}

/** Digits and plus signs as strokes or pixels; a word with anything else in it as plain text. */
export function word(text: string, place: Place, hasPixels: boolean, { ink, width, cap = 'round' }: Pen): string {
  if (!canWrite(text)) return plainWord(text, place, ink)
  const laid = wordOf(text, hasPixels)
  const scale = Math.min(place.height / 60, place.widest / laid.width)
  const style = hasPixels
    ? `fill="${ink}" shape-rendering="crispEdges"`
    : `fill="none" stroke="${ink}" stroke-width="${width}" ${lineEnds(cap)}`
  const glyphs = laid.glyphs.map(({ d, x }) => `<path d="${d}" transform="translate(${x})" ${style}/>`)
  const at = `translate(${place.x - (laid.width * scale) / 2} ${place.y - 30 * scale}) scale(${scale})`
  return `<g transform="${at}">${glyphs.join('')}</g>`
}

const LETTER_WIDTH = 0.72

function plainWord(text: string, { x, y, height, widest }: Place, ink: string): string {
  const size = Math.min(height * 1.2, widest / (text.length * LETTER_WIDTH))
  const font = `font-family="system-ui, sans-serif" font-weight="800" font-size="${size}" text-anchor="middle"`
  const written = text.replace(/[<&]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'))
  return `<text x="${x}" y="${y}" dy=".35em" ${font} fill="${ink}">${written}</text>`
}

/** A line under 6 and 9, so that they can be told apart. */
export function underline(
  text: string,
  { x, y, width, height, round = 0 }: { x: number; y: number; width: number; height: number; round?: number },
  ink: string,
): string {
  if (text !== '6' && text !== '9') return ''
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ink}" rx="${round}"/>`
}

const BLADE = 'M0 0Q-14 -20 0 -34A34 34 0 0 1 34 0Q20 -14 0 0z'
const BLOCK = 'M-6 -32H32V-6H-6z'

/** The four-part pinwheel of the wilds around (0, 0), in the colours of the side, each part with its shape. */
function pinwheel({ colors, side, skin }: FacePlan, radius: number, hasShapes: boolean): string {
  const parts = [...colors].map((color, index) => {
    const tone = swatch(color, side)
    const place = `translate(17.5 -19.5) rotate(${-index * 90}) scale(.42) translate(-12 -12)`
    const shape =
      hasShapes && isColor(color) ? `<path d="${SHAPES[color]}" fill="${tone.ink}" transform="${place}"/>` : ''
    const outline = skin.hasPixels ? BLOCK : BLADE
    const blade = `<path d="${outline}" fill="${tone.field}" stroke="#ffffffd0" stroke-width="1.2"/>`
    return `<g transform="rotate(${index * 90})">${blade}${shape}</g>`
  })
  return `<g transform="scale(${radius / 34})">${parts.join('')}</g>`
}

/** The middle of a wild: pinwheel, and on it what is written or its sign, around (0, 0). */
export function wildMiddle(plan: FacePlan): string {
  const { face, picture, skin, wildSign } = plan
  const text = picture.text?.(face) ?? ''
  const isPlain = !text && !picture.sign
  const radius = isPlain ? 14 : picture.around ? 22 : 20
  const edge = skin.hasPixels ? 'M-1 -1H1V1H-1z' : 'M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1z'
  const look = `transform="scale(${radius})" fill="#17171d" stroke="#fff" stroke-width="${1.6 / radius}"`
  const place = { x: 0, y: 0, height: picture.around ? 15 : 21, widest: picture.around ? 22 : 31 }
  const sign = strokes(picture.sign ?? wildSign, { ink: '#fff', width: 2.4 })
  const said = text
    ? strokes(picture.around ?? [], { ink: '#fff', width: 2.6 }) +
      word(text, place, skin.hasPixels, { ink: '#fff', width: 10 })
    : `<g transform="scale(${isPlain ? 0.95 : 1.3})">${sign}</g>`
  return `${pinwheel(plan, 37, true)}<path d="${edge}" ${look}/>${said}`
}

/** The corner of a card: its symbol over the shape of its colour, so that a fanned hand reads from its left edge. */
export function corner(plan: FacePlan): string {
  const { face, tone } = plan
  const place = 'translate(18 43.5) scale(.6) translate(-12 -12)'
  const shape = face.color
    ? `<path d="${SHAPES[face.color]}" fill="${tone.ink}" transform="${place}"/>`
    : `<g transform="translate(17 39)">${pinwheel(plan, 5.5, false)}</g>`
  return cornerSymbol(plan) + shape
}

function cornerSymbol({ face, picture, skin, tone, wildSign }: FacePlan): string {
  const text = picture.text?.(face) ?? ''
  const { cap } = skin
  if (text) {
    const line = underline(text, { x: 11.5, y: 33.4, width: 13, height: 2.6 }, tone.ink)
    const place = { x: 18, y: 20.5, height: 19, widest: 21 }
    return word(text, place, skin.hasPixels, { ink: tone.ink, width: 11, cap }) + line
  }
  const drawn = face.color
    ? strokes(picture.pictogram?.(face) ?? [], { ink: tone.ink, field: tone.field, width: 8.5, cap })
    : strokes(picture.sign ?? wildSign, { ink: tone.ink, width: 2.6 })
  return `<g transform="translate(18 20.5) scale(${face.color ? 0.34 : 0.86})">${drawn}</g>`
}
