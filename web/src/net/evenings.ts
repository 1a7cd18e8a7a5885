/** What the server keeps of somebody, and circles of friends. */
import { ask } from './api'
import type { ListedTable, Settings } from './messages'

export interface Sitting {
  name: string
  is_you: boolean
  is_bot: boolean
  wins: number
  points: number
}

/** Rounds of an edition that were played at a table one after another. */
export interface Evening {
  code: string
  edition: string
  rounds: string[]
  began: number
  ended: number
  players: Sitting[]
}

export interface Statistics {
  edition: string
  rounds: number
  wins: number
  points: number
  calls: number
  catches: number
  challenges: number
  comeback: number
}

export interface Kept {
  name: string
  evenings: Evening[]
  statistics: Statistics[]
  rivals: { name: string | null; rounds: number; won: number; lost: number }[]
  circles: ListedCircle[]
}

export interface ListedCircle {
  code: string
  name: string
}

export interface Member {
  name: string
  handle: string
  is_you: boolean
  is_maker: boolean
}

export interface Standing {
  year: number
  name: string
  is_you: boolean
  rounds: number
  wins: number
  points: number
}

export interface Circle {
  name: string
  is_member: boolean
  is_maker: boolean
  settings: Settings | null
  members: Member[]
  league: Standing[]
  tables: ListedTable[]
  evenings: Evening[]
}

type Link = Promise<{ code: string }>

const circle = (code: string): string => `circles/${encodeURIComponent(code)}`

export const ownEvenings = (): Promise<Kept> => ask('me/evenings')
export const ownCircles = (): Promise<ListedCircle[]> => ask('me/circles')
export const deleteMe = (): Promise<unknown> => ask('me', undefined, 'DELETE')
/** A token for another device; good once, for some seconds. */
export const offerTransfer = (): Promise<{ token: string; seconds: number }> => ask('me/transfers', undefined, 'POST')
/** Become who has shown the token. */
export const takeTransfer = (token: string): Promise<{ name: string }> => ask('me/device', { token })

export const makeCircle = (name: string, ownName: string): Link => ask('circles', { circle: name, name: ownName })
export const findCircle = (code: string): Promise<Circle> => ask(circle(code))
export const joinCircle = (code: string, name: string): Link => ask(`${circle(code)}/members`, { name })
/** Leave, or remove somebody; the link may be another one then. */
export const takeOut = (code: string, handle: string): Link =>
  ask(`${circle(code)}/members/${handle}`, undefined, 'DELETE')
export const renewLink = (code: string): Link => ask(`${circle(code)}/link`, undefined, 'POST')
export const changeCircle = (code: string, name: string, settings: Settings): Link =>
  ask(circle(code), { circle: name, settings }, 'PUT')
