import { describe, expect, it, vi } from 'vitest'
import Piles from '@/table/Piles.svelte'
import { facePicture } from '@/cards/printing.svelte'
import { render } from '../helpers/render'
import { scene } from '../helpers/scenes'

const { view } = scene('classic-many')

/** The cards that can be seen on the discard pile, from the top down. */
function lying(discard: string[]): { card: string | undefined; last: boolean }[] {
  const page = render(Piles, {
    view: { ...view, discard, top: discard.at(-1)! },
    canDraw: true,
    onDraw: vi.fn(),
    onTop: vi.fn(),
  })
  const known = new Map(['r1', 'y2', 'g3', 'b4', 'w'].map((card) => [facePicture(card, view.edition), card]))
  return [...page.querySelectorAll<HTMLElement>('.lies')]
    .sort((a, b) => Number(b.style.zIndex) - Number(a.style.zIndex))
    .map((place) => ({
      card: known.get(place.querySelector('img')?.getAttribute('src') ?? ''),
      last: place.matches('.last'),
    }))
}

describe('the discard pile', () => {
  it.each([
    [['r1'], ['r1', undefined, undefined]],
    [
      ['r1', 'y2'],
      ['y2', 'r1', undefined],
    ],
    [
      ['r1', 'y2', 'g3'],
      ['g3', 'y2', 'r1'],
    ],
    [
      ['r1', 'y2', 'g3', 'b4'],
      ['b4', 'g3', 'y2'],
    ],
    [
      ['r1', 'y2', 'g3', 'b4', 'w'],
      ['w', 'b4', 'g3'],
    ],
    [
      ['?', '?', 'g3', 'b4'],
      ['b4', 'g3', undefined],
    ],
  ])('of %j shows %j', (discard, cards) => {
    expect(lying(discard)).toEqual(cards.map((card, index) => ({ card, last: index === 0 })))
  })
})
