/** Checks a deal in the browser: the record that the server gives out against the receipt that this browser kept. */
import { deriveKey, digest, readShare, type SeatShare, serverCommitment, shareCommitment } from './commitments'
import type { GameEvent } from '@/game/view'
import { deal } from './deal'
import { drawsFit } from './draws'
import type { Receipt } from './receipts'

/** What came of it: this browser helped, it was left out or only watched, or this is what is wrong. */
export type Verdict = { state: 'helped' | 'left-out' } | { state: 'wrong'; what: Wrong }
export type Wrong = 'record' | 'terms' | 'secret' | 'shares' | 'key' | 'hand' | 'draws'

/** `log` is what this browser was told of the round while it was played, if it was there. */
export function checkDeal(record: string, receipt: Receipt, log: readonly GameEvent[] = []): Verdict {
  const headers = readHeaders(record)
  const shares = readShares(headers)
  const what = headers && shares ? findWrong(record, headers, shares, receipt, log) : 'record'
  if (what) return { state: 'wrong', what }
  const own = receipt.seat === null ? undefined : shares?.[receipt.seat]
  return { state: receipt.share !== null && own?.share === receipt.share ? 'helped' : 'left-out' }
}

type Headers = Record<string, string>

function readHeaders(record: string): Headers | null {
  const [head] = record.split('\n\n', 1)
  const pairs = (head ?? '').split('\n').map((line) => /^([a-z]+): (.+)$/.exec(line))
  return pairs.every(Boolean) ? Object.fromEntries(pairs.map((pair) => [pair![1], pair![2]])) : null
}

function readShares(headers: Headers | null): SeatShare[] | null {
  try {
    return (JSON.parse(headers?.['shares'] ?? '') as string[]).map(readShare)
  } catch {
    return null
  }
}

function findWrong(
  record: string,
  headers: Headers,
  shares: SeatShare[],
  receipt: Receipt,
  log: readonly GameEvent[],
): Wrong | null {
  const { terms, server } = receipt
  const { secret = '', key = '', dealer = '' } = headers
  if (receipt.record !== null && announcedDigest(record) !== receipt.record) return 'record'
  if (!sameTerms(headers, shares, receipt)) return 'terms'
  if (!/^[0-9a-f]{64}$/.test(secret) || serverCommitment(terms, secret) !== server) return 'secret'
  if (!shares.every((given, seat) => isKept(given, seat, receipt))) return 'shares'
  if (deriveKey(terms, secret, shares) !== key) return 'key'
  const dealt = deal(terms, Number(dealer), key)
  if (!holds(receipt, dealt.hands)) return 'hand'
  return drawsFit(log, dealt) ? null : 'draws'
}

/** The digest that was announced leaves out the lines of names and of the record's own digest. */
export function announcedDigest(record: string): string {
  const lines = record.split('\n').filter((line) => !/^(names|end): /.test(line))
  return digest(lines.join('\n'))
}

function sameTerms(headers: Headers, shares: SeatShare[], { terms, server }: Receipt): boolean {
  return (
    headers['commitment'] === server &&
    headers['table'] === terms.table &&
    headers['edition'] === terms.edition &&
    headers['deal']?.includes(`"${terms.round}"`) === true &&
    (terms.dealer === null || headers['dealer'] === String(terms.dealer)) &&
    shares.map(({ kind }) => kind).join() === terms.seats.join()
  )
}

/** A share is what its seat had committed to, and what this browser was told. */
function isKept(given: SeatShare, seat: number, receipt: Receipt): boolean {
  const { commitment, share } = given
  if (commitment !== null && share !== null && shareCommitment(receipt.server, seat, share) !== commitment) return false
  if (receipt.commitments && receipt.commitments[seat] !== commitment) return false
  const told = receipt.shares?.[seat]
  return !told || (told.commitment === commitment && told.share === share)
}

/** Every card that the key deals was in the hand; a first card may have added some. */
function holds({ hand, seat }: Receipt, hands: string[][]): boolean {
  if (!hand || seat === null) return true
  const left = [...hand]
  return hands[seat]!.every((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
