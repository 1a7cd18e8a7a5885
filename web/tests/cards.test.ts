import { describe, expect, it } from 'vitest'
import { EDITIONS, sideOf } from '$lib/editions'
import { byColor, bySymbol, COLOR_LETTERS, faceOf } from '$lib/faces'
import { toneOf } from '$lib/palette'
import { SHAPES } from '$lib/shapes'
import { cardName } from '$lib/words'
import Card from '../src/cards/Card.svelte'
import Back from '../src/cards/Back.svelte'
import { render } from './render'

const FACES = EDITIONS.flatMap((edition) => edition.sides.flatMap((side) => side.faces.map((face) => ({ edition: edition.id, text: face.text }))))

function light(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [one, two] = [light(a), light(b)]
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}

describe('cards', () => {
  it.each(EDITIONS.map(({ id }) => id))('draws every face of %s, named', (id) => {
    for (const { text } of FACES.filter((face) => face.edition === id)) {
      const picture = render(Card, { card: text, edition: id, label: cardName(text) }).querySelector('svg')!
      expect(picture.getAttribute('aria-label')).toBe(cardName(text))
      expect(faceOf(text).kind).not.toBe('unknown')
      expect(picture.querySelectorAll('path').length).toBeGreaterThan(3)
    }
    expect(render(Back, { edition: id }).querySelector('svg')).not.toBeNull()
  })

  it('shows the shape of the colour in both corners and behind the symbol', () => {
    for (const color of COLOR_LETTERS) {
      const shapes = render(Card, { card: `${color}5`, edition: 'flip' }).querySelectorAll(`path[d="${SHAPES[color]}"]`)
      expect(shapes.length).toBe(3)
    }
  })

  it('has a contrast of 4.5 between symbol and field', () => {
    for (const { edition, text } of FACES) {
      const tone = toneOf(faceOf(text).color, sideOf(edition, text))
      expect(contrast(tone.ink, tone.field), text).toBeGreaterThanOrEqual(4.5)
      expect(contrast(tone.ink, tone.deep), text).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('tells 6 from 9', () => {
    expect(render(Card, { card: 'r6', edition: 'classic' }).querySelectorAll('rect').length).toBe(render(Card, { card: 'r5', edition: 'classic' }).querySelectorAll('rect').length + 3)
  })

  it('sorts by colour or by symbol', () => {
    const hand = ['w', 'b2', 'r9', 'rS', 'g2', 'w+4', 'r2']
    expect([...hand].sort(byColor)).toEqual(['r2', 'r9', 'rS', 'g2', 'b2', 'w', 'w+4'])
    expect([...hand].sort(bySymbol)).toEqual(['r2', 'g2', 'b2', 'r9', 'rS', 'w', 'w+4'])
  })
})
