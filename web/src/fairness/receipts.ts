/** What this browser keeps of deals: as much as `lastcard verify --receipt` needs, and no more than it may. */
import { recall, remember } from '@/browser/storage'
import type { SeatShare, Terms } from './commitments'

const MOST = 60
/** For a browser that keeps nothing: without a memory one could not reveal what one has committed to. */
let memory: Receipt[] = []

/** One deal as this browser saw it (docs/fairness.md). */
export interface Receipt {
  terms: Terms
  server: string
  seat: number | null
  share: string | null
  commitments: (string | null)[] | null
  shares: SeatShare[] | null
  /** Missing from receipts of older versions. */
  dealt_to?: number | null
  hand: string[] | null
  record: string | null
  abandoned: string[]
}

export function allReceipts(): Receipt[] {
  const kept = recall<unknown>('receipts', null)
  return Array.isArray(kept) ? (kept as Receipt[]) : memory
}

/** The receipt of a round, if cards were dealt from it. */
export function findReceipt(round: string): Receipt | undefined {
  return allReceipts().find((receipt) => receipt.terms.round === round && receipt.shares !== null)
}

/** The shuffle that this browser has answered, under way or over. */
export function receiptFor(server: string): Receipt | undefined {
  return allReceipts().find((receipt) => receipt.server === server)
}

/** Keep a receipt in place of what was kept of the same shuffle; the oldest ones go. */
export function keepReceipt(receipt: Receipt): void {
  const kept = allReceipts()
  const at = kept.findIndex(({ server }) => server === receipt.server)
  const receipts = (at < 0 ? [...kept, receipt] : kept.with(at, receipt)).slice(-MOST)
  remember('receipts', receipts)
  memory = recall<unknown>('receipts', null) === null ? receipts : []
}
