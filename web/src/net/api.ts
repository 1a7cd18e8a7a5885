/** The server's HTTP side. */
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

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const mark = path.includes('?') ? '&' : '?'
  const type = typeof body === 'string' ? 'text/plain' : 'application/json'
  const answer = await fetch(
    `/api/${path}${mark}lang=${language()}`,
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': type },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
  )
  const data: unknown = await answer.json().catch(() => null)
  if (answer.ok) return data as T
  const { code = 'unknown', text = answer.statusText } = (data ?? {}) as { code?: string; text?: string }
  throw new Refused(code, text)
}

/** The cookie by which the server knows this browser; to be asked for first. */
export const meet = (): Promise<unknown> => ask('me')
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
export const makeTable = (settings: Settings, bots: string[]): Promise<{ code: string; url: string }> =>
  ask('tables', { settings, bots })

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
