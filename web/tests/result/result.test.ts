import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import { announcer } from '@/browser/announcer.svelte'
import { matchFigures, roundResult, streakOf } from '@/result/roundResult'
import RoundResult from '@/result/RoundResult.svelte'
import { click, render } from '../helpers/render'
import { scenes, snapshotOfScene } from '../helpers/scenes'

function ended(name: string, scores: number[] | null = null) {
  const log = scenes.find((one) => one.name === name)!.steps.flatMap(({ events }) => events)
  const snapshot = { ...snapshotOfScene(name), log, scores }
  return { snapshot, result: roundResult(snapshot)! }
}

describe('the end of a round', () => {
  it('is nothing before the end', () => {
    expect(roundResult(snapshotOfScene('classic-many'))).toBeNull()
  })

  it('counts every hand as the engine does', () => {
    for (const { name, steps } of scenes) {
      const { view } = steps.at(-1)!
      if (view.winner === null) continue
      const { result } = ended(name)
      const left = result.seats.filter(({ seat }) => seat !== view.winner)
      if (result.scoring === 'points')
        expect(left.reduce((sum, { value }) => sum + value, 0)).toBe(view.points[view.winner])
      if (result.scoring === 'tally') for (const one of result.seats) expect(one.value).toBe(view.points[one.seat])
    }
  })

  it('says who won and with what, and who moved up', () => {
    const points = ended('classic-match').snapshot.view.points[0]!
    const { result } = ended('classic-match', [points + 10, 20, 0, 0, 0])
    expect(result.winner).toBe(0)
    expect(result.ending).toEqual({ how: 'card', card: 'r1' })
    expect(result.seats[0]).toMatchObject({ seat: 0, points, total: points + 10, place: 1, placeBefore: 2 })
    expect(result.seats.map(({ value }) => value)).toEqual([0, 9, 54, 69, 76])
  })

  it('has the winner in front where no points are counted', () => {
    const { snapshot } = ended('classic-match')
    const view = { ...snapshot.view, points: snapshot.view.points.map(() => 0) }
    const options = { ...view.options, scoring: 'none' }
    const seats = roundResult({ ...snapshot, view: { ...view, options }, scores: [0, 0, 0, 0, 0] })!.seats
    expect(seats.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5])
    expect(seats[0]!.seat).toBe(snapshot.view.winner)
  })

  it('shows all cards, and the sums when it is not waited for', () => {
    const { snapshot, result } = ended('classic-match', [300, 20, 0, 0, 0])
    const target = render(RoundResult, { result, snapshot: { ...snapshot, matchWinner: 0 }, onClose: () => undefined })
    expect(target.querySelectorAll('.counted').length).toBe(18)
    dispatchEvent(new Event('pointerdown'))
    flushSync()
    expect(target.querySelectorAll('.counted.yet').length).toBe(0)
    expect(target.querySelector('.winner .sum')!.textContent).toContain('300')
    expect(target.querySelector('.podium')).not.toBeNull()
  })

  it('puts all who share a place on one step of the podium', () => {
    const { snapshot, result } = ended('classic-match', [300, 20, 20, 0, 0])
    const target = render(RoundResult, { result, snapshot: { ...snapshot, matchWinner: 0 }, onClose: () => undefined })
    const steps = [...target.querySelectorAll('.podium .step')].map((step) => step.querySelector('b')!.textContent)
    expect(steps).toEqual(['2', '1'])
    expect(target.querySelector('.place-2 span')!.textContent.split(' · ').length).toBe(2)
  })

  it('does not count what is left to a winner, unless everybody keeps a tally', () => {
    const { snapshot } = ended('classic-match')
    const view = { ...snapshot.view, hand: ['r9', 'rS'], counts: [2, ...snapshot.view.counts.slice(1)] }
    const of = (scoring: string) =>
      roundResult({ ...snapshot, view: { ...view, options: { ...view.options, scoring } } })!
    expect(of('tally').seats[0]!.value).toBe(29)
    const result = of('points')
    expect(result.seats[0]).toMatchObject({ seat: 0, value: 0, isCounted: false })
    const target = render(RoundResult, { result, snapshot, onClose: () => undefined })
    expect(target.querySelectorAll('.winner .counted').length).toBe(2)
    expect(target.querySelectorAll('.winner small, .winner .yet').length).toBe(0)
  })

  it('is read out', async () => {
    const { snapshot, result } = ended('classic-match', [300, 20, 0, 0, 0])
    render(RoundResult, { result, snapshot, onClose: () => undefined })
    await new Promise((resolve) => setTimeout(resolve))
    const read = announcer.lines.map(({ text }) => text)
    expect(read).toContain('You win the round!')
    expect(read).toContain('Cy: one card left, worth 9 points. Score: 0.')
  })

  it('is gold for who has won it, and tells of rounds won in a row', () => {
    const { snapshot, result } = ended('classic-match', [300, 20, 0, 0, 0])
    const rounds = [1, 0, 0].map((winner) => ({ winner, points: [0, 0, 0, 0, 0] }))
    const shown = (reader: number) =>
      render(RoundResult, {
        result,
        snapshot: { ...snapshot, rounds, seating: { ...snapshot.seating, reader } },
        onClose: () => undefined,
      })
    const [own, other] = [shown(0), shown(1)]
    expect(own.querySelector('header.own')!.textContent).toContain('You win the round!')
    expect(other.querySelector('header')!.className).not.toContain('own')
    expect(other.querySelector('.how')!.textContent).toContain('That’s 2 in a row!')
  })

  it('can be closed', () => {
    const { snapshot, result } = ended('classic-match')
    let closed = 0
    const target = render(RoundResult, { result, snapshot, onClose: () => closed++ })
    click(target.querySelector('header button'))
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(closed).toBe(2)
  })
})

describe('a match in figures', () => {
  it('counts rounds that somebody has won in a row, up to the last', () => {
    const won = (...winners: number[]) => winners.map((winner) => ({ winner, points: [0, 0] }))
    expect(streakOf(won(1, 0, 0), 0)).toBe(2)
    expect(streakOf(won(0, 0, 1), 0)).toBe(0)
    expect(streakOf(won(0, 0), 0)).toBe(2)
    expect(streakOf([], 0)).toBe(0)
  })

  it('has the best round, the most wins and the comeback', () => {
    const rounds = [
      { winner: 1, points: [0, 80] },
      { winner: 0, points: [60, 0] },
      { winner: 0, points: [70, 0] },
    ]
    expect(matchFigures(rounds, 0, 'points')).toEqual({
      rounds: 3,
      best: { seat: 1, points: 80 },
      wins: [2, 1],
      comeback: 80,
    })
    expect(matchFigures(rounds, 1, 'tally')).toMatchObject({ best: null, comeback: 80 })
  })
})
