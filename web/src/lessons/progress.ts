/** How far one has come with the first steps of each edition: this browser remembers it. */
import { recall, remember } from '@/browser/storage'

interface Progress {
  /** The last step that was passed. */
  passed: number
  total: number
}

const all = (): Record<string, Progress> => recall('lessons', {})

export function progressOf(edition: string): Progress | undefined {
  return all()[edition]
}

export function notePassed(edition: string, passed: number, total: number): void {
  const before = all()
  remember('lessons', { ...before, [edition]: { passed: Math.max(passed, before[edition]?.passed ?? 0), total } })
}

/** The step to go on with; the first one again after the last. */
export function openStep(edition: string): number {
  const known = progressOf(edition)
  return known && known.passed < known.total ? known.passed + 1 : 1
}
