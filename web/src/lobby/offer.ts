/** What one can do at a table that is listed: sit down, or watch. */
import type { ListedTable } from '@/net/messages'
import { say } from '@/words/texts.svelte'

export function offer(table: ListedTable): string {
  if (table.free && !table.locked) return say('web-free-chairs', { count: table.free })
  return say(table.watchers ? 'web-to-watch' : 'web-full')
}
