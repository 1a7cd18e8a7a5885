/** Made from docs/protocol.schema.json by tools/protocol_types.mjs: not to be edited. */

/** Take an action of the notation, made for the game as it was after `move` moves. */
export interface Act {
  action: string
  chair?: number | null
  id?: number | null
  move: number
  type: 'act'
}

/** Host only: let somebody in who knocks, or send them away. */
export interface Admit {
  admitted: boolean
  handle: string
  id?: number | null
  type: 'admit'
}

/** Ask the coach what a good player would do now. Answered by `advised`, a moment later. */
export interface Advise {
  id?: number | null
  type: 'advise'
}

/** The answer to `advise`: what a good player would do in the reader's place, by what the reader knows. */
export interface Advised {
  action: string
  actions: Worth[]
  id?: number | null
  lead: number
  move: number
  other: string
  type: 'advised'
  why: Why | null
}

export type Answer =
  | Welcome
  | Update
  | Done
  | Held
  | Explained
  | Advised
  | Lent
  | Error
  | Ping

/** The moment of a finished round that a try-out goes on from. */
export interface Branch {
  pile: string
  round: string
  seat: number
  step: number
}

/** A place at the table. */
export interface ChairSeen {
  automatic: boolean
  avatar: string
  handle: string
  kind: string
  leaves: boolean
  level: string
  muted: boolean
  name: string
  next: string
  player: number | null
  present: boolean
  program: boolean
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

/** Commit to a share before the cards are dealt: `table.shuffle` says of what. */
export interface Commit {
  commitment: string
  id?: number | null
  type: 'commit'
}

/** Say whether your rounds at this table may go into the open archive, where the table asks for that. */
export interface Consent {
  agreed: boolean
  id?: number | null
  type: 'consent'
}

/** Cover the cards again, on a device that is handed round. Answered by `welcome`. */
export interface Cover {
  id?: number | null
  type: 'cover'
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

/** Let bots play the round to its end without pauses, once no person plays in it any more. */
export interface Hurry {
  id?: number | null
  type: 'hurry'
}

/** Somebody who asks to be let in. */
export interface Knocker {
  handle: string
  name: string
}

/** Give up your chair for good. */
export interface Leave {
  id?: number | null
  type: 'leave'
}

/** Lend your seat to a program. Answered by `lent`, with the token by which it comes in. */
export interface Lend {
  hours?: number
  id?: number | null
  type: 'lend'
}

/** The answer to `lend`. Nobody is told the token again: only its digest is kept. */
export interface Lent {
  id?: number | null
  token: string
  type: 'lent'
  until: number
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

/** Host only: how fast bots play. */
export interface Pace {
  id?: number | null
  pace: 'brisk' | 'calm' | 'usual'
  type: 'pace'
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

/** Let no program play for you any more. */
export interface Reclaim {
  id?: number | null
  type: 'reclaim'
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

/** Change your name, and your avatar if there is one in it. */
export interface Rename {
  avatar?: string
  id?: number | null
  name: string
  type: 'rename'
}

export type Request =
  | Sit
  | Rename
  | Leave
  | Act
  | Uncover
  | Cover
  | Explain
  | Advise
  | Start
  | Next
  | Hurry
  | Rematch
  | Commit
  | Reveal
  | Fill
  | Free
  | Remove
  | Admit
  | Host
  | Lock
  | Pace
  | Change
  | Consent
  | Mute
  | Lend
  | Reclaim
  | Chat
  | React
  | Pong

/** Reveal the share, once everybody has committed. */
export interface Reveal {
  id?: number | null
  share: string
  type: 'reveal'
}

/** Everything agreed before the first card; `options` are those of the rules, scoring and target included. */
export interface Settings {
  archive?: boolean
  beginners?: boolean
  coach?: boolean
  custom?: Record<string, unknown> | null
  edition?: string
  options?: Record<string, boolean | number | string | Record<string, number>>
  public?: boolean
  seats?: number
  turn_time?: number
  watchers?: boolean
}

/** A round that is about to be dealt: people are asked to commit, and then to reveal. */
export interface ShuffleSeen {
  commitments: (string | null)[] | null
  seats: number[]
  server: string
  terms: Terms
}

/** Take a chair, or any free one; during a round it is yours from the next round on. */
export interface Sit {
  avatar?: string
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
  archive: boolean
  beginners: boolean
  branch: Branch | null
  chairs: ChairSeen[]
  coach: boolean
  code: string
  edition: string
  edition_names: Record<string, string>
  host: number | null
  is_over: boolean
  locked: boolean
  options: Record<string, unknown>
  pace: string
  public: boolean
  results: Record<string, unknown>[]
  round: number
  round_id: string
  seats: number
  shuffle: ShuffleSeen | null
  started: boolean
  turn_time: number
  watchers: boolean
  watching: string[]
  winner: number | null
}

/** What is dealt, where, and to whom. */
export interface Terms {
  dealer: number | null
  deck: string
  edition: string
  number: number
  options: Record<string, boolean | number | string | Record<string, number>>
  round: string
  seats: string[]
  table: string
}

/** Show the cards of whoever sits on a chair, on a device that is handed round. Answered by `welcome`. */
export interface Uncover {
  chair: number
  id?: number | null
  type: 'uncover'
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

/** A reason, to be put into words. */
export interface Why {
  kind: string
  values: Record<string, number | string>
}

export interface Worth {
  action: string
  chance: number
}

/** The reader's own place. */
export interface You {
  agreed: boolean
  chair: number | null
  coach: boolean
  handle: string
  host: boolean
  knocking: Knocker[]
  lent: number | null
  seat: number | null
  sharing: number[]
  waiting: number | null
}
