import deals from 'virtual:fair-deals'
import { describe, expect, it } from 'vitest'
import { checkDeal } from '@/fairness/check'
import { sinceDeal } from '@/fairness/course'
import { deriveKey, readShare, serverCommitment, shareCommitment, type Terms } from '@/fairness/commitments'
import { deal } from '@/fairness/deal'
import { drawDealer } from '@/fairness/dealer'
import { block, shuffle } from '@/fairness/shuffle'
import type { GameEvent } from '@/game/view'
import page from '../../../docs/fairness.md?raw'
import type { FairDeal } from '../helpers/fairDeals'

const one = deals.deals[0]!

const indexIn = (told: GameEvent[], kind: string): number => told.findIndex(({ event }) => event === kind)
const drawnFrom = (told: GameEvent[], at: number): GameEvent[] =>
  told.slice(at).filter(({ event, count }) => event === 'drew' && count === 1)

describe('the browser’s own implementation', () => {
  it('has the key stream of RFC 8439', () => {
    // Section 2.3.2 has another nonce; this is appendix A.1, test vector 1: all zero.
    const words = block(Array(8).fill(0), 0, 0)
    expect(words[0]!.toString(16)).toBe('ade0b876')
    expect(words[15]!.toString(16)).toBe('8665eeb2')
  })

  it('agrees with the server’s in every deal of every edition', () => {
    for (const { receipt, secret, key, dealer, order, hands, top, backs } of deals.deals) {
      expect(serverCommitment(receipt.terms, secret)).toBe(receipt.server)
      expect(deriveKey(receipt.terms, secret, receipt.shares!)).toBe(key)
      const dealt = deal(receipt.terms, dealer, key)
      const texts = (cards: number[]): string[] => cards.map((card) => dealt.deck.lights[card]!)
      expect(texts(dealt.order)).toEqual(order)
      expect(dealt.deck.darks).toEqual(backs)
      expect(texts(dealt.turned).at(-1)).toBe(top)
      expect(dealt.hands.map((hand) => texts(hand).sort())).toEqual(hands.map((hand) => hand.sort()))
      if (receipt.terms.dealer === null) expect(drawDealer(receipt.terms, key, undefined).dealer).toBe(dealer)
    }
    expect(new Set(deals.deals.map(({ receipt }) => receipt.terms.edition)).size).toBeGreaterThan(4)
  })

  it('agrees with the server’s in shuffles inside a round', () => {
    for (const { key, nonce, order } of deals.shuffles) {
      const cards = order.map((_, place) => place)
      shuffle(cards, key, nonce)
      expect(cards).toEqual(order)
    }
  })
})

interface Vector {
  terms: Terms
  secret: string
  server: string
  shares: string[]
  key: string
  dealer: number
  deck_dealt: string
  top: string
}

describe('the test vectors of docs/fairness.md', () => {
  const blocks = [...page.matchAll(/```json\n([^]*?)```/g)]
  const vectors = JSON.parse(blocks.at(-1)![1]!) as Vector[]

  it.each(vectors)('are those of this implementation: $terms.edition', (vector) => {
    const shares = vector.shares.map(readShare)
    expect(serverCommitment(vector.terms, vector.secret)).toBe(vector.server)
    shares.forEach(({ commitment, share }, seat) => {
      if (share) expect(shareCommitment(vector.server, seat, share)).toBe(commitment)
    })
    expect(deriveKey(vector.terms, vector.secret, shares)).toBe(vector.key)
    if (vector.terms.dealer === null) expect(drawDealer(vector.terms, vector.key, undefined).dealer).toBe(vector.dealer)
    const { order, turned, deck } = deal(vector.terms, vector.dealer, vector.key)
    const text = (card: number): string => [deck.lights[card], deck.darks[card]].filter(Boolean).join('/')
    expect(order.map(text).join(' ')).toBe(vector.deck_dealt)
    expect(deck.lights[turned.at(-1)!]).toBe(vector.top)
  })
})

describe('the check in the browser', () => {
  const changed = (fields: Partial<FairDeal['receipt']>): FairDeal['receipt'] => ({ ...one.receipt, ...fields })
  const quiet = changed({ record: null })
  const told = (name: string, value: string): string =>
    one.record.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`)

  it('finds that this browser helped', () => {
    for (const { record, receipt } of deals.deals)
      expect(checkDeal(record, receipt)).toEqual({ state: 'helped', reshuffles: null })
  })

  it('follows every round to its end, as it was told at the table and in its replay', () => {
    const rounds = { reshuffled: 0, unfinished: 0, swapped: 0, out: 0, discarded: 0, flipped: 0, shed: 0, laid: 0 }
    for (const { record, receipt, log, replay } of deals.deals) {
      const reshuffles = log.filter(({ event }) => event === 'shuffled').length
      expect(checkDeal(record, receipt, sinceDeal(log))).toEqual({ state: 'helped', reshuffles })
      expect(checkDeal(record, receipt, replay)).toEqual({ state: 'helped', reshuffles })
      expect(sinceDeal([...replay, ...log])).toEqual(log) // what is left of the round before
      expect(sinceDeal(replay), 'nobody knows what was before').toBeNull()
      if (reshuffles) rounds.reshuffled++
      if (record.includes('\nresult: unfinished\n')) rounds.unfinished++
      for (const { event } of log) if (event in rounds) rounds[event as keyof typeof rounds]++
    }
    expect(rounds.reshuffled).toBeGreaterThan(deals.deals.length / 3)
    expect(rounds.unfinished).toBeLessThan(deals.deals.length / 10)
    expect(Math.min(...Object.values({ ...rounds, unfinished: 9 }))).toBeGreaterThan(3)
  })

  it('finds any card that is not the one from the shuffle, before and after reshuffles', () => {
    const seen = { turned: 0, drew: 0, late: 0, others: 0, played: 0, shown: 0 }
    for (const { record, receipt, log, replay } of deals.deals) {
      const lie = (told: GameEvent[], at: number, change: Partial<GameEvent>): void =>
        expect(checkDeal(record, receipt, told.with(at, { ...told[at]!, ...change }))).toEqual({
          state: 'wrong',
          what: 'draws',
        })
      const another = (cards: string[]): string[] => [...cards.slice(1), 'x']
      const isDrawn = ({ event, cards }: GameEvent): boolean => event === 'drew' && !!cards?.length
      lie(log, indexIn(log, 'turned'), { card: 'x' })
      seen.turned++
      const last = replay.findLastIndex(isDrawn)
      if (last >= 0) {
        lie(replay, last, { cards: another(replay[last]!.cards!) })
        lie(replay, last, { count: 200 })
        seen.drew++
        if (indexIn(replay, 'shuffled') >= 0 && indexIn(replay, 'shuffled') < last) seen.late++
      }
      const backs = log.findLastIndex(({ others }) => others?.length)
      if (backs >= 0) {
        lie(log, backs, { others: another(log[backs]!.others!) })
        seen.others++
      }
      const played = log.findLastIndex(({ event }) => event === 'played')
      if (played >= 0) {
        lie(log, played, { card: 'x' })
        seen.played++
      }
      const shown = replay.findLastIndex(({ event, cards }) => event === 'hand_shown' && cards?.length)
      if (shown >= 0) {
        lie(replay, shown, { cards: another(replay[shown]!.cards!) })
        seen.shown++
      }
      const again = indexIn(log, 'shuffled')
      if (again >= 0) {
        lie(log, again, { count: log[again]!.count! + 1 })
        expect(checkDeal(record, receipt, log.toSpliced(again, 1))).toEqual({ state: 'wrong', what: 'draws' })
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(3)
  })

  it('finds that cards were shuffled again in another order', () => {
    const { record, receipt, replay } = deals.deals.find(({ replay }) => {
      const at = indexIn(replay, 'shuffled')
      return at >= 0 && new Set(drawnFrom(replay, at).map(({ cards }) => cards!.join())).size > 1
    })!
    const [one, other] = drawnFrom(replay, indexIn(replay, 'shuffled')).filter(
      ({ cards }, at, all) => cards!.join() !== all[0]!.cards!.join() || at === 0,
    )
    const swapped = replay.map((told) => {
      if (told === one) return { ...one, cards: other!.cards! }
      return told === other ? { ...other, cards: one!.cards! } : told
    })
    expect(checkDeal(record, receipt, swapped)).toEqual({ state: 'wrong', what: 'draws' })
  })

  it('finds another dealer, and other cards in the draw for dealer', () => {
    const { receipt, log } = deals.deals.find(({ log }) => indexIn(log, 'drew_for_dealer') >= 0)!
    const { record, dealer } = deals.deals.find(({ receipt: { terms } }) => terms.round === receipt.terms.round)!
    const wrong = { state: 'wrong', what: 'dealer' }
    const lie = record.replace(/^dealer: .*$/m, `dealer: ${(dealer + 1) % receipt.terms.seats.length}`)
    expect(checkDeal(lie, { ...receipt, record: null })).toEqual(wrong)
    const at = indexIn(log, 'drew_for_dealer')
    expect(checkDeal(record, receipt, log.with(at, { ...log[at]!, card: 'x' }))).toEqual(wrong)
  })

  it('says when it did not', () => {
    expect(checkDeal(one.record, changed({ share: null }))).toEqual({ state: 'left-out', reshuffles: null })
    expect(checkDeal(one.record, changed({ seat: null, share: null, hand: null }))).toMatchObject({ state: 'left-out' })
  })

  it('names what is wrong', () => {
    const other = 'ab'.repeat(32)
    const shares = JSON.stringify(one.receipt.shares!.map(({ kind }) => kind))
    expect(checkDeal(told('secret', other), one.receipt)).toEqual({ state: 'wrong', what: 'record' })
    expect(checkDeal('', quiet)).toEqual({ state: 'wrong', what: 'record' })
    expect(checkDeal(one.record.replace('\n', '\nedition: x\n'), quiet)).toEqual({ state: 'wrong', what: 'record' })
    const deal = JSON.parse(/^deal: (.*)$/m.exec(one.record)![1]!) as Record<string, unknown>
    for (const [header, lie] of Object.entries({
      table: 'ELSEWHERE',
      deal: JSON.stringify({ ...deal, number: Number(deal['number']) + 1 }),
      options: '{"hand_size": 9}',
      custom: '{}',
    })) {
      const known = one.record.includes(`\n${header}: `)
      const record = known ? told(header, lie) : one.record.replace('\n', `\n${header}: ${lie}\n`)
      expect(checkDeal(record, quiet), header).toEqual({ state: 'wrong', what: 'terms' })
    }
    expect(checkDeal(one.record, changed({ dealt_to: 1 }))).toEqual({ state: 'wrong', what: 'seat' })
    expect(checkDeal(told('commitment', other), quiet)).toEqual({ state: 'wrong', what: 'terms' })
    expect(checkDeal(told('secret', other), quiet)).toEqual({ state: 'wrong', what: 'secret' })
    expect(checkDeal(told('shares', shares), quiet)).toEqual({ state: 'wrong', what: 'shares' })
    expect(checkDeal(told('key', other), quiet)).toEqual({ state: 'wrong', what: 'key' })
    expect(checkDeal(one.record, changed({ hand: ['r1'] }))).toEqual({ state: 'wrong', what: 'hand' })
  })

  it('finds a deck that is not that of the edition, and an edition that is not what its id says', () => {
    const { terms } = one.receipt
    const [first, ...others] = terms.deck.split(' ')
    const aimed = { ...terms, deck: [others.findLast((card) => card !== first), ...others].join(' ') }
    expect(checkDeal(one.record, { ...quiet, terms: aimed })).toEqual({ state: 'wrong', what: 'deck' })
    const own = deals.deals.find(({ receipt }) => receipt.terms.edition.includes('@'))!
    const lie = own.record.replace(/^custom: \{/m, 'custom: {"lie": 1, ')
    expect(checkDeal(lie, { ...own.receipt, record: null })).toEqual({ state: 'wrong', what: 'terms' })
  })

  it('finds a share that was changed or swapped with another’s', () => {
    const { receipt, record } = deals.deals.find(
      ({ receipt }) => receipt.shares!.filter((each) => each.share).length > 1,
    )!
    const texts = receipt.shares!.map(({ kind, commitment, share }) =>
      [kind, commitment, share].filter(Boolean).join(' '),
    )
    const [first, second] = receipt.shares!.flatMap((each, seat) => (each.share ? [seat] : []))
    const swapped = texts.with(first!, texts[second!]!).with(second!, texts[first!]!)
    const lie = record.replace(/^shares: .*$/m, `shares: ${JSON.stringify(swapped)}`)
    const forgetful = { ...receipt, record: null, shares: null, commitments: null }
    expect(checkDeal(lie, forgetful)).toEqual({ state: 'wrong', what: 'shares' })
    expect(shareCommitment(receipt.server, first!, receipt.shares![second!]!.share!)).not.toBe(
      receipt.shares![second!]!.commitment,
    )
  })
})
