/**
 * What a screen reader reads out. The region is there from the start, and lines are only ever added to it: anything
 * else is not read.
 */
const KEPT = 24

class Announcer {
  lines = $state.raw<{ id: number; text: string }[]>([])
}
export const announcer = new Announcer()
let next = 0
let waiting: string[] = []

/** Read out in a task of its own: what can be seen comes first. */
export function announce(...texts: string[]): void {
  const fresh = texts.filter(Boolean)
  if (fresh.length && !waiting.length) setTimeout(readOut)
  waiting.push(...fresh)
}

function readOut(): void {
  const fresh = waiting.map((text) => ({ id: next++, text }))
  waiting = []
  announcer.lines = [...announcer.lines, ...fresh].slice(-Math.max(KEPT, fresh.length))
}
