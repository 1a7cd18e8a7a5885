/** Messages between this client and a server (docs/protocol.md). */
import type { OptionValue } from '@/game/editions'
import type { GameEvent, View } from '@/game/view'

export interface Chair {
  kind: 'person' | 'bot' | 'free'
  name: string | null
  level: string | null
  handle: string | null
  /** The seat in the round, null for who does not play in it. */
  player: number | null
  score: number
  present: boolean
  automatic: boolean
  next: string | null
  /** A bot that goes when the round is over. */
  leaves: boolean
  muted: boolean
}

export interface TableInfo {
  code: string
  edition: string
  edition_names: Record<string, string>
  options: Record<string, OptionValue>
  seats: number
  turn_time: number
  watchers: boolean
  public: boolean
  locked: boolean
  host: number | null
  watching: string[]
  round: number
  round_id: string | null
  is_over: boolean
  started: boolean
  winner: number | null
  results: { round: string; winner: number; points: (number | null)[] }[]
  chairs: Chair[]
}

export interface You {
  handle: string
  chair: number | null
  waiting: number | null
  seat: number | null
  host: boolean
}

/** An event of the game, or one around it, which has no rule. */
export type TableEvent = Omit<GameEvent, 'rule'> & {
  rule?: string
  name?: string
  handle?: string
  chair?: number
  level?: string
  text?: string
  reaction?: string
  locked?: boolean
  muted?: boolean
  number?: number
  round?: string
  match_over?: boolean
}

/** What happened with one version of the table. */
export interface Happened {
  version: number
  events: TableEvent[]
}

export interface Welcome {
  type: 'welcome'
  version: number
  move: number
  clock?: number
  table: TableInfo
  you: You
  view: View | null
  chat: TableEvent[]
  missed?: Happened[]
  recent?: Happened[]
}
export interface Update {
  type: 'update'
  version?: number
  move?: number
  clock?: number
  table?: TableInfo
  you?: You
  view?: Partial<View> | null
  events?: TableEvent[]
}
export type Answer =
  | Welcome
  | Update
  | { type: 'done' | 'held'; id?: number }
  | { type: 'explained'; id?: number; rule?: string; text?: string }
  | { type: 'error'; id?: number; code: string; text: string; rule?: string; move?: number }
  | { type: 'ping'; ping: number }

export interface Settings {
  edition?: string
  custom?: Record<string, unknown> | null
  options?: Record<string, OptionValue>
  seats?: number
  turn_time?: number
  watchers?: boolean
  public?: boolean
}

export interface ListedTable {
  code: string
  edition: string
  edition_name: string
  seats: number
  names: string[]
  bots: number
  free: number
  locked: boolean
  watchers: boolean
  playing: boolean
}
