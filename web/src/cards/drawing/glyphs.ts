/** Digits and plus as strokes, in a box 40 wide and 60 high; and as pixels for the edition made of blocks. */

const STROKES: Record<string, string> = {
  '0': 'M20 3C33 3 37 14 37 30S33 57 20 57S3 46 3 30S7 3 20 3z',
  '1': 'M6 15 20 3V57',
  '2': 'M4 17C4 8 11 3 20 3S36 9 36 18C36 31 20 38 4 57H37',
  '3': 'M5 7C9 4 14 3 19 3C29 3 35 8 35 16S28 28 17 28C29 28 37 33 37 42S29 57 19 57C13 57 7 55 3 51',
  '4': 'M28 57V3L3 40H38',
  '5': 'M34 3H10L7 29C11 26 15 24 20 24C30 24 37 31 37 40S29 57 19 57C12 57 7 55 3 51',
  '6': 'M31 3C14 8 4 22 4 39C4 50 11 57 20 57S37 50 37 40.5S30 24 21 24S6 30 4 38',
  '7': 'M3 3H37C27 18 18 36 15 57',
  '8': [
    'M20 28C12 28 6 23 6 15.5S12 3 20 3S34 8 34 15.5S28 28 20 28',
    'C10 28 3 34 3 42.5S10 57 20 57S37 51 37 42.5S30 28 20 28z',
  ].join(''),
  '9': 'M9 57C26 52 36 38 36 21C36 10 29 3 20 3S3 10 3 19.5S10 36 19 36S34 30 36 22',
  '+': 'M20 14V46M4 30H36',
}

const PIXELS: Record<string, readonly number[]> = {
  '0': [14, 17, 19, 21, 25, 17, 14],
  '1': [4, 12, 4, 4, 4, 4, 14],
  '2': [14, 17, 1, 6, 8, 16, 31],
  '3': [30, 1, 1, 14, 1, 1, 30],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '5': [31, 16, 30, 1, 1, 17, 14],
  '6': [14, 16, 16, 30, 17, 17, 14],
  '7': [31, 1, 2, 4, 4, 8, 8],
  '8': [14, 17, 17, 14, 17, 17, 14],
  '9': [14, 17, 17, 15, 1, 1, 14],
  '+': [0, 4, 4, 31, 4, 4, 0],
}

export interface Glyph {
  d: string
  x: number
}
export interface Word {
  glyphs: Glyph[]
  width: number
}

const ADVANCE = 50
const NARROW = new Map([['1', 32]])

/** The text of a card that makes somebody draw a fixed number of cards. */
export function plusAmount({ amount }: { amount: number }): string {
  return `+${amount}`
}

/** Whether there is a glyph for every character. */
export function canWrite(text: string): boolean {
  return [...text].every((letter) => letter in STROKES)
}

/** A text of digits and plus signs laid out in one line. */
export function wordOf(text: string, pixels: boolean): Word {
  let x = 0
  const glyphs: Glyph[] = []
  for (const letter of text) {
    glyphs.push({ d: pixels ? pixelPath(PIXELS[letter] ?? []) : (STROKES[letter] ?? ''), x })
    x += pixels ? ADVANCE : (NARROW.get(letter) ?? ADVANCE)
  }
  return { glyphs, width: x - 10 }
}

/** 5 by 7 pixels in the box of a glyph. */
function pixelPath(rows: readonly number[]): string {
  let d = ''
  rows.forEach((row, y) => {
    for (let x = 0; x < 5; x++) if (row & (16 >> x)) d += `M${x * 8} ${y * 8.5 + 0.5}h8.2v8.7h-8.2z`
  })
  return d
}
