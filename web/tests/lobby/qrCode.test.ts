import { describe, expect, it } from 'vitest'
import { qrCode } from '@/lobby/qrCode'

const rows = (text: string): string[] => qrCode(text).map((row) => row.map((on) => (on ? '#' : '.')).join(''))

describe('QR codes', () => {
  it('grows with the text and refuses what is too long', () => {
    expect(qrCode('a').length).toBe(21)
    expect(qrCode('http://192.168.1.20:8000/t/H6R2VXNM').length).toBe(29)
    expect(() => qrCode('x'.repeat(200))).toThrow(RangeError)
  })

  it('is drawn as the standard has it', () => {
    expect(rows('LASTCARD')).toMatchInlineSnapshot(`
      [
        "#######...#.#.#######",
        "#.....#.....#.#.....#",
        "#.###.#.#.#...#.###.#",
        "#.###.#.....#.#.###.#",
        "#.###.#..#.##.#.###.#",
        "#.....#..###..#.....#",
        "#######.#.#.#.#######",
        "........#.#..........",
        "###.#####.#.###...#..",
        "####.#...#.#...#.#.#.",
        "#....###.#.#..#######",
        "#..#.#.##..###.##..#.",
        "###...##.###..#.####.",
        "........##....#..#.#.",
        "#######.##..#..###.##",
        "#.....#.###...#....#.",
        "#.###.#.##..#.#.###..",
        "#.###.#....#.#.#...#.",
        "#.###.#.####.####.#.#",
        "#.....#.#..###..#..#.",
        "#######.#.##.##.#.###",
      ]
    `)
  })
})
