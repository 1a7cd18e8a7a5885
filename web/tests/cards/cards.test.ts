import { describe, expect, it } from 'vitest'
import { EDITIONS, sideOf } from '@/game/editions'
import { byColor, bySymbol, COLOR_LETTERS, faceOf } from '@/game/faces'
import { toneOf } from '@/cards/palette'
import { SHAPES } from '@/cards/shapes'
import { cardName } from '@/words/cards'
import Card from '@/cards/Card.svelte'
import Back from '@/cards/Back.svelte'
import { backPicture, facePicture } from '@/cards/printing.svelte'
import { render } from '../helpers/render'

const FACES = EDITIONS.flatMap((edition) =>
  edition.sides.flatMap((side) => side.faces.map((face) => ({ edition: edition.id, text: face.text }))),
)

/** What is drawn, as elements. */
function drawn(card: string, edition: string): Element {
  const box = document.createElement('div')
  box.innerHTML = decodeURIComponent(facePicture(card, edition).replace('data:image/svg+xml,', ''))
  return box.firstElementChild!
}

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
      const picture = render(Card, { card: text, edition: id, label: cardName(text) }).querySelector('img')!
      expect(picture.alt).toBe(cardName(text))
      expect(picture.getAttribute('src')).toBe(facePicture(text, id))
      expect(faceOf(text).effect).not.toBe('')
      expect(drawn(text, id).querySelectorAll('path').length).toBeGreaterThan(3)
    }
    expect(render(Back, { edition: id }).querySelector('img')!.getAttribute('src')).toBe(backPicture(id))
  })

  it('takes along every pattern that it names, and is well-formed', () => {
    const all = [
      ...FACES.map(({ text, edition }) => facePicture(text, edition)),
      ...EDITIONS.map(({ id }) => backPicture(id)),
    ]
    for (const [index, url] of [...new Set(all)].entries()) {
      const svg = decodeURIComponent(url.replace('data:image/svg+xml,', ''))
      for (const [, id] of svg.matchAll(/url\(#([\w-]+)\)/g)) expect(svg).toContain(`id="${id}"`)
      expect(svg).not.toMatch(/undefined|NaN|\$\{/)
      if (index % 9 === 0)
        expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull()
    }
    expect(new Set(all).size).toBeGreaterThan(FACES.length / 2)
  })

  it('shows the shape of the colour in both corners and behind the symbol', () => {
    for (const color of COLOR_LETTERS) {
      const shapes = drawn(`${color}5`, 'flip').querySelectorAll(`path[d="${SHAPES[color]}"]`)
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
    expect(drawn('r6', 'classic').querySelectorAll('rect').length).toBe(
      drawn('r5', 'classic').querySelectorAll('rect').length + 3,
    )
  })

  it('sorts by colour or by symbol', () => {
    const hand = ['w', 'b2', 'r9', 'rS', 'g2', 'w+4', 'r2']
    expect([...hand].sort(byColor)).toEqual(['r2', 'r9', 'rS', 'g2', 'b2', 'w', 'w+4'])
    expect([...hand].sort(bySymbol)).toEqual(['r2', 'g2', 'b2', 'r9', 'rS', 'w', 'w+4'])
  })
})
