/** Finished rounds, to look at step by step. */
import type { GameEvent, View } from '@/game/view'
import { ask, type FinishedRound } from './api'

export interface RoundInfo extends FinishedRound {
  url: string
  /** One's own seat in it. */
  you: number | null
  /** It went on from a moment of another round. */
  is_try_out: boolean
}
export interface ReplayStep {
  move: string | null
  events: GameEvent[]
  view: View
  hands?: string[][]
}

const CHUNK = 100

export const roundInfo = (id: string): Promise<RoundInfo> => ask(`rounds/${encodeURIComponent(id)}`)

/** All steps as a seat saw them, or with all hands open. */
export async function replaySteps(id: string, seat: number | null): Promise<ReplayStep[]> {
  const who = seat === null ? 'open=1' : `seat=${seat}`
  const steps: ReplayStep[] = []
  let total = 1
  while (steps.length < total) {
    const part = await ask<{ total: number; steps: ReplayStep[] }>(
      `rounds/${encodeURIComponent(id)}/steps?${who}&first=${steps.length}&count=${CHUNK}`,
    )
    total = part.total
    if (!part.steps.length) break
    steps.push(...part.steps)
  }
  return steps
}
