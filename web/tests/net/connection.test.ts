import { beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '@/browser/preferences.svelte'
import { Connection } from '@/net/connection.svelte'
import { scene } from '../helpers/scenes'
import { FakeSocket } from '../helpers/socket'

const { view } = scene('classic-uno')
const welcome = {
  type: 'welcome',
  version: 17,
  move: 12,
  clock: 41.5,
  table: { turn_time: 60, chairs: [], results: [], options: {} },
  you: { seat: 0, chair: 0, sharing: [] },
  view,
  chat: [],
}

async function connected() {
  const connection = new Connection('ABCD', { name: 'Ann' }, (url) => new FakeSocket(url) as unknown as WebSocket)
  await connection.open()
  const socket = FakeSocket.made.at(-1)!
  socket.tell(welcome)
  return { connection, socket }
}

beforeEach(() => {
  FakeSocket.made = []
  vi.useRealTimers()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{"known": true}')),
  )
})

describe('the connection', () => {
  it('keeps what the server told and lays updates over it', async () => {
    const { connection, socket } = await connected()
    expect(connection.status).toBe('open')
    socket.tell({
      type: 'update',
      version: 18,
      move: 13,
      events: [{ event: 'skipped', rule: 'GEN-08', seat: 1 }],
      view: { pile: 5 },
    })
    expect(connection.view).toMatchObject({ pile: 5, hand: view.hand })
    expect(connection.log.length).toBe(1)
    expect(connection.clock).toBeNull()
  })

  it('says that one has to be let in, and comes back until one is', async () => {
    vi.useFakeTimers()
    const connection = new Connection('ABCD', { name: 'Ann' }, (url) => new FakeSocket(url) as unknown as WebSocket)
    await connection.open()
    for (let knock = 1; knock <= 3; knock++) {
      const socket = FakeSocket.made.at(-1)!
      socket.tell({ type: 'error', code: 'knock', text: 'Wait.' })
      socket.onclose?.({ code: 1013 })
      expect(connection.knocking).toBe(true)
      await vi.advanceTimersByTimeAsync(5000)
      expect(FakeSocket.made.length).toBe(knock + 1)
    }
    FakeSocket.made.at(-1)!.tell(welcome)
    expect(connection.knocking).toBe(false)
    expect(connection.status).toBe('open')
    connection.close()
  })

  it('forgets the oldest lines, and shows the last ones for a moment', async () => {
    const { connection, socket } = await connected()
    for (let line = 0; line < 130; line++)
      socket.tell({
        type: 'update',
        version: 18,
        events: [{ event: 'chat', name: 'Ann', handle: 'ann', text: `${line}` }],
      })
    expect(connection.chat.length).toBe(100)
    expect(connection.remarks.map(({ text }) => text)).toEqual(['124', '125', '126', '127', '128', '129'])
  })

  it('lets bots say their lines, unless they are to be quiet', async () => {
    const { connection, socket } = await connected()
    const remark = { event: 'remark', seat: 1, line: 'talk-dry-won-1' }
    socket.tell({ type: 'update', version: 18, events: [remark, { ...remark, line: 'talk-of-none' }] })
    await vi.waitFor(() => expect(connection.remarks.length).toBe(1))
    expect(connection.remarks[0]).toMatchObject({ seat: 1, text: "That'll do.", isBot: true })
    preferences.set('botsTalk', false)
    expect(connection.remarks).toEqual([])
    preferences.set('botsTalk', true)
  })

  it('tells that a bot has failed, even where bots do not talk', async () => {
    const { connection, socket } = await connected()
    preferences.set('botsTalk', false)
    socket.tell({ type: 'update', version: 18, events: [{ event: 'stand_in', seat: 1, level: 'mine', number: 3 }] })
    await vi.waitFor(() => expect(connection.remarks.length).toBe(1))
    expect(connection.remarks[0]).toMatchObject({ seat: 1, isBot: false })
    expect(connection.remarks[0]?.text).toContain('from round 3')
    preferences.set('botsTalk', true)
  })

  it('says what was done for one whose time was up until one acts', async () => {
    const { connection, socket } = await connected()
    const seat = connection.you!.seat!
    const played = { event: 'played', rule: 'GEN-04', seat, card: 'r1' }
    socket.tell({ type: 'update', version: 18, events: [played, { event: 'time_up', seat }] })
    expect(connection.timeUp).toEqual([played])
    void connection.act('draw')
    expect(connection.timeUp).toBeNull()
    socket.tell({ type: 'update', version: 19, events: [played, { event: 'time_up', seat: seat + 1 }] })
    expect(connection.timeUp).toBeNull() // somebody else's
  })

  it('acts for the move it knows and hears the answer', async () => {
    const { connection, socket } = await connected()
    const answer = connection.act('draw')
    expect(socket.sent[0]).toMatchObject({ type: 'act', action: 'draw', move: 12, id: 1 })
    socket.tell({ type: 'held', id: 1 })
    socket.tell({ type: 'done', id: 1 })
    expect(await answer).toMatchObject({ type: 'done' })
  })

  it('asks why, and answers pings', async () => {
    const { connection, socket } = await connected()
    const why = connection.explain('play g2')
    socket.tell({ type: 'explained', id: 1, rule: 'GEN-04', text: 'No.' })
    expect(await why).toEqual({ rule: 'GEN-04', text: 'No.' })
    socket.tell({ type: 'ping', ping: 3 })
    expect(socket.sent.at(-1)).toEqual({ type: 'pong', ping: 3 })
  })

  it('covers a device that is handed round until it is back, and forgets the cards', async () => {
    const { connection, socket } = await connected()
    socket.tell({ ...welcome, you: { ...welcome.you, sharing: [0, 1] } })
    socket.tell({ type: 'update', version: 18, events: [{ event: 'drew', rule: 'GEN-05', seat: 0, cards: ['y8'] }] })
    expect(connection.view).not.toBeNull()
    socket.onclose?.({ code: 1006 })
    expect([connection.view, connection.you?.chair, connection.log]).toEqual([null, null, []])
    expect(connection.step.events).toEqual([])
    await vi.waitFor(() => expect(FakeSocket.made.length).toBe(2), { timeout: 2000 })
    expect(FakeSocket.made[1]!.url).not.toContain('version')
  })

  it('comes back with its version and tells what was missed', async () => {
    const { connection, socket } = await connected()
    socket.onclose?.({ code: 1006 })
    expect(connection.status).toBe('lost')
    await vi.waitFor(() => expect(FakeSocket.made.length).toBe(2), { timeout: 2000 })
    expect(FakeSocket.made[1]!.url).toContain('version=17')
    FakeSocket.made[1]!.tell({
      ...welcome,
      version: 19,
      missed: [{ version: 18, events: [{ event: 'skipped', rule: 'GEN-08', seat: 1 }] }],
    })
    expect(connection.status).toBe('open')
    expect(connection.missed).toBe(1)
  })

  it('comes in anew without saying that anything was missed', async () => {
    const { connection, socket } = await connected()
    const asked = connection.act('draw')
    connection.renew()
    expect(await asked).toMatchObject({ code: 'lost' })
    await vi.waitFor(() => expect(FakeSocket.made.length).toBe(2))
    FakeSocket.made[1]!.tell({
      ...welcome,
      version: 18,
      missed: [{ version: 18, events: [{ event: 'skipped', rule: 'GEN-08', seat: 1 }] }],
    })
    expect(connection).toMatchObject({ status: 'open', missed: null })
    expect(connection.log.length).toBe(1)
    expect(socket).not.toBe(FakeSocket.made[1])
  })

  it('stays away when it is told to', async () => {
    const { connection, socket } = await connected()
    socket.tell({ type: 'error', code: 'removed', text: 'The host has removed you.' })
    socket.onclose?.({ code: 1008 })
    expect(connection.status).toBe('closed')
    expect(connection.trouble).toBe('The host has removed you.')
  })
})
