/** How an edition's cards are cut and framed. */

export interface Skin {
  /** Corner radius on a card 100 wide. */
  radius: number
  border: string
  /** A line between border and field. */
  hair: string
  borderWidth: number
  /** A pattern of <Patterns/> over the field, or none. */
  texture: string
  pixels: boolean
  /** Ends of strokes: round, or cut. */
  cap: 'round' | 'butt'
  /** The field's outline inside the border; torn in no-mercy. */
  torn: boolean
}

const USUAL: Skin = {
  radius: 8,
  border: '#fbf5e6',
  hair: '#00000030',
  borderWidth: 5,
  texture: '',
  pixels: false,
  cap: 'round',
  torn: false,
}

const SKINS: Record<string, Partial<Skin>> = {
  avengers: { border: '#101a3c', hair: '#8fb3ff60', texture: 'halftone', borderWidth: 4 },
  bts: { border: '#f4ecff', hair: '#3a106050', texture: 'beams' },
  minecraft: {
    radius: 0,
    border: '#3a3027',
    hair: '#00000050',
    texture: 'blocks',
    pixels: true,
    cap: 'butt',
    borderWidth: 5,
  },
  flip: { border: 'url(#steel)', hair: '#33445550', texture: 'brushed' },
  'flip-dark': { border: '#0b0d11', hair: 'none', texture: 'scan', borderWidth: 3 },
  'no-mercy': { border: '#0c0a0b', hair: 'none', texture: 'scratches', cap: 'butt', torn: true },
}

export function skinOf(edition: string, side: number): Skin {
  const own = side === 1 ? SKINS[`${edition}-dark`] : SKINS[edition]
  return { ...USUAL, ...own }
}

/** The field of a no-mercy card: its edge is torn. */
export const TORN =
  'M6 7 13 5 19 7.5 30 5 42 7 55 5 63 7 74 5 85 7.5 94 5 95.5 18 93 29 95 44 93.5 58 95.5 73 93 88 95 104 93.5 119 95 134 84 132.5 73 135 61 133 49 135 37 132.5 26 135 14 133 5 135 6.5 120 4.5 108 6.5 93 5 79 7 64 4.5 50 6.5 35 5 21z'
