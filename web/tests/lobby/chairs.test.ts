import { describe, expect, it, vi } from 'vitest'
import type { Connection } from '@/net/connection.svelte'
import { findEdition } from '@/game/editions'
import { ignore, ignored } from '@/chat/ignored.svelte'
import type { Chair, TableInfo, You } from '@/net/messages'
import { REACTIONS } from '@/chat/reactions'
import Chairs from '@/lobby/Chairs.svelte'
import Chat from '@/chat/Chat.svelte'
import Menu from '@/lobby/Menu.svelte'
import { click, render } from '../helpers/render'

function chair(fields: Partial<Chair>): Chair {
  return {
    kind: 'free',
    name: '',
    level: '',
    handle: '',
    player: null,
    score: 0,
    present: true,
    automatic: false,
    next: '',
    leaves: false,
    muted: false,
    ...fields,
  }
}

const CHAIRS = [
  chair({ kind: 'person', name: 'Me', handle: 'me' }),
  chair({ kind: 'person', name: '<b>Ann</b>', handle: 'ann' }),
  chair({ kind: 'bot', level: 'easy' }),
  chair({}),
]

function connection(you: Partial<You>, table: Partial<TableInfo> = {}, chat: unknown[] = []) {
  const ask = vi.fn(async () => ({ type: 'done' }))
  const whole = {
    ask,
    chat,
    trouble: '',
    you: { handle: 'me', chair: 0, waiting: null, seat: 0, host: false, ...you },
    table: {
      code: 'ABCD2345',
      edition: 'classic',
      edition_names: {},
      options: findEdition('classic')!.options,
      seats: 4,
      turn_time: 60,
      watchers: true,
      public: false,
      locked: false,
      host: 0,
      watching: [],
      round: 0,
      round_id: '',
      is_over: true,
      started: false,
      winner: null,
      results: [],
      chairs: CHAIRS,
      ...table,
    },
  }
  return { ask, connection: whole as unknown as Connection }
}

const named = (target: HTMLElement, text: string): HTMLButtonElement | undefined =>
  [...target.querySelectorAll('button')].find((button) => button.textContent!.includes(text))

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('the chairs', () => {
  it('show what is when a change is refused', async () => {
    const { ask, connection: at } = connection({ host: true })
    ask.mockResolvedValue({ type: 'error' })
    const bot = render(Chairs, { connection: at }).querySelector('select')!
    choose(bot, '')
    await vi.waitFor(() => expect(bot.value).toBe('easy'))

    const going = connection(
      { host: true },
      { is_over: false, chairs: CHAIRS.map((one) => ({ ...one, leaves: one.kind === 'bot' })) },
    )
    going.ask.mockResolvedValue({ type: 'error' })
    const leaver = render(Chairs, { connection: going.connection }).querySelector('select')!
    choose(leaver, 'hard')
    await vi.waitFor(() => expect(leaver.value).toBe(''))
  })

  it('tell which bot goes after the round', () => {
    const { connection: at } = connection(
      { host: true },
      { is_over: false, chairs: CHAIRS.map((one) => ({ ...one, leaves: one.kind === 'bot' })) },
    )
    const target = render(Chairs, { connection: at })
    expect([...target.querySelectorAll('li')].map((row) => row.textContent!.includes('goes after this round'))).toEqual(
      [false, false, true, false],
    )
    expect(target.querySelector('select')!.value).toBe('')
  })

  it('give the host all powers', () => {
    const { ask, connection: at } = connection({ host: true })
    const target = render(Chairs, { connection: at })
    const [bot, free] = [...target.querySelectorAll('select')]
    choose(bot!, 'normal')
    expect(ask).toHaveBeenLastCalledWith('fill', { chair: 2, level: 'normal' })
    choose(bot!, '')
    expect(ask).toHaveBeenLastCalledWith('free', { chair: 2 })
    choose(free!, 'easy')
    expect(ask).toHaveBeenLastCalledWith('fill', { chair: 3, level: 'easy' })
    const powers = (text: string): void => {
      click(target.querySelector('[aria-expanded]'))
      click(named(target, text))
    }
    powers('Make host')
    expect(ask).toHaveBeenLastCalledWith('host', { chair: 1 })
    powers('Forbid to write')
    expect(ask).toHaveBeenLastCalledWith('mute', { handle: 'ann', muted: true })
    powers('Remove')
    expect(ask).toHaveBeenLastCalledWith('remove', { handle: 'ann' })
    click(target.querySelector('input[type="checkbox"]'))
    expect(ask).toHaveBeenLastCalledWith('lock', { locked: true })
  })

  it('give others none, and show names as text', () => {
    const { connection: at } = connection({ host: false, chair: 0 })
    const target = render(Chairs, { connection: at })
    expect(target.querySelectorAll('select, input').length).toBe(0)
    click(target.querySelector('[aria-expanded]'))
    expect(target.querySelectorAll('.powers button').length).toBe(1)
    expect(target.querySelector('b')).toBeNull()
    expect(target.textContent).toContain('<b>Ann</b>')
  })

  it('can be taken by whoever has none', () => {
    const { ask, connection: at } = connection({ chair: null, seat: null })
    const target = render(Chairs, { connection: at })
    const sit = [...target.querySelectorAll('button')].filter((button) => button.textContent === 'Sit down')
    expect(sit.length).toBe(2)
    click(sit[1])
    expect(ask).toHaveBeenLastCalledWith('sit', { name: 'Player', chair: 3 })
  })
})

describe('a locked table', () => {
  it('offers no chair to newcomers, and says why', () => {
    const { connection: at } = connection({ chair: null, seat: null }, { locked: true })
    const target = render(Chairs, { connection: at })
    expect(named(target, 'Sit down')).toBeUndefined()
    expect(target.textContent).toContain('lets nobody new in')
  })
})

describe('the menu', () => {
  it('asks again before one leaves for good', async () => {
    const { ask, connection: at } = connection({})
    const target = render(Menu, { connection: at, onClose: () => undefined })
    click(named(target, 'Leave for good'))
    expect(ask).not.toHaveBeenCalled()
    click(named(target, 'Really leave?'))
    expect(ask).toHaveBeenCalledWith('leave')
  })

  it('lets only the host change the table, and only between rounds', () => {
    const change = (you: Partial<You>, table: Partial<TableInfo>): HTMLButtonElement | undefined =>
      named(
        render(Menu, { connection: connection(you, table).connection, onClose: () => undefined }),
        'Change the table',
      )
    expect(change({ host: false }, {})).toBeUndefined()
    expect(change({ host: true }, { is_over: false })!.disabled).toBe(true)
    expect(change({ host: true }, { is_over: true })!.disabled).toBe(false)
  })
})

describe('chat', () => {
  const line = { event: 'chat', name: 'Ann', handle: 'ann', text: '<script>alert(1)</script>' }

  it('is text, whatever is written', () => {
    const target = render(Chat, { connection: connection({}, {}, [line]).connection })
    expect(target.querySelector('script')).toBeNull()
    expect(target.textContent).toContain('<script>')
  })

  it('hides whom one does not want to read', () => {
    const target = render(Chat, { connection: connection({}, {}, [line]).connection })
    click(target.querySelector('li button'))
    expect(ignored.has('ann')).toBe(true)
    expect(target.querySelector('ol')!.textContent).not.toContain('alert')
    ignore('ann', false)
  })

  it('keeps what did not get through', async () => {
    const { ask, connection: at } = connection({})
    ask.mockResolvedValue({ type: 'error' })
    const target = render(Chat, { connection: at })
    const input = target.querySelector('input')!
    input.value = 'hello'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    target.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.waitFor(() => expect(input.value).toBe('hello'))
    expect(ask).toHaveBeenCalledWith('chat', { text: 'hello' })
  })

  it('has a picture for every reaction', () => {
    const { ask, connection: at } = connection({})
    const target = render(Chat, { connection: at })
    const buttons = [...target.querySelectorAll('.reactions button')]
    expect(buttons.length).toBe(Object.keys(REACTIONS).length)
    expect(
      buttons.every((button) => button.querySelectorAll('path').length > 1 && button.getAttribute('aria-label')),
    ).toBe(true)
    click(buttons[0])
    expect(ask).toHaveBeenCalledWith('react', { reaction: 'thumbs-up' })
  })
})
