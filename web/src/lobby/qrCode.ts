/** QR codes for links: bytes, correction level L, versions 1 to 5 (up to 106 bytes), mask 0. */

/** Data and correction codewords of a version; one block each. */
const VERSIONS = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
] as const
/** Level L, mask 0, with its own correction, as the standard has it. */
const FORMAT = 0b111011111000100

export type Matrix = boolean[][]

export function qrCode(text: string): Matrix {
  const bytes = [...new TextEncoder().encode(text)]
  const version = VERSIONS.findIndex(([data]) => bytes.length + 2 <= data) + 1
  if (!version) throw new RangeError('too long for a QR code')
  const [data, correction] = VERSIONS[version - 1]!
  const words = codewords(bytes, data)
  const size = 17 + 4 * version
  const dark: Matrix = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const fixed: Matrix = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  drawPatterns(dark, fixed, size, version)
  drawData(dark, fixed, size, [...words, ...remainder(words, correction)])
  return dark
}

function codewords(bytes: number[], count: number): number[] {
  const bits = [0b0100, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const words = Array.from({ length: bits.length / 2 }, (_, at) => (bits[2 * at]! << 4) | bits[2 * at + 1]!)
  for (let filler = 0; words.length < count; filler++) words.push(filler % 2 ? 0x11 : 0xec)
  return words
}

function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

/** Reed-Solomon: what is left of the words divided by the generator of this degree. */
function remainder(words: number[], degree: number): number[] {
  const generator = Array<number>(degree).fill(0)
  generator[degree - 1] = 1
  let root = 1
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++) generator[at] = times(generator[at]!, root) ^ (generator[at + 1] ?? 0)
    root = times(root, 2)
  }
  const left = Array<number>(degree).fill(0)
  for (const word of words) {
    const factor = word ^ left.shift()!
    left.push(0)
    generator.forEach((coefficient, at) => (left[at]! ^= times(coefficient, factor)))
  }
  return left
}

function drawPatterns(dark: Matrix, fixed: Matrix, size: number, version: number): void {
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    dark[y]![x] = on
    fixed[y]![x] = true
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  const square = (x: number, y: number, reach: number, light: number[]): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4])
  if (version > 1) square(size - 7, size - 7, 2, [1])
  drawFormat(set, size)
}

function drawFormat(set: (x: number, y: number, on: boolean) => void, size: number): void {
  for (let bit = 0; bit < 15; bit++) {
    const on = ((FORMAT >> bit) & 1) === 1
    if (bit < 8) {
      set(8, bit < 6 ? bit : bit + 1, on)
      set(size - 1 - bit, 8, on)
    } else {
      set(bit === 8 ? 7 : 14 - bit, 8, on)
      set(8, size - 15 + bit, on)
    }
  }
  set(8, size - 8, true)
}

/** Up and down in pairs of columns from the right, past the vertical timing line, with mask 0. */
function drawData(dark: Matrix, fixed: Matrix, size: number, words: number[]): void {
  let bit = 0
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue
        const on = bit < words.length * 8 && ((words[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1
        dark[y]![x] = on !== ((x + y) % 2 === 0)
        bit++
      }
    }
  }
}
