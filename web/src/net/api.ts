/** The server's HTTP side. */
import { served } from '@/game/levels.svelte'
import { type Edition, findEdition, keepEdition } from '@/game/editions'
import type { ListedTable, Settings } from './messages'
import { language } from '@/words/texts.svelte'

export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

export async function ask<T>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<T> {
  const mark = path.includes('?') ? '&' : '?'
  const type = typeof body === 'string' ? 'text/plain' : 'application/json'
  const answer = await fetch(
    `/api/${path}${mark}lang=${language()}`,
    body === undefined
      ? { method }
      : {
          method,
          headers: { 'content-type': type },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
  )
  if (!answer.ok) throw await refusalOf(answer)
  return (await answer.json().catch(() => null)) as T
}

/** Why a request was refused. */
export async function refusalOf(answer: Response): Promise<Refused> {
  const data: unknown = await answer.json().catch(() => null)
  const { code = 'unknown', text = answer.statusText } = (data ?? {}) as { code?: string; text?: string }
  return new Refused(code, text)
}

let guestUrl = ''

/** The cookie by which the server knows this browser; to be asked for first. */
export async function meet(): Promise<void> {
  const me = await ask<{ guest_url?: string; bots?: string[] }>('me')
  guestUrl = me.guest_url ?? ''
  served.bots = me.bots ?? []
}

/** The address by which guests come in; '' if only this machine can reach the server. */
export function guestAddress(): string {
  const isOwnMachine = /^(localhost|127\..*|\[::1\])$/.test(location.hostname)
  return isOwnMachine ? guestUrl : location.origin
}
export const publicTables = (): Promise<ListedTable[]> =>
  ask<ListedTable[] | { tables: ListedTable[] }>('tables').then(listed)
export const ownTables = (): Promise<ListedTable[]> =>
  ask<ListedTable[] | { tables: ListedTable[] }>('me/tables').then(listed)
export interface FinishedRound {
  id: string
  edition: string
  names: string[]
  winner: number
  points: number[]
  ended: number
}
export const ownRounds = (): Promise<FinishedRound[]> => ask('me/rounds')
/** More than any code has; the server reads no more. */
export const LONGEST_CODE = 20
export const findTable = (code: string): Promise<ListedTable> => ask(`tables/${encodeURIComponent(code)}`)
/** Who sits down at a table, and who else plays on the same device. */
export type Sitting = { name: string; avatar: string; guests?: { name: string; avatar: string }[] }
/** A new table, with its host on a chair if there is one, and of a circle if its code is given. */
export const makeTable = (
  settings: Settings,
  bots: string[],
  host: Sitting | null,
  circle = '',
): Promise<{ code: string; url: string }> => ask('tables', { settings, bots, ...(circle && { circle }), ...host })

function listed(answer: ListedTable[] | { tables: ListedTable[] }): ListedTable[] {
  return Array.isArray(answer) ? answer : answer.tables
}

/** A custom edition: what the server says of it, and the description that it takes. */
export interface CustomEdition {
  edition: Edition
  custom: Record<string, unknown>
}

/** The text of a file, as a table takes it. */
export async function readEdition(toml: string): Promise<CustomEdition> {
  const found = await ask<CustomEdition>('editions', toml)
  keepEdition(found.edition)
  return found
}

/** Cards and words of a custom edition, before anything of it is drawn. */
export async function findCustom(id: string): Promise<CustomEdition | null> {
  if (findEdition(id) && !id.includes('@')) return null
  const found = await ask<CustomEdition>(`editions/${encodeURIComponent(id)}`)
  keepEdition(found.edition)
  return found
}
