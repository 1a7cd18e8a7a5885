/**
 * Commitments and the key of a round, written a second time, from docs/fairness.md and not from the server's code.
 * SHA-256 comes from a library, as browsers have none of their own on pages without https.
 */
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export interface Terms {
  table: string
  round: string
  number: number
  edition: string
  deck: string
  options: Record<string, unknown>
  dealer: number | null
  seats: string[]
}

/** What a seat gave to a deal. */
export interface SeatShare {
  kind: string
  commitment: string | null
  share: string | null
}

export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

export function termsText(terms: Terms): string {
  return [
    'lastcard deal 1',
    `table ${terms.table}`,
    `round ${terms.round}`,
    `number ${terms.number}`,
    `edition ${terms.edition}`,
    `deck ${terms.deck}`,
    `options ${sortedJson(terms.options)}`,
    `dealer ${terms.dealer ?? 'draw'}`,
    `seats ${terms.seats.join(' ')}`,
    '',
  ].join('\n')
}

/** JSON without blanks, with the keys of every object in order. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${sortedJson(inner)}`).join(',')}}`
}

export function serverCommitment(terms: Terms, secret: string): string {
  return digest(`lastcard server 1 ${digest(termsText(terms))} ${secret}`)
}

export function shareCommitment(server: string, seat: number, share: string): string {
  return digest(`lastcard share 1 ${server} ${seat} ${share}`)
}

/** The key of the round, in hexadecimal digits: HKDF over the secret and all shares, bound to all that was said. */
export function deriveKey(terms: Terms, secret: string, shares: readonly SeatShare[]): string {
  const material = hexToBytes(secret + shares.map(({ share }) => share ?? '').join(''))
  const lines = [
    `server ${serverCommitment(terms, secret)}`,
    ...shares.map((given, seat) => `seat ${seat} ${partOf(given)}`),
    '',
  ]
  const info = utf8ToBytes(termsText(terms) + lines.join('\n'))
  return bytesToHex(hkdf(sha256, material, utf8ToBytes('lastcard key 1'), info, 32))
}

function partOf({ kind, commitment, share }: SeatShare): string {
  if (commitment === null) return kind
  return `${kind} ${commitment} ${share === null ? 'out' : 'in'}`
}

/** What a seat gave, from the words of an event or a record: `person COMMITMENT SHARE`. */
export function readShare(text: string): SeatShare {
  const [kind = '', commitment = null, share = null] = text.split(' ')
  return { kind, commitment, share }
}
