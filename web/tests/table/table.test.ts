import { flushSync } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { describe, expect, it, vi } from 'vitest'
import { announcer } from '@/browser/announcer.svelte'
import { preferences } from '@/browser/preferences.svelte'
import { flightsOf } from '@/table/flights'
import { momentsOf } from '@/table/moments'
import { decisionKey } from '@/table/decisions'
import { say } from '@/words/texts.svelte'
import { placesInStrip, placesOnEllipse, seatsAround } from '@/table/seatLayout'
import { eventLine } from '@/words/events'
import Table from '@/table/Table.svelte'
import { click, render } from '../helpers/render'
import { snapshotOfScene, scene, scenes } from '../helpers/scenes'

function table(name: string) {
  const send = vi.fn()
  const explain = vi.fn(async () => ({ rule: 'GEN-04', text: 'It does not fit.' }))
  const target = render(Table, { snapshot: snapshotOfScene(name), actions: { send, explain } })
  const press = (key: string): void => {
    dispatchEvent(new KeyboardEvent('keydown', { key }))
    flushSync()
  }
  return { target, send, explain, press }
}

describe('the table', () => {
  /** What is read out from now on, once it has been. */
  function listen(): () => Promise<string[]> {
    const before = announcer.lines.at(-1)?.id ?? -1
    return async () => {
      await new Promise((resolve) => setTimeout(resolve))
      return announcer.lines.filter(({ id }) => id > before).map(({ text }) => text)
    }
  }

  it.each([
    [['play r1', 'draw'], 'decision-turn'],
    [['play r1'], 'decision-turn.must'],
    [['draw'], 'decision-turn.draw'],
  ])('asks with %s for what can be done', (actions, key) => {
    expect(decisionKey({ decision: { seat: 0, kind: 'turn' }, actions })).toBe(key)
    expect(decisionKey({ decision: { seat: 0, kind: 'shed' }, actions })).toBe('decision-shed')
  })

  it.each(scenes.map(({ name }) => name))('draws %s', async (name) => {
    const heard = listen()
    const { target } = table(name)
    const { view, events } = scene(name)
    expect(target.querySelectorAll('.seat').length).toBe(view.players - 1)
    expect(target.querySelectorAll('.hand li').length).toBe(view.hand.length)
    const read = await heard()
    for (const event of events) expect(read).toContain(eventLine(event, snapshotOfScene(name).seating))
  })

  it('says the call with the card when UNO was pressed before', () => {
    const { target, send } = table('classic-uno')
    click(target.querySelector('.uno'))
    click(target.querySelector('[data-card="r1"]'))
    expect(send).toHaveBeenCalledWith('play r1 uno')
  })

  it('lets a bot speak under its own name, and hushes bots with one tap', () => {
    const said = { id: 1, seat: 1, name: '', handle: '', text: 'Noted.', reaction: '', isBot: true }
    const snapshot = { ...snapshotOfScene('classic-uno'), remarks: [said] }
    const actions = { send: vi.fn(), explain: vi.fn(async () => null) }
    const target = render(Table, { snapshot, actions })
    const bubble = target.querySelector('[data-place="seat-1"] .remark')!
    expect(bubble.textContent).toContain('Noted.')
    expect(target.querySelectorAll('.remark').length).toBe(1)
    click(bubble.querySelector('button'))
    expect(preferences.botsTalk).toBe(false)
    preferences.set('botsTalk', true)
  })

  it('says by the piles what is said at no seat that is shown', () => {
    const said = { name: 'Zoe', handle: 'z', reaction: '', isBot: false }
    const remarks = [1, null].map((seat, id) => ({ ...said, id, seat, text: `Hello ${id}` }))
    const shown = (): string[] => {
      const snapshot = { ...snapshotOfScene('classic-uno'), remarks }
      const target = render(Table, { snapshot, actions: { send: vi.fn(), explain: vi.fn(async () => null) } })
      return [...target.querySelectorAll('.last .remark')].map((line) => line.textContent.trim())
    }
    expect(shown()).toEqual(['Zoe Hello 1'])
    preferences.set('handOnly', true)
    expect(shown()).toEqual(['Zoe Hello 0', 'Zoe Hello 1'])
    preferences.set('handOnly', false)
  })

  it.each([
    [1, [0.5], [0.5], 0],
    [3, [0, 0.5, 1], [0, 0.5, 1], 0],
    [6, [0, 0.5, 1, 0, 0.5, 1], [0, 0.2, 0.4, 0.6, 0.8, 1], 3],
    [9, [0, 0.25, 0.5, 0.75, 1, 0, 0.25, 0.5, 0.75], [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1], 5],
  ])('seats %i others in a strip', (others, across, acrossFlat, upper) => {
    const places = placesInStrip(others)
    expect(places.map((place) => place.across)).toEqual(across)
    expect(places.map((place) => place.acrossFlat)).toEqual(acrossFlat)
    expect(places.filter(({ isUpper }) => isUpper).length).toBe(upper)
  })

  it('tells the character of a bot at its seat', async () => {
    const snapshot = { ...snapshotOfScene('classic-uno'), characters: ['', 'gentle', '', ''] }
    const target = render(Table, { snapshot, actions: { send: vi.fn(), explain: vi.fn(async () => null) } })
    click(target.querySelector('[data-place="seat-1"] .who'))
    await vi.waitFor(
      () => expect(target.querySelector('.sheet')?.textContent ?? '').toContain(say('character-gentle')),
      10_000,
    )
  })

  it('asks beginners who could play before they draw', () => {
    const send = vi.fn()
    const snapshot = { ...snapshotOfScene('classic-many'), beginners: true }
    expect(snapshot.view.actions).toContain('draw')
    const target = render(Table, { snapshot, actions: { send, explain: vi.fn(async () => null) } })
    const draw = (): void => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'd' }))
      flushSync()
    }
    draw()
    expect(send).not.toHaveBeenCalled()
    expect(target.querySelector('.prompt')!.textContent).toBe(say('warn-draw'))
    draw()
    expect(send).toHaveBeenCalledWith('draw')
  })

  it('asks also who has forgotten to call', async () => {
    const snapshot = snapshotOfScene('classic-color')
    const heard = listen()
    const target = render(Table, {
      snapshot: { ...snapshot, view: { ...snapshot.view, interrupts: ['uno'] } },
      actions: { send: vi.fn(), explain: vi.fn(async () => null) },
    })
    expect(await heard()).toEqual(expect.arrayContaining([say('prompt-exposed'), say('decision-color')]))
    expect(target.querySelector('.prompt')!.textContent).toContain(say('decision-color'))
  })

  it('calls late and catches', () => {
    const late = table('classic-late')
    click(late.target.querySelector('.uno'))
    expect(late.send).toHaveBeenCalledWith('uno')
    const exposed = table('classic-exposed')
    click(exposed.target.querySelector('.catch'))
    expect(exposed.send).toHaveBeenCalledWith('catch 1')
  })

  it('is played by keys', () => {
    const { press, send } = table('classic-color')
    press('3')
    expect(send).toHaveBeenCalledWith('color r')
  })

  it('explains a card that cannot be played, with its rule', async () => {
    const { target, explain } = table('classic-many')
    click(target.querySelector('[data-card="g3"]'))
    await vi.waitFor(() => expect(target.textContent).toContain('It does not fit.'))
    expect(explain).toHaveBeenCalledWith('play g3')
    click([...target.querySelectorAll('.sheet .rule')].find((button) => button.textContent === 'GEN-04'))
    expect(target.querySelector('.sheet h3')!.textContent).toContain('What may be played')
  })

  it('goes on explaining a card while others play', async () => {
    const first = snapshotOfScene('classic-many')
    const shown = new SvelteMap([['now', first]])
    let text = 'Waiting for Ann.'
    const explain = vi.fn(async () => ({ rule: 'GEN-03', text }))
    const target = render(Table, {
      get snapshot() {
        return shown.get('now')!
      },
      actions: { send: vi.fn(), explain },
    })
    click(target.querySelector('[data-card="g3"]'))
    await vi.waitFor(() => expect(target.textContent).toContain('Waiting for Ann.'))
    text = 'Waiting for Bob.'
    shown.set('now', { ...first, view: { ...first.view } })
    flushSync()
    await vi.waitFor(() => expect(target.textContent).toContain('Waiting for Bob.'))
  })

  it('opens the rulebook from the log', async () => {
    const { target } = table('classic-judged')
    click(target.querySelector('.side .rule'))
    await vi.waitFor(() => expect(target.querySelector('.sheet')?.textContent).toContain('GEN-12'))
  })

  it('shows names as text', () => {
    const snapshot = snapshotOfScene('classic-exposed')
    snapshot.seating = { names: ['', '<img src=x onerror=alert(1)>', ''], reader: 0 }
    const target = render(Table, { snapshot, actions: { send: vi.fn(), explain: vi.fn() } })
    expect(target.querySelector('[onerror]')).toBeNull()
    expect(target.textContent).toContain('<img src=x')
  })
})

describe('places and motion', () => {
  it('seats everybody clockwise from the left', () => {
    expect(seatsAround(4, 2)).toEqual([3, 0, 1])
    expect(seatsAround(3, null)).toEqual([0, 1, 2])
    for (const count of [1, 2, 5, 9]) {
      for (const { x, y } of placesOnEllipse(count)) expect(x >= 5 && x <= 95 && y >= 2 && y <= 92).toBe(true)
    }
  })

  it('sends cards from where they were to where they go', () => {
    const { view, events } = scene('avengers-snap')
    expect(flightsOf(events, view).map(({ card, from, to }) => [card, from, to])).toEqual([
      ['g3', 'card-g3', 'discard'],
      ['b3', 'pile', 'hand'],
      ['b4', 'pile', 'hand'],
      [null, 'pile', 'seat-2'],
      [null, 'pile', 'seat-2'],
    ])
  })

  it('keeps great moments short', () => {
    const moments = scenes
      .filter(({ name }) => !name.includes('dealer'))
      .flatMap(({ steps }) => steps.flatMap((step) => momentsOf(step.events, 0)))
    expect(new Set(moments.map(({ kind }) => kind)).size).toBeGreaterThan(8)
    expect(Math.max(...moments.map(({ length }) => length))).toBeLessThanOrEqual(1500)
  })

  it('shows cards that were turned up for all, and only those', () => {
    const kinds = (name: string): string[] => momentsOf(scene(name).events, 0).map(({ kind }) => kind)
    expect(kinds('no-mercy-roulette')).toContain('show')
    const drew = { event: 'drew', rule: 'NM-09', seat: 0, count: 2, cards: ['r1', 'b2'] }
    expect(momentsOf([drew], 0)).toEqual([]) // a Wild Draw Six of one's own
    expect(momentsOf([{ event: 'named', rule: 'NM-09', seat: 0, color: 'b' }, drew], 0)).toMatchObject([
      { kind: 'show' },
    ])
    expect(momentsOf([drew], 1)).toMatchObject([{ kind: 'show' }])
  })

  it('shows the draw for dealer as one', () => {
    const events = [0, 1, 2].map((seat) => ({ event: 'drew_for_dealer', rule: 'GEN-02', seat, card: `r${seat + 3}` }))
    const shown = momentsOf([...events, { event: 'deals', rule: 'GEN-02', seat: 2 }], 0)
    expect(shown.map(({ kind, drawn }) => [kind, drawn.length])).toEqual([['dealer', 3]])
  })

  it('shows a hand beside what is asked until it is closed or has been seen', () => {
    vi.useFakeTimers()
    const { target } = table('classic-judged')
    expect(target.querySelectorAll('.strip .mini').length).toBeGreaterThan(1)
    expect(target.querySelector('.sheet')).toBeNull()
    vi.advanceTimersByTime(10_000)
    flushSync()
    expect(target.querySelector('.strip')).toBeNull()
    vi.useRealTimers()
    const again = table('classic-judged').target
    click(again.querySelector('.strip button'))
    expect(again.querySelector('.strip')).toBeNull()
  })

  it('shows both hands of a duel', () => {
    expect(table('flip-megatron').target.querySelectorAll('.strip p').length).toBe(2)
  })

  it('deals to every seat from the left of the dealer, after the draw for dealer', () => {
    const { view, events } = scene('classic-dealer')
    const flights = flightsOf(events, view)
    expect(new Set(flights.map(({ to }) => to))).toEqual(new Set(['hand', 'seat-1', 'seat-2', 'seat-3']))
    expect(flights[0]!.delay).toBeGreaterThan(1000)
  })
})
