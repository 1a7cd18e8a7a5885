/** Made from docs/protocol.schema.json by tools/protocol_types.mjs: not to be edited. */

/** Take an action of the notation, made for the game as it was after `move` moves. */
export interface Act {
  action: string
  id?: number | null
  move: number
  type: 'act'
}

export type Answer =
  | Welcome
  | Update
  | Done
  | Held
  | Explained
  | Error
  | Ping

/** A place at the table. */
export interface ChairSeen {
  automatic: boolean
  handle: string
  kind: string
  leaves: boolean
  level: string
  muted: boolean
  name: string
  next: string
  player: number | null
  present: boolean
  score: number
}

/** Host only, between rounds: change the settings. */
export interface Change {
  id?: number | null
  settings: Settings
  type: 'change'
}

/** Write to everybody at the table. */
export interface Chat {
  id?: number | null
  text: string
  type: 'chat'
}

/** The message with this id was carried out, and is stored. */
export interface Done {
  id: number
  type: 'done'
}

/** Refused; nothing has changed. */
export interface Error {
  code: string
  id?: number | null
  move?: number | null
  rule?: string
  text: string
  type: 'error'
}

/** Ask why an action is not legal now. */
export interface Explain {
  action: string
  id?: number | null
  type: 'explain'
}

/** The answer to `explain`; without a text, the action is legal. */
export interface Explained {
  action: string
  id?: number | null
  rule?: string
  text?: string
  type: 'explained'
}

/** Host only: put a bot on a chair that is free or another bot's. */
export interface Fill {
  chair: number
  id?: number | null
  level: string
  type: 'fill'
}

/** Host only: take the bot off a chair. */
export interface Free {
  chair: number
  id?: number | null
  type: 'free'
}

/** The action with this id waits until a race to call or catch is decided; an update says what came of it. */
export interface Held {
  id: number
  type: 'held'
}

/** Host only: make the person on a chair the host. */
export interface Host {
  chair: number
  id?: number | null
  type: 'host'
}

/** Give up your chair for good. */
export interface Leave {
  id?: number | null
  type: 'leave'
}

/** Host only: close the table to newcomers, or open it. */
export interface Lock {
  id?: number | null
  locked: boolean
  type: 'lock'
}

/** Host only: forbid somebody to write, or allow it. */
export interface Mute {
  handle: string
  id?: number | null
  muted: boolean
  type: 'mute'
}

/** Begin the next round. */
export interface Next {
  id?: number | null
  type: 'next'
}

/** To be answered immediately with `pong` and this number, so that the round trip can be measured. */
export interface Ping {
  ping: number
  type: 'ping'
}

/** Answer the server's ping with the same number, immediately. */
export interface Pong {
  id?: number | null
  ping: number
  type: 'pong'
}

/** Show a quick reaction. */
export interface React {
  id?: number | null
  reaction: string
  type: 'react'
}

/** Begin a new match at the same table. */
export interface Rematch {
  id?: number | null
  type: 'rematch'
}

/** Host only: remove a person, who cannot come back. */
export interface Remove {
  handle: string
  id?: number | null
  type: 'remove'
}

/** Change your name. */
export interface Rename {
  id?: number | null
  name: string
  type: 'rename'
}

export type Request =
  | Sit
  | Rename
  | Leave
  | Act
  | Explain
  | Start
  | Next
  | Rematch
  | Fill
  | Free
  | Remove
  | Host
  | Lock
  | Change
  | Mute
  | Chat
  | React
  | Pong

/** Everything agreed before the first card; `options` are those of the rulebook, scoring and target among them. */
export interface Settings {
  custom?: Record<string, unknown> | null
  edition?: string
  options?: Record<string, boolean | number | string | Record<string, number>>
  public?: boolean
  seats?: number
  turn_time?: number
  watchers?: boolean
}

/** Take a chair, or any free one; during a round it is yours from the next round on. */
export interface Sit {
  chair?: number | null
  id?: number | null
  name: string
  type: 'sit'
}

/** Host only: begin the first match. */
export interface Start {
  id?: number | null
  type: 'start'
}

/** What happened with one version of the table. */
export interface StepSeen {
  events: Record<string, unknown>[]
  version: number
}

/** Who sits where, and how the match stands. */
export interface TableSeen {
  chairs: ChairSeen[]
  code: string
  edition: string
  edition_names: Record<string, string>
  host: number | null
  is_over: boolean
  locked: boolean
  options: Record<string, unknown>
  public: boolean
  results: Record<string, unknown>[]
  round: number
  round_id: string
  seats: number
  started: boolean
  turn_time: number
  watchers: boolean
  watching: string[]
  winner: number | null
}

/**
 * What happened. `view` has only the fields that have changed, and is null where there is nothing to see any more;
 * `table` and `you` are whole.
 */
export interface Update {
  clock?: number | null
  events?: Record<string, unknown>[]
  move?: number | null
  table?: TableSeen | null
  type: 'update'
  version: number
  view?: Record<string, unknown> | null
  you?: You | null
}

/**
 * Everything, when a socket opens: with `missed`, what happened since the version that the client named, or with
 * `recent`, what is known of the current round.
 */
export interface Welcome {
  chat: Record<string, unknown>[]
  clock: number | null
  missed?: StepSeen[] | null
  move: number
  recent?: StepSeen[] | null
  table: TableSeen
  type: 'welcome'
  version: number
  view: Record<string, unknown> | null
  you: You
}

/** The reader's own place. */
export interface You {
  chair: number | null
  handle: string
  host: boolean
  seat: number | null
  waiting: number | null
}
