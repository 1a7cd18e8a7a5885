/**
 * Messages between this client and a server (docs/protocol.md). Their types are made from the schema (protocol.ts);
 * here is what the schema leaves open: views, events and options.
 */
import type { OptionValue } from '@/game/editions'
import type { GameEvent, View } from '@/game/view'
import type * as protocol from './protocol'

export type { ChairSeen as Chair, Request, Settings, You } from './protocol'

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

export type TableInfo = Omit<protocol.TableSeen, 'options' | 'results'> & {
  options: Record<string, OptionValue>
  /** By chair: the winner, and what the round gave; null for a chair that did not play. */
  results: { round: string; winner: number; points: (number | null)[] }[]
}

/** What happened with one version of the table. */
export interface TableStep {
  version: number
  events: TableEvent[]
}

export type Welcome = Omit<protocol.Welcome, 'table' | 'view' | 'chat' | 'missed' | 'recent'> & {
  table: TableInfo
  view: View | null
  chat: TableEvent[]
  missed?: TableStep[]
  recent?: TableStep[]
}

export type Update = Omit<protocol.Update, 'table' | 'view' | 'events'> & {
  table?: TableInfo
  view?: Partial<View> | null
  events?: TableEvent[]
}

export type Answer = Welcome | Update | Exclude<protocol.Answer, protocol.Welcome | protocol.Update>

/** A table as the server lists it over HTTP. */
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
