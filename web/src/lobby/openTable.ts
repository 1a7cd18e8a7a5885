/** Making a table and sitting down at it. */
import { makeTable, meet } from '@/net/api'
import type { Settings } from '@/net/messages'
import { go } from '@/browser/route.svelte'

const QUICK = 'lastcard.quick'

/** A table with bots on all other chairs; the round begins as soon as one sits. */
export async function playNow(settings: Settings, bots: string[]): Promise<void> {
  await openTable(settings, bots, true)
}

/** A table for friends: one sees the chairs first. */
export async function openTable(settings: Settings, bots: string[], quick = false): Promise<void> {
  await meet()
  const { code, url } = await makeTable(settings, bots)
  if (quick) sessionStorage.setItem(QUICK, code)
  go(url)
}

/** Whether this table is to start at once; said only once. */
export function takeQuick(code: string): boolean {
  const quick = sessionStorage.getItem(QUICK) === code
  if (quick) sessionStorage.removeItem(QUICK)
  return quick
}
