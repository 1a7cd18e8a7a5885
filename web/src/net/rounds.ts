/** Finished rounds, to look at step by step. */
import type { GameEvent, View } from '@/game/view'

export interface RoundInfo {
  id: string
  edition: string
  names: string[]
  winner: number
  points: number[]
  ended: number
  url: string
}
export interface ReplayStep {
  move: string | null
  events: GameEvent[]
  view: View
  hands?: string[][]
}

const CHUNK = 100

/** The server does not know it. */
export class NoRound extends Error {}

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(`/api/rounds/${path}`)
  if (!answer.ok) throw new NoRound(answer.statusText)
  return (await answer.json()) as T
}

export const roundInfo = (id: string): Promise<RoundInfo> => get(encodeURIComponent(id))

/** All steps as a seat saw them, or with all hands open. */
export async function replaySteps(id: string, seat: number | null): Promise<ReplayStep[]> {
  const who = seat === null ? 'open=1' : `seat=${seat}`
  const steps: ReplayStep[] = []
  let total = 1
  while (steps.length < total) {
    const part = await get<{ total: number; steps: ReplayStep[] }>(
      `${encodeURIComponent(id)}/steps?${who}&first=${steps.length}&count=${CHUNK}`,
    )
    total = part.total
    if (!part.steps.length) break
    steps.push(...part.steps)
  }
  return steps
}
