import deals from 'virtual:fair-deals'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { shareCommitment } from '@/fairness/commitments'
import { answerShuffle, noteDeal, noteResults } from '@/fairness/participant'
import { allReceipts, findReceipt } from '@/fairness/receipts'
import { Connection } from '@/net/connection.svelte'
import type { TableInfo, You } from '@/net/messages'
import type { ShuffleSeen } from '@/net/protocol'
import { scene } from '../helpers/scenes'
import { FakeSocket } from '../helpers/socket'

const { terms, server } = deals.deals[0]!.receipt
const me = {
  handle: 'me',
  chair: 0,
  waiting: null,
  seat: null,
  host: true,
  knocking: [],
  sharing: [],
  coach: false,
  lent: null,
  agreed: false,
} satisfies You
const shuffle = {
  terms,
  server,
  commitments: null,
  seats: terms.seats.map((_, seat) => seat),
} as unknown as ShuffleSeen

function commitmentIn(answer: ReturnType<typeof answerShuffle>): string {
  if (answer?.type !== 'commit') throw new Error('no commitment')
  return answer.commitment
}
const asked = (...commitments: (string | null)[]): ShuffleSeen => ({ ...shuffle, commitments })

describe('this browser’s part in a shuffle', () => {
  it('commits, reveals what it committed to, and keeps a receipt', () => {
    const own = commitmentIn(answerShuffle(shuffle, me))
    expect(commitmentIn(answerShuffle(shuffle, me)), 'another tab says the same').toBe(own)
    const revealed = answerShuffle(asked(own, null), me)
    if (revealed?.type !== 'reveal') throw new Error('nothing revealed')
    expect(shareCommitment(server, 0, revealed.share)).toBe(own)
    noteDeal(
      terms.table,
      { event: 'round', number: terms.number, shares: [`person ${own} ${revealed.share}`, 'bot'] },
      null,
    )
    noteResults({
      results: [{ round: terms.round, winner: 0, points: [], secret: '', record: 'ab' }],
    } as unknown as TableInfo)
    expect(findReceipt(terms.round)).toMatchObject({ seat: 0, share: revealed.share, record: 'ab', abandoned: [] })
  })

  it('keeps its share to itself if its commitment is not among the others, or they change', () => {
    const own = commitmentIn(answerShuffle(shuffle, me))
    expect(answerShuffle(asked(null, null), me)).toBeNull()
    expect(answerShuffle(asked(own, null), me), 'they are not those that were told first').toBeNull()
  })

  it('gives nothing as a watcher, and nothing if it comes too late to commit', () => {
    expect(answerShuffle(shuffle, { ...me, chair: null })).toBeNull()
    expect(answerShuffle({ ...asked('cd', null), server: 'ef'.repeat(32) }, me)).toBeNull()
  })

  it('remembers deals that were announced and never dealt', () => {
    answerShuffle(shuffle, me)
    answerShuffle({ ...shuffle, server: 'ef'.repeat(32) }, me)
    expect(allReceipts().at(-1)!.abandoned).toEqual([server])
  })

  it('remembers a deal whose round was closed as a draw', () => {
    const own = commitmentIn(answerShuffle(shuffle, me))
    noteDeal(terms.table, { event: 'round', number: terms.number, shares: [`person ${own} ${'00'.repeat(32)}`] }, null)
    const next = { ...shuffle, server: 'ef'.repeat(32) }
    const result = { round: terms.round, points: [0, 0], secret: '', record: '' }
    answerShuffle(next, me, [{ ...result, winner: null }] as unknown as TableInfo['results'])
    expect(allReceipts().at(-1)!.abandoned).toEqual([server])
    localStorage.clear()
    answerShuffle(shuffle, me)
    noteDeal(terms.table, { event: 'round', number: terms.number, shares: ['bot'] }, null)
    answerShuffle(next, me, [{ ...result, winner: 0 }] as unknown as TableInfo['results'])
    expect(allReceipts().at(-1)!.abandoned).toEqual([])
  })

  it('keeps no more receipts than it may, and works where nothing is kept', () => {
    for (let number = 0; number < 80; number++) answerShuffle({ ...shuffle, server: String(number) }, me)
    expect(allReceipts().length).toBe(60)
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    localStorage.clear()
    const own = commitmentIn(answerShuffle(shuffle, me))
    expect(answerShuffle(asked(own, null), me)?.type).toBe('reveal')
    set.mockRestore()
  })
})

describe('the connection', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('{"known": true}')),
    )
  })

  it('answers by itself, and leaves the last round in sight meanwhile', async () => {
    const { view } = scene('classic-uno')
    const table = { code: terms.table, turn_time: 60, chairs: [], results: [], options: {}, shuffle: null }
    const connection = new Connection('ABCD', { name: 'Ann' }, (url) => new FakeSocket(url) as unknown as WebSocket)
    await connection.open()
    const socket = FakeSocket.made.at(-1)!
    socket.tell({ type: 'welcome', version: 1, move: 9, clock: null, table, you: me, view, chat: [] })
    socket.tell({ type: 'update', version: 2, move: 0, table: { ...table, shuffle }, you: me, view: null })
    await vi.waitFor(() => expect(socket.sent.at(-1)).toMatchObject({ type: 'commit' }))
    expect(connection.view).toMatchObject({ hand: view.hand })
    const own = String(socket.sent.at(-1)!['commitment'])
    socket.tell({ type: 'update', version: 3, table: { ...table, shuffle: asked(own, null) }, you: me })
    await vi.waitFor(() => expect(socket.sent.at(-1)).toMatchObject({ type: 'reveal' }))
    socket.tell({ type: 'error', code: 'shuffle-late', text: 'Too late.' })
    expect(connection.trouble).toBe('')
    const dealt = { ...view, seat: 0, hand: ['r1'] }
    const round = { event: 'round', number: terms.number, shares: [`person ${own} ${'ab'.repeat(32)}`, 'bot'] }
    socket.tell({ type: 'update', version: 4, move: 0, table, you: { ...me, seat: 0 }, view: dealt, events: [round] })
    expect(connection.view).toMatchObject({ hand: ['r1'] })
    await vi.waitFor(() => expect(findReceipt(terms.round)?.hand).toEqual(['r1']))
    connection.close()
  })
})
