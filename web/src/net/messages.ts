/**
 * Messages between this client and a server (docs/protocol.md). Their types are made from the schema (protocol.ts);
 * here is what the schema leaves open: views, events and options.
 */
import type { OptionValue } from '@/game/editions'
import type { GameEvent, View } from '@/game/view'
import type * as protocol from './protocol'

export type { ChairSeen as Chair, Knocker, Request, Settings, You } from './protocol'

/** An event of the game, or one around it, which has no rule. */
export type TableEvent = Omit<GameEvent, 'rule'> & {
  rule?: string
  name?: string
  old?: string
  handle?: string
  chair?: number
  level?: string
  text?: string
  reaction?: string
  /** The id of what a bot says. */
  line?: string
  locked?: boolean
  muted?: boolean
  admitted?: boolean
  program?: boolean
  number?: number
  pace?: string
  round?: string
  match_over?: boolean
  /** What each seat gave to the shuffle. */
  shares?: string[]
}

export type TableInfo = Omit<protocol.TableSeen, 'options' | 'results'> & {
  options: Record<string, OptionValue>
  /**
   * By chair: the winner (null: closed as a draw), and what the round gave; null for a chair that did not play.
   * With the server's secret and the digest of the record.
   */
  results: {
    round: string
    number: number
    winner: number | null
    points: (number | null)[]
    secret: string
    record: string
  }[]
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
