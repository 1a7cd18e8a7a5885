/** This browser's part in a shuffle: it commits, it reveals, and it keeps a receipt. Nobody has to press anything. */
import type { Request, TableEvent, TableInfo, You } from '@/net/messages'
import type { ShuffleSeen } from '@/net/protocol'
import type { View } from '@/game/view'
import { readShare, shareCommitment, sortedJson, type Terms } from './commitments'
import { allReceipts, findReceipt, keepReceipt, type Receipt, receiptFor } from './receipts'

/** What to answer while cards are shuffled, if anything; the same as before when it is asked again. */
export function answerShuffle(table: TableInfo, you: You): Request | null {
  const { shuffle } = table
  if (!shuffle || shuffle.terms.table !== table.code) return null
  const receipt = receiptFor(shuffle.server) ?? newReceipt(shuffle, table, you)
  const { share, seat } = receipt
  if (receipt.shares) return null // these cards have been dealt
  const commitments = shuffle.commitments
  if (commitments && !receipt.commitments) receipt.commitments = commitments
  keepReceipt(receipt)
  if (share === null || seat === null) return null
  const own = shareCommitment(shuffle.server, seat, share)
  if (!commitments) return { type: 'commit', commitment: own }
  const unchanged = JSON.stringify(receipt.commitments) === JSON.stringify(commitments)
  return unchanged && commitments[seat] === own ? { type: 'reveal', share } : null
}

/** A share is given only to a deal of the edition and the options that the table has. */
function newReceipt(shuffle: ShuffleSeen, { code, edition, options }: TableInfo, you: You): Receipt {
  const terms = shuffle.terms as Terms
  const chair = you.sharing[0] ?? you.chair
  const seat = chair === null ? -1 : shuffle.seats.indexOf(chair)
  const fits = terms.edition === edition && sortedJson(terms.options) === sortedJson(options)
  const takesPart = fits && seat >= 0 && terms.seats[seat] === 'person' && !shuffle.commitments
  return {
    terms,
    server: shuffle.server,
    seat: seat < 0 ? null : seat,
    share: takesPart ? randomShare() : null,
    commitments: null,
    shares: null,
    dealt_to: null,
    hand: null,
    record: null,
    abandoned: abandonedAt(code),
  }
}

/** 32 bytes from the browser's generator for secrets, which pages without https have too. */
function randomShare(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The server's commitments to the last deals at a table that have come to no end, as far as this browser knows. */
function abandonedAt(table: string): string[] {
  const here = allReceipts().filter((receipt) => receipt.terms.table === table)
  return here.slice(here.findLastIndex((receipt) => receipt.record !== null) + 1).map((receipt) => receipt.server)
}

/** Complete the receipt when cards are dealt; `view` is one's own right after that, or null if it was not seen. */
export function noteDeal(table: TableInfo, you: You, event: TableEvent, view: View | null): void {
  const receipt = allReceipts().findLast(({ terms }) => terms.table === table.code)
  if (!receipt || receipt.shares || !event.shares || event.number !== receipt.terms.number) return
  receipt.shares = event.shares.map(readShare)
  if (table.round_id === receipt.terms.round) {
    if (!you.sharing.length) receipt.dealt_to = you.seat
    const isOwn = receipt.seat !== null && (view?.seat === receipt.seat || !you.sharing.length)
    if (view && isOwn) receipt.hand = view.hand
  }
  keepReceipt(receipt)
}

/** Note the digests of records that were announced when their rounds were over. */
export function noteResults({ results }: TableInfo): void {
  for (const { round, record } of results) {
    const receipt = findReceipt(round)
    if (receipt && receipt.record === null && record) keepReceipt({ ...receipt, record })
  }
}
