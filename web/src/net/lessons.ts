/** First steps: a position, what the learner has done in it, and what has become of it. */
import type { GameEvent, View } from '@/game/view'
import type { Refusal } from '@/table/snapshot'
import { ask } from './api'

export interface LessonStep {
  edition: string
  number: number
  total: number
  /** Its text is `lesson-NAME`. */
  name: string
  /** The rule that it teaches. */
  rule: string
  view: View
  /** What the last action led to; without any, what happened before. */
  events: GameEvent[]
  is_passed: boolean
  /** It is passed, or nothing is left to do. */
  is_over: boolean
  /** Why the last action is not allowed. */
  refused: Refusal | null
}

/** A step of an edition's lesson after what the learner has done in it. */
export function findLesson(edition: string, number: number, actions: readonly string[] = []): Promise<LessonStep> {
  const done = actions.map((action) => `action=${encodeURIComponent(action)}`).join('&')
  return ask(`lessons/${encodeURIComponent(edition)}/${number}${done && `?${done}`}`)
}
