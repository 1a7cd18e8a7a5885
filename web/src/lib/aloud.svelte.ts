/** What a screen reader reads out. The region is there from the start, and lines are only ever added to it: anything else is not read. */
import { untrack } from 'svelte'

const KEPT = 24

class Aloud {
  lines = $state.raw<{ id: number; text: string }[]>([])
}
export const aloud = new Aloud()
let next = 0

export function announce(...texts: string[]): void {
  const fresh = texts.filter(Boolean).map((text) => ({ id: next++, text }))
  if (fresh.length) aloud.lines = [...untrack(() => aloud.lines), ...fresh].slice(-Math.max(KEPT, fresh.length))
}
