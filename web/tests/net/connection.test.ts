import { beforeEach, describe, expect, it, vi } from 'vitest'
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
  you: { seat: 0, chair: 0 },
  view,
  chat: [],
}

async function connected() {
  const connection = new Connection('ABCD', 'Ann', (url) => new FakeSocket(url) as unknown as WebSocket)
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

  it('counts what is said when the oldest lines are forgotten', async () => {
    const { connection, socket } = await connected()
    for (let line = 0; line < 130; line++)
      socket.tell({
        type: 'update',
        version: 18,
        events: [{ event: 'chat', name: 'Ann', handle: 'ann', text: `${line}` }],
      })
    expect(connection.chat.length).toBe(100)
    expect(connection.chatted).toBe(130)
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
