import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findEdition } from '@/game/editions'
import { ignore } from '@/chat/ignored.svelte'
import TablePage from '@/pages/TablePage.svelte'
import { render } from '../helpers/render'
import { scene } from '../helpers/scenes'
import { FakeSocket } from '../helpers/socket'

const { view } = scene('classic-uno')
const chairs = Array.from({ length: view.players }, (_, player) => ({
  kind: 'person',
  name: `P${player}`,
  avatar: '',
  level: '',
  handle: `h${player}`,
  player,
  score: 0,
  present: true,
  automatic: false,
  next: '',
  leaves: false,
  muted: false,
  program: false,
}))
const table = {
  code: 'ABCD2345',
  edition: 'classic',
  edition_names: {},
  options: findEdition('classic')!.options,
  seats: view.players,
  turn_time: 60,
  watchers: true,
  public: false,
  locked: false,
  host: 0,
  watching: [],
  round: 1,
  round_id: '',
  is_over: false,
  started: true,
  winner: null,
  results: [],
  chairs,
}
const welcome = {
  type: 'welcome',
  version: 17,
  move: 12,
  clock: 41,
  table,
  you: {
    handle: 'h0',
    seat: 0,
    chair: 0,
    waiting: null,
    host: true,
    knocking: [],
    sharing: [],
    coach: false,
    agreed: false,
  },
  view,
  chat: [],
}

async function seated(): Promise<{ page: HTMLElement; tell: (message: unknown) => void }> {
  const page = render(TablePage, { parts: ['ABCD2345'] })
  await vi.waitFor(() => expect(FakeSocket.made.length).toBe(1))
  const tell = (message: unknown): void => {
    FakeSocket.made.at(-1)!.tell(message)
    flushSync()
  }
  tell(welcome)
  return { page, tell }
}

beforeEach(() => {
  FakeSocket.made = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}')),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the page of a table', () => {
  it('asks for a table also if the link has become too long for a code', async () => {
    render(TablePage, { parts: ['A'.repeat(60)] })
    await vi.waitFor(() => expect(FakeSocket.made.length).toBe(1))
    expect(FakeSocket.made[0]!.url).toContain(`/${'A'.repeat(20)}/`)
  })

  it('says why one had to go, and goes on saying it', async () => {
    const { page, tell } = await seated()
    vi.useFakeTimers()
    tell({ type: 'error', code: 'removed', text: 'The host has removed you.' })
    FakeSocket.made[0]!.onclose?.({ code: 1008 })
    flushSync()
    vi.advanceTimersByTime(10_000)
    flushSync()
    expect(page.querySelector('.table')).toBeNull()
    expect(page.querySelector('[role=alert]')!.textContent).toBe('The host has removed you.')
  })

  it('says that a bot plays for one, until the first touch', async () => {
    const { page, tell } = await seated()
    tell({
      type: 'update',
      version: 18,
      table: { ...table, chairs: chairs.map((chair, number) => ({ ...chair, automatic: number === 0 })) },
    })
    expect(page.querySelector('.notes')!.textContent).toContain('A bot plays for you')
    window.dispatchEvent(new Event('pointerdown'))
    await vi.waitFor(() => expect(FakeSocket.made.length).toBe(2))
    tell({ ...welcome, version: 18, missed: [] })
    expect(page.querySelector('.notes')!.textContent!.trim()).toBe('')
  })

  it('hides what is on the screen of somebody who is hushed', async () => {
    const { page, tell } = await seated()
    tell({ type: 'update', version: 18, events: [{ event: 'chat', name: 'P1', handle: 'h1', text: 'Hurry!' }] })
    expect(page.querySelector('.notes')!.textContent).toContain('Hurry!')
    ignore('h1', true)
    flushSync()
    expect(page.querySelector('.notes')!.textContent).not.toContain('Hurry!')
    ignore('h1', false)
  })

  it('lets a watcher sit down from the bar', async () => {
    const { page, tell } = await seated()
    tell({
      type: 'update',
      version: 18,
      you: { ...welcome.you, chair: null, seat: null, host: false },
      view: { seat: null, actions: [] },
      table: { ...table, chairs: [...chairs, { ...chairs[0], kind: 'bot' }] },
    })
    page.querySelector<HTMLElement>('.bar .lively')!.click()
    expect(FakeSocket.made[0]!.sent.at(-1)).toMatchObject({ type: 'sit' })
  })
})
