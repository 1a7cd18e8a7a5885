/** Checks a deal in the browser: the record that the server gives out against the receipt that this browser kept. */
import { findEdition } from '@/game/editions'
import type { GameEvent } from '@/game/view'
import {
  deriveKey,
  digest,
  readShare,
  type SeatShare,
  serverCommitment,
  shareCommitment,
  sortedJson,
  type Terms,
} from './commitments'
import { followRound, isWithin } from './course'
import { type Dealt, deal } from './deal'
import { drawDealer } from './dealer'
import { isOwnDeck } from './deck'
import type { Receipt } from './receipts'

/**
 * What came of it: this browser helped, it was left out or only watched, or this is what is wrong. `reshuffles` is how
 * often the discards were shuffled again, if the round was followed to its end; null if only the deal was checked.
 */
export type Verdict = { state: 'helped' | 'left-out'; reshuffles: number | null } | { state: 'wrong'; what: Wrong }
export type Wrong = 'record' | 'terms' | 'deck' | 'secret' | 'shares' | 'key' | 'dealer' | 'seat' | 'hand' | 'draws'

/** `story` is what was told of the round from the deal on: at the table or in its replay; null if that is not known. */
export function checkDeal(record: string, receipt: Receipt, story: readonly GameEvent[] | null = null): Verdict {
  const headers = readHeaders(record)
  const shares = readShares(headers)
  if (!headers || !shares) return { state: 'wrong', what: 'record' }
  const what = findWrong(record, headers, shares, receipt)
  if (what) return { state: 'wrong', what }
  const { terms } = receipt
  const key = headers['key']!
  if (terms.dealer === null && !dealerFits(headers, receipt, story ?? [])) return { state: 'wrong', what: 'dealer' }
  const dealt = deal(terms, Number(headers['dealer']), key)
  if (receipt.dealt_to != null && receipt.dealt_to !== receipt.seat) return { state: 'wrong', what: 'seat' }
  if (!holds(receipt, dealt)) return { state: 'wrong', what: 'hand' }
  const reshuffles = story && followRound(dealt, key, story, record, terms.options['force_play'] === true)
  if (story && reshuffles === null) return { state: 'wrong', what: 'draws' }
  const own = receipt.seat === null ? undefined : shares[receipt.seat]
  return { state: receipt.share !== null && own?.share === receipt.share ? 'helped' : 'left-out', reshuffles }
}

type Headers = Record<string, string>

function readHeaders(record: string): Headers | null {
  const [head] = record.split('\n\n', 1)
  const pairs = (head ?? '').split('\n').map((line) => /^([a-z]+): (.+)$/.exec(line))
  const isTwice = new Set(pairs.map((pair) => pair?.[1])).size < pairs.length
  return pairs.every(Boolean) && !isTwice ? Object.fromEntries(pairs.map((pair) => [pair![1], pair![2]])) : null
}

function readShares(headers: Headers | null): SeatShare[] | null {
  try {
    return (JSON.parse(headers?.['shares'] ?? '') as string[]).map(readShare)
  } catch {
    return null
  }
}

/** What is wrong with the key and all that it comes from. */
function findWrong(record: string, headers: Headers, shares: SeatShare[], receipt: Receipt): Wrong | null {
  const { terms, server } = receipt
  const { secret = '', key = '' } = headers
  if (receipt.record !== null && announcedDigest(record) !== receipt.record) return 'record'
  if (!sameTerms(headers, shares, receipt) || !sameOptions(headers, terms)) return 'terms'
  if (!isOwnDeck(terms)) return 'deck'
  if (!/^[0-9a-f]{64}$/.test(secret) || serverCommitment(terms, secret) !== server) return 'secret'
  if (!shares.every((given, seat) => isKept(given, seat, receipt))) return 'shares'
  return deriveKey(terms, secret, shares) === key ? null : 'key'
}

/** The draw for dealer gives the one who dealt, and the cards that were shown for it. */
function dealerFits(headers: Headers, { terms }: Receipt, story: readonly GameEvent[]): boolean {
  const { dealer, shown } = drawDealer(terms, headers['key']!, headers['custom'])
  const told = story.filter(({ event }) => event === 'drew_for_dealer')
  const text = (each: { seat?: number; card?: string | null }): string => `${each.seat} ${each.card}`
  return headers['dealer'] === String(dealer) && (!told.length || told.map(text).join() === shown.map(text).join())
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
    isNamedByContent(headers) &&
    sortedJson(parsed(headers['deal'])) ===
      sortedJson({ round: terms.round, number: terms.number, drawn: terms.dealer === null }) &&
    (terms.dealer === null || headers['dealer'] === String(terms.dealer)) &&
    shares.map(({ kind }) => kind).join() === terms.seats.join()
  )
}

/** The id of an edition of somebody's own ends with the digest of its description (docs/custom-editions.md). */
function isNamedByContent({ edition = '', custom }: Headers): boolean {
  const [, digits] = edition.split('@')
  return digits === undefined ? custom === undefined : digest(sortedJson(parsed(custom))).startsWith(digits)
}

/** The options are those of the record; where the edition is known, all others are as they usually are. */
function sameOptions(headers: Headers, { edition, options }: Terms): boolean {
  const given = parsed(headers['options'] ?? '{}') as Record<string, unknown> | null
  const expected = { ...(findEdition(edition)?.options ?? options), ...given }
  return given !== null && sortedJson(expected) === sortedJson(options)
}

/** What a header has as JSON; null if it is none. */
function parsed(text = ''): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
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
function holds({ hand, seat }: Receipt, { hands, deck }: Dealt): boolean {
  return (
    !hand ||
    seat === null ||
    isWithin(
      hands[seat]!.map((card) => deck.lights[card]!),
      hand,
    )
  )
}
