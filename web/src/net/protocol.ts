/** Made from docs/protocol.schema.json by tools/protocol_types.mjs: not to be edited. */

/** An action of the notation, made for the game as it was after `move` moves. */
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

/** The host's, between matches: other settings. */
export interface Change {
  id?: number | null
  settings: Settings
  type: 'change'
}

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

/** Why can I not do that? */
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

/** The host's: a bot on a free or a bot's chair. */
export interface Fill {
  chair: number
  id?: number | null
  level: string
  type: 'fill'
}

/** The host's: no bot on this chair any more. */
export interface Free {
  chair: number
  id?: number | null
  type: 'free'
}

/** The action with this id waits until a race to call or catch is decided; what comes of it is told as an update. */
export interface Held {
  id: number
  type: 'held'
}

/** The host's: somebody else is host. */
export interface Host {
  chair: number
  id?: number | null
  type: 'host'
}

/** For good. */
export interface Leave {
  id?: number | null
  type: 'leave'
}

/** The host's: whether newcomers are let in. */
export interface Lock {
  id?: number | null
  locked: boolean
  type: 'lock'
}

/** The host's: whether somebody may write. */
export interface Mute {
  handle: string
  id?: number | null
  muted: boolean
  type: 'mute'
}

/** The next round. */
export interface Next {
  id?: number | null
  type: 'next'
}

/** To be answered at once with `pong` and this number: so the length of the line is measured. */
export interface Ping {
  ping: number
  type: 'ping'
}

/** The answer to the server's ping with the same number, at once. */
export interface Pong {
  id?: number | null
  ping: number
  type: 'pong'
}

export interface React {
  id?: number | null
  reaction: string
  type: 'react'
}

/** A new match at the same table. */
export interface Rematch {
  id?: number | null
  type: 'rematch'
}

/** The host's: this person must go and cannot come back. */
export interface Remove {
  handle: string
  id?: number | null
  type: 'remove'
}

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

/** Take a chair, or any that is free; in the middle of a round it is one's own from the next round on. */
export interface Sit {
  chair?: number | null
  id?: number | null
  name: string
  type: 'sit'
}

/** The host's: the first round. */
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
 * What happened. `view` has the fields that are different now, and is null where there is nothing to see, or not
 * any more; `table` and `you` are whole.
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
 * Everything, when a socket opens. Either `missed`: what happened since the version that the client named, or
 * `recent`: what is known of the round under way.
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

export interface You {
  chair: number | null
  handle: string
  host: boolean
  seat: number | null
  waiting: number | null
}
