import { describe, expect, it } from 'vitest'
import { findEdition } from '@/game/editions'
import { handValue, matchWinner, nothingLeft, roundPoints, totals } from '@/scores/scorePad'
import ScorePad from '@/pages/ScorePad.svelte'
import { click, render } from '../helpers/render'

const edition = (id: string) => findEdition(id)!
const left = (cards: Record<string, number>) => ({ cards, out: false })

describe('score pad', () => {
  it('counts by the rules of the edition', () => {
    expect(handValue(edition('classic'), left({ r7: 1, gS: 1 }))).toBe(27)
    expect(handValue(edition('flip'), left({ 'r+1': 1, 'w+2': 1 }))).toBe(60)
    expect(handValue(edition('flip'), left({ kE: 1, 'w+c': 1 }), 1)).toBe(90)
    expect(handValue(edition('flip'), left({ 'r+1': 1, kE: 1 }), 1)).toBe(30) // only the face in play
    expect(handValue(edition('no-mercy'), { cards: { r7: 1 }, out: true })).toBe(250)
  })

  it('gives the winner everything, or everybody their own', () => {
    const hands = [nothingLeft(), left({ r7: 1, gS: 1 }), left({ w: 1 })]
    expect(roundPoints(edition('classic'), 'points', 0, hands)).toEqual([77, 0, 0])
    expect(roundPoints(edition('classic'), 'tally', 0, hands)).toEqual([0, 27, 50])
  })

  it('knows when the match is over', () => {
    expect(
      totals(2, [
        { winner: 0, points: [40, 0] },
        { winner: 1, points: [0, 60] },
      ]),
    ).toEqual([40, 60])
    expect(matchWinner([500, 60], 'points', 500)).toBe(0)
    expect(matchWinner([500, 60], 'tally', 500)).toBe(1)
    expect(matchWinner([500, 60, 60], 'tally', 500)).toBeNull()
    expect(matchWinner([499, 60], 'points', 500)).toBeNull()
  })

  it('is tapped together and written down', () => {
    const page = render(ScorePad, { parts: [] })
    click(page.querySelectorAll('.players li')[1]!.querySelector('[aria-expanded]'))
    click([...page.querySelectorAll('.face')].find((face) => face.getAttribute('aria-label')?.startsWith('blue 9')))
    click([...page.querySelectorAll('.face')].find((face) => face.getAttribute('aria-label')?.startsWith('Wild,')))
    expect(page.querySelectorAll('.players li')[1]!.textContent).toContain('59 points')
    click([...page.querySelectorAll('button')].find((button) => button.textContent === 'Write it down'))
    expect([...page.querySelectorAll('tfoot td')].map((cell) => cell.textContent)).toEqual(['59', '0', '0'])
  })

  it('keeps what was tapped, and asks before it throws scores away', () => {
    const named = (page: HTMLElement, text: string) =>
      [...page.querySelectorAll('button')].find((button) => button.textContent === text)
    const first = render(ScorePad, { parts: [] })
    click(first.querySelectorAll('.players li')[1]!.querySelector('[aria-expanded]'))
    click([...first.querySelectorAll('.face')].find((face) => face.getAttribute('aria-label')?.startsWith('blue 9')))
    const again = render(ScorePad, { parts: [] })
    expect(again.querySelectorAll('.players li')[1]!.textContent).toContain('9 points')
    click(named(again, 'Write it down'))
    click(named(again, 'New sheet'))
    expect(again.querySelector('tfoot td')!.textContent).toBe('9')
    click(named(again, 'Throw these scores away?'))
    expect(again.querySelector('tfoot td')!.textContent).toBe('0')
  })
})
