/** Making a table and sitting down at it. */
import { makeTable, meet } from '@/net/api'
import type { Connection } from '@/net/connection.svelte'
import type { Settings } from '@/net/messages'
import { go } from '@/browser/route.svelte'
import type { Player } from '@/passplay/players'
import { ownPerson } from './person'

const QUICK = 'lastcard.quick'

/** A table with bots on all other chairs; the round begins at once. */
export async function playNow(settings: Settings, bots: string[]): Promise<void> {
  await meet()
  const { code, url } = await makeTable(settings, bots, ownPerson())
  sessionStorage.setItem(QUICK, code)
  go(url)
}

/** A table of players who hand this device round, its owner first, and of bots; the round begins at once. */
export async function openSharedTable(edition: string, players: Player[], bots: number): Promise<void> {
  await meet()
  const [own, ...guests] = players
  const settings = { edition, seats: players.length + bots, watchers: false }
  const { code, url } = await makeTable(settings, Array<string>(bots).fill('normal'), { ...own!, guests })
  sessionStorage.setItem(QUICK, code)
  go(url)
}

/** A table for friends, or of a circle: one sits at it as host, and all other chairs are free. */
export async function openTable(settings: Settings, circle = ''): Promise<void> {
  await meet()
  go((await makeTable(settings, [], ownPerson(), circle)).url)
}

/** A table with this screen in its middle: whoever sits down first is host. */
export async function openBigScreen(settings: Settings): Promise<void> {
  await meet()
  go(`/tv/${(await makeTable(settings, [], null)).code}`)
}

/** Start a table that was made to start at once; again with the next connection if this one is lost meanwhile. */
export async function startQuick(connection: Connection): Promise<void> {
  if (sessionStorage.getItem(QUICK) !== connection.code) return
  sessionStorage.removeItem(QUICK)
  const answer = await connection.ask('start')
  if (answer.type === 'error' && answer.code === 'lost') sessionStorage.setItem(QUICK, connection.code)
}
