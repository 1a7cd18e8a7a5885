/**
 * Colours of the cards. `ink` on `field`, and on `deep`, has a contrast of at least 4.5 : 1 (tests/cards).
 */
import type { ColorLetter } from '@/game/faces'

export interface Tone {
  field: string
  /** The watermark behind the symbol: further from the ink than the field. */
  deep: string
  ink: string
}

const WHITE = '#ffffff'
const BLACK = '#14110a'

export const PRINTED: Record<ColorLetter, Tone> = {
  r: { field: '#cf2030', deep: '#b0101f', ink: WHITE },
  y: { field: '#f7c61c', deep: '#ffdc5e', ink: BLACK },
  g: { field: '#1d7f3a', deep: '#12692c', ink: WHITE },
  b: { field: '#1763c0', deep: '#0d4fa2', ink: WHITE },
  p: { field: '#7338b0', deep: '#5e2797', ink: WHITE },
  k: { field: '#c9256f', deep: '#ad165b', ink: WHITE },
  t: { field: '#0b7a78', deep: '#056361', ink: WHITE },
  o: { field: '#f28a1c', deep: '#ffa646', ink: BLACK },
}

/** The dark faces of flip: neon on gun metal. */
const METAL = '#191c22'
const NEON: Partial<Record<ColorLetter, string>> = { k: '#ff6cb2', t: '#2fe0cf', o: '#ff9d33', p: '#c493ff' }

export const WILD_TONE: Tone = { field: '#23232b', deep: '#101015', ink: WHITE }

export interface Ink extends Tone {
  neon: boolean
}

/** The colours of a face: the letter of its colour ('' for a wild) and the side it is printed on. */
export function toneOf(color: ColorLetter | '', side: number): Ink {
  const neon = color && side === 1 ? NEON[color] : undefined
  if (neon) return { field: METAL, deep: '#0d0f13', ink: neon, neon: true }
  return { ...(color ? PRINTED[color] : WILD_TONE), neon: false }
}

/** A colour by itself, as on the ring, a picker or a blade of the pinwheel. */
export function swatch(color: string, side: number): Tone {
  const letter = color as ColorLetter
  const neon = side === 1 ? NEON[letter] : undefined
  return neon ? { field: neon, deep: neon, ink: METAL } : (PRINTED[letter] ?? WILD_TONE)
}
