import deals from 'virtual:fair-deals'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { shareCommitment } from '@/fairness/commitments'
import { answerShuffle, noteDeal, noteResults } from '@/fairness/participant'
import { allReceipts, findReceipt } from '@/fairness/receipts'
import { Connection } from '@/net/connection.svelte'
import type { View } from '@/game/view'
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
const first = {
  terms,
  server,
  commitments: null,
  seats: terms.seats.map((_, seat) => seat),
} as unknown as ShuffleSeen
const other = { ...first, server: 'ef'.repeat(32) }

/** The table while this is shuffled, or once cards are dealt. */
function table(shuffle: ShuffleSeen | null, results: Partial<TableInfo['results'][0]>[] = []): TableInfo {
  const { edition, options, round } = terms
  const told = { code: terms.table, edition, options, round_id: shuffle ? '' : round, results, shuffle }
  return told as unknown as TableInfo
}
const asked = (...commitments: (string | null)[]): TableInfo => table({ ...first, commitments })

function commitmentIn(answer: ReturnType<typeof answerShuffle>): string {
  if (answer?.type !== 'commit') throw new Error('no commitment')
  return answer.commitment
}
function dealt(own = 'cd'.repeat(32), you: Partial<You> = {}, view: Partial<View> | null = null): void {
  const event = { event: 'round', number: terms.number, shares: [`person ${own} ${'00'.repeat(32)}`, 'bot'] }
  noteDeal(table(null), { ...me, seat: 0, ...you }, event, view as View | null)
}

describe('this browser’s part in a shuffle', () => {
  it('commits, reveals what it committed to, and keeps a receipt', () => {
    const own = commitmentIn(answerShuffle(table(first), me))
    expect(commitmentIn(answerShuffle(table(first), me)), 'another tab says the same').toBe(own)
    const revealed = answerShuffle(asked(own, null), me)
    if (revealed?.type !== 'reveal') throw new Error('nothing revealed')
    expect(shareCommitment(server, 0, revealed.share)).toBe(own)
    dealt(own)
    noteResults(table(null, [{ round: terms.round, winner: 0, record: 'ab' }]))
    expect(findReceipt(terms.round)).toMatchObject({
      seat: 0,
      dealt_to: 0,
      share: revealed.share,
      record: 'ab',
      abandoned: [],
    })
  })

  it('keeps its share to itself if its commitment is not among the others, or they change', () => {
    const own = commitmentIn(answerShuffle(table(first), me))
    expect(answerShuffle(asked(null, null), me)).toBeNull()
    expect(answerShuffle(asked(own, null), me), 'they are not those that were told first').toBeNull()
  })

  it('gives nothing as a watcher, and nothing if it comes too late to commit', () => {
    expect(answerShuffle(table(first), { ...me, chair: null })).toBeNull()
    expect(answerShuffle(table({ ...other, commitments: ['cd', null] }), me)).toBeNull()
  })

  it('gives nothing to a deal of something else than its table plays', () => {
    for (const [field, value] of Object.entries({ table: 'ELSEWHERE', edition: 'x', options: { hand_size: 1 } }))
      expect(answerShuffle(table({ ...first, terms: { ...first.terms, [field]: value } }), me), field).toBeNull()
    expect(answerShuffle(table(other), me), 'but to its own').not.toBeNull()
  })

  it('gives nothing more once these cards are dealt', () => {
    answerShuffle(table(first), me)
    dealt()
    const kept = findReceipt(terms.round)
    expect(answerShuffle(table(first), me)).toBeNull()
    expect(findReceipt(terms.round)).toEqual(kept)
  })

  it('remembers deals that were announced and never dealt', () => {
    answerShuffle(table(first), me)
    answerShuffle(table(other), me)
    expect(allReceipts().at(-1)!.abandoned).toEqual([server])
  })

  it('remembers a deal whose round has come to no end, whatever the server says of it', () => {
    for (const results of [[], [{ round: terms.round, winner: null, record: '' }]]) {
      localStorage.clear()
      answerShuffle(table(first), me)
      dealt()
      const next = table(other, results)
      noteResults(next)
      answerShuffle(next, me)
      expect(allReceipts().at(-1)!.abandoned).toEqual([server])
    }
    localStorage.clear()
    answerShuffle(table(first), me)
    dealt()
    noteResults(table(null, [{ round: terms.round, winner: 0, record: 'ab' }]))
    answerShuffle(table(other), me)
    expect(allReceipts().at(-1)!.abandoned).toEqual([])
  })

  it('keeps receipts in the order of their deals, however late an end is told', () => {
    answerShuffle(table(first), me)
    dealt()
    answerShuffle(table(other), me)
    noteResults(table(null, [{ round: terms.round, winner: 0, record: 'ab' }]))
    answerShuffle(table({ ...first, server: 'cd'.repeat(32) }), me)
    expect(allReceipts().at(-1)!.abandoned).toEqual([other.server])
  })

  it('notes on which seat it was dealt in, and the hand that it got there', () => {
    answerShuffle(table(first), me)
    dealt('cd'.repeat(32), { seat: 1 }, { seat: 1, hand: ['r1'] })
    expect(findReceipt(terms.round)).toMatchObject({ seat: 0, dealt_to: 1, hand: ['r1'] })
    localStorage.clear()
    answerShuffle(table(first), { ...me, chair: null, sharing: [0, 1] })
    dealt('cd'.repeat(32), { seat: 1, sharing: [0, 1] }, { seat: 1, hand: ['r1'] })
    expect(findReceipt(terms.round), 'players share the device').toMatchObject({ seat: 0, dealt_to: null, hand: null })
  })

  it('keeps no more receipts than it may, and works where nothing is kept', () => {
    for (let number = 0; number < 80; number++) answerShuffle(table({ ...first, server: String(number) }), me)
    expect(allReceipts().length).toBe(60)
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    localStorage.clear()
    const own = commitmentIn(answerShuffle(table(first), me))
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
    const calm = { ...table(null), turn_time: 60, chairs: [] }
    const connection = new Connection('ABCD', { name: 'Ann' }, (url) => new FakeSocket(url) as unknown as WebSocket)
    await connection.open()
    const socket = FakeSocket.made.at(-1)!
    socket.tell({ type: 'welcome', version: 1, move: 9, clock: null, table: calm, you: me, view, chat: [] })
    socket.tell({ type: 'update', version: 2, move: 0, table: { ...calm, ...table(first) }, you: me, view: null })
    await vi.waitFor(() => expect(socket.sent.at(-1)).toMatchObject({ type: 'commit' }))
    expect(connection.view).toMatchObject({ hand: view.hand })
    const own = String(socket.sent.at(-1)!['commitment'])
    socket.tell({ type: 'update', version: 3, table: { ...calm, ...asked(own, null) }, you: me })
    await vi.waitFor(() => expect(socket.sent.at(-1)).toMatchObject({ type: 'reveal' }))
    socket.tell({ type: 'error', code: 'shuffle-late', text: 'Too late.' })
    expect(connection.trouble).toBe('')
    const hand = { ...view, seat: 0, hand: ['r1'] }
    const round = { event: 'round', number: terms.number, shares: [`person ${own} ${'ab'.repeat(32)}`, 'bot'] }
    socket.tell({
      type: 'update',
      version: 4,
      move: 0,
      table: calm,
      you: { ...me, seat: 0 },
      view: hand,
      events: [round],
    })
    expect(connection.view).toMatchObject({ hand: ['r1'] })
    await vi.waitFor(() => expect(findReceipt(terms.round)?.hand).toEqual(['r1']))
    connection.close()
  })

  it('leaves it to the player’s own tab if it is the big screen', async () => {
    const connection = new Connection('ABCD', { screen: '1' }, (url) => new FakeSocket(url) as unknown as WebSocket)
    await connection.open()
    const socket = FakeSocket.made.at(-1)!
    const shown = { ...table(first), turn_time: 60, chairs: [] }
    const nobody = { ...me, chair: null }
    socket.tell({ type: 'welcome', version: 1, move: 0, clock: null, table: shown, you: nobody, view: null, chat: [] })
    await new Promise((done) => setTimeout(done, 50))
    expect(allReceipts()).toEqual([])
    expect(answerShuffle(table(first), me)?.type).toBe('commit')
    connection.close()
  })
})
