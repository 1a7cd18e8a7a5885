import deals from 'virtual:fair-deals'
import { describe, expect, it } from 'vitest'
import { checkDeal } from '@/fairness/check'
import { deriveKey, readShare, serverCommitment, shareCommitment, type Terms } from '@/fairness/commitments'
import { deal } from '@/fairness/deal'
import { block, shuffle } from '@/fairness/shuffle'
import page from '../../../docs/fairness.md?raw'
import type { FairDeal } from '../helpers/fairDeals'

const one = deals.deals[0]!

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
      expect(dealt.order).toEqual(order)
      expect(dealt.backs).toEqual(backs)
      expect(dealt.turned.at(-1)).toBe(top)
      expect(dealt.hands.map((hand) => hand.sort())).toEqual(hands.map((hand) => hand.sort()))
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
    const { order, turned } = deal(vector.terms, vector.dealer, vector.key)
    expect(order).toEqual(vector.deck_dealt.split(' ').map((card) => card.split('/')[0]))
    expect(turned.at(-1)).toBe(vector.top)
  })
})

describe('the check in the browser', () => {
  const changed = (fields: Partial<FairDeal['receipt']>): FairDeal['receipt'] => ({ ...one.receipt, ...fields })
  const quiet = changed({ record: null })
  const told = (name: string, value: string): string =>
    one.record.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`)

  it('finds that this browser helped', () => {
    for (const { record, receipt } of deals.deals) expect(checkDeal(record, receipt)).toEqual({ state: 'helped' })
  })

  it('follows the cards from the pile while the round is played', () => {
    const seen = { drew: 0, others: 0, flipped: 0, shuffled: 0 }
    for (const { record, receipt, log } of deals.deals) {
      expect(checkDeal(record, receipt, log)).toEqual({ state: 'helped' })
      for (const { event, others } of log) {
        if (event in seen) seen[event as keyof typeof seen]++
        if (others) seen.others++
      }
      const last = log.findIndex(({ event }) => event === 'shuffled')
      const before = last < 0 ? log : log.slice(0, last)
      for (const field of ['cards', 'others'] as const) {
        const at = before.findLastIndex((one) => one[field]?.length)
        if (at < 0) continue
        const lie = log.with(at, { ...log[at]!, [field]: [...log[at]![field]!.slice(1), 'x'] })
        expect(checkDeal(record, receipt, lie)).toEqual({ state: 'wrong', what: 'draws' })
      }
      const top = log.with(
        log.findIndex(({ event }) => event === 'turned'),
        { event: 'turned', rule: '', card: 'x' },
      )
      expect(checkDeal(record, receipt, top)).toEqual({ state: 'wrong', what: 'draws' })
      expect(checkDeal(record, receipt, top.slice(1))).toEqual({ state: 'helped' }) // nobody knows what was before
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(3)
  })

  it('says when it did not', () => {
    expect(checkDeal(one.record, changed({ share: null }))).toEqual({ state: 'left-out' })
    expect(checkDeal(one.record, changed({ seat: null, share: null, hand: null }))).toEqual({ state: 'left-out' })
  })

  it('names what is wrong', () => {
    const other = 'ab'.repeat(32)
    const shares = JSON.stringify(one.receipt.shares!.map(({ kind }) => kind))
    expect(checkDeal(told('secret', other), one.receipt)).toEqual({ state: 'wrong', what: 'record' })
    expect(checkDeal('', quiet)).toEqual({ state: 'wrong', what: 'record' })
    expect(checkDeal(told('table', 'ELSEWHERE'), quiet)).toEqual({ state: 'wrong', what: 'terms' })
    expect(checkDeal(told('commitment', other), quiet)).toEqual({ state: 'wrong', what: 'terms' })
    expect(checkDeal(told('secret', other), quiet)).toEqual({ state: 'wrong', what: 'secret' })
    expect(checkDeal(told('shares', shares), quiet)).toEqual({ state: 'wrong', what: 'shares' })
    expect(checkDeal(told('key', other), quiet)).toEqual({ state: 'wrong', what: 'key' })
    expect(checkDeal(one.record, changed({ hand: ['r1'] }))).toEqual({ state: 'wrong', what: 'hand' })
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
