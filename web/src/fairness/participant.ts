/** This browser's part in a shuffle: it commits, it reveals, and it keeps a receipt. Nobody has to press anything. */
import type { Request, TableEvent, TableInfo, You } from '@/net/messages'
import type { ShuffleSeen } from '@/net/protocol'
import type { View } from '@/game/view'
import { readShare, shareCommitment, type Terms } from './commitments'
import { allReceipts, findReceipt, keepReceipt, type Receipt, receiptFor } from './receipts'

/** What to answer while cards are shuffled, if anything; the same as before when it is asked again. */
export function answerShuffle(shuffle: ShuffleSeen, you: You, results: TableInfo['results'] = []): Request | null {
  const receipt = receiptFor(shuffle.server) ?? newReceipt(shuffle, you, results)
  const { share, seat } = receipt
  const commitments = shuffle.commitments
  if (commitments && !receipt.commitments) receipt.commitments = commitments
  keepReceipt(receipt)
  if (share === null || seat === null) return null
  const own = shareCommitment(shuffle.server, seat, share)
  if (!commitments) return { type: 'commit', commitment: own }
  const unchanged = JSON.stringify(receipt.commitments) === JSON.stringify(commitments)
  return unchanged && commitments[seat] === own ? { type: 'reveal', share } : null
}

function newReceipt(shuffle: ShuffleSeen, you: You, results: TableInfo['results']): Receipt {
  const terms = shuffle.terms as Terms
  const chair = you.sharing[0] ?? you.chair
  const seat = chair === null ? -1 : shuffle.seats.indexOf(chair)
  const takesPart = seat >= 0 && terms.seats[seat] === 'person' && !shuffle.commitments
  return {
    terms,
    server: shuffle.server,
    seat: seat < 0 ? null : seat,
    share: takesPart ? randomShare() : null,
    commitments: null,
    shares: null,
    hand: null,
    record: null,
    abandoned: [...closed(terms.table, results), ...undealt(terms.table).map((receipt) => receipt.server)],
  }
}

/** 32 bytes from the browser's generator for secrets, which pages without https have too. */
function randomShare(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Shuffles at a table that this browser has seen begin since the last deal, and not end. */
function undealt(table: string): Receipt[] {
  const here = allReceipts().filter((receipt) => receipt.terms.table === table)
  return here.slice(here.findLastIndex((receipt) => receipt.shares !== null) + 1)
}

/** Commitments to what came to nothing before the last deal, and to that deal, if its round was closed as a draw. */
function closed(table: string, results: TableInfo['results']): string[] {
  const last = allReceipts().findLast((receipt) => receipt.terms.table === table && receipt.shares !== null)
  const result = results.find(({ round }) => round === last?.terms.round)
  return last && result?.winner === null ? [...last.abandoned, last.server] : []
}

/** Complete the receipt when cards are dealt; `hand` is one's own right after that, or null if it was not seen. */
export function noteDeal(table: string, event: TableEvent, view: View | null): void {
  const receipt = undealt(table).at(-1)
  if (!receipt || !event.shares || event.number !== receipt.terms.number) return
  receipt.shares = event.shares.map(readShare)
  if (view && view.seat === receipt.seat && receipt.seat !== null) receipt.hand = view.hand
  keepReceipt(receipt)
}

/** Note the digests of records that were announced when their rounds were over. */
export function noteResults({ results }: TableInfo): void {
  const last = results.at(-1)
  const receipt = last && findReceipt(last.round)
  if (!receipt || receipt.record !== null || !last.record) return
  receipt.record = last.record
  keepReceipt(receipt)
}
