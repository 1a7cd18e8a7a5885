import { describe, expect, it, vi } from 'vitest'
import { EDITIONS, EXAMPLES, findEdition, keepEdition } from '@/game/editions'
import { byHomeOrder, homeCard, lookOf, skinOf, themeSheet } from '@/looks'
import Home from '@/pages/Home.svelte'
import { backPicture, facePicture } from '@/cards/printing.svelte'
import { render } from '../helpers/render'

const looks = Object.keys(import.meta.glob('/src/looks/*.ts')).map((path) => path.split('/').at(-1)!.replace('.ts', ''))

describe('looks', () => {
  it('belong to editions', () => {
    const editions: string[] = EDITIONS.map(({ id }) => id)
    expect(looks.filter((name) => !['index', 'look', ...editions].includes(name))).toEqual([])
  })

  it('show a card of the edition on the first page', () => {
    for (const { id, sides } of EDITIONS)
      expect(
        sides.some((side) => homeCard(id) in side.deck),
        id,
      ).toBe(true)
    expect([...EDITIONS].sort(byHomeOrder)[0]!.id).toBe('classic')
  })

  it('are good without one of its own', () => {
    const { edition } = EXAMPLES[1]!
    expect(lookOf(edition.id)).toBe(lookOf('classic'))
    expect(skinOf(edition.id, 1)).toEqual(skinOf('classic', 0))
    expect(edition.sides[0]!.deck).toHaveProperty([homeCard(edition.id)])
    expect(byHomeOrder(edition, EDITIONS[0]!)).toBeGreaterThan(0)
    expect(backPicture(edition.id)).toBe(backPicture('classic'))
    expect(facePicture('r7', edition.id)).toBe(facePicture('r7', 'classic'))
  })

  it('are custom properties, none of them empty', () => {
    const rules = [...themeSheet().cssRules].map((rule) => rule.cssText)
    expect(rules.length).toBeGreaterThanOrEqual(2 + 3 * EDITIONS.length)
    expect(rules.some((rule) => rule.includes('minecraft') && rule.includes('--round: 0px'))).toBe(true)
    expect(rules.join('')).not.toMatch(/undefined|: ;/)
  })

  it('are all on the first page', async () => {
    const fetched = vi.fn(async () => new Response('[]'))
    vi.stubGlobal('fetch', fetched)
    const shown = [...render(Home, {}).querySelectorAll('article')].map((article) => article.dataset['edition'])
    expect(shown.toSorted()).toEqual(EDITIONS.map(({ id }) => id).toSorted())
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(5))
    vi.unstubAllGlobals()
  })

  it('keep custom editions apart', () => {
    const classic = findEdition('classic')!
    keepEdition({ ...classic, id: 'mine@2' })
    expect(homeCard('mine@2')).toBe('w+4')
  })
})
