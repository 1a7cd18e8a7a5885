import { describe, expect, it } from 'vitest'
import { findEdition } from '@/game/editions'
import Rules from '@/pages/Rules.svelte'
import { pointsTable } from '@/words/points'
import { render } from '../helpers/render'

describe('the rulebook page', () => {
  it.each(['classic', 'flip', 'no-mercy'])('of %s has its rules and no others', (id) => {
    const page = render(Rules, { parts: [id] })
    const shown = [...page.querySelectorAll('article')].map((rule) => rule.id.replace('rule-', ''))
    expect(shown.toSorted()).toEqual(findEdition(id)!.rules.toSorted())
    expect(page.querySelector('.aim + h2, .aim + .rules')).not.toBeNull()
    expect(page.querySelectorAll('.points tr').length).toBe(pointsTable(findEdition(id)!).length)
  })

  it('lists points from low to high, each card once', () => {
    const rows = pointsTable(findEdition('flip')!)
    expect(rows.slice(1).map(({ points }) => parseInt(points, 10))).toEqual([10, 20, 30, 50, 60])
    const skips = rows.find(({ points }) => points.startsWith('20'))!.cards
    expect(skips.match(/Skip/g)?.length).toBeGreaterThanOrEqual(1)
  })
})
