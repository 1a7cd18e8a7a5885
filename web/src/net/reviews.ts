/** Reviews of finished rounds, read line by line while the server makes them. */
import { language } from '@/words/texts.svelte'
import { refusalOf } from './api'

export type Verdict = 'best' | 'good' | 'doubtful' | 'mistake'

/** A decision of the seat that the review is for. */
export interface Judged {
  step: number
  chosen: string
  best: string
  /** How much of a win it gave away. */
  cost: number
  verdict: Verdict
  /** What speaks for the best action. */
  why: { kind: string; values: Record<string, number | string> } | null
  /** What the actions seemed to be worth, the best first. */
  actions: { action: string; chance: number }[]
}
export interface ReviewedStep {
  step: number
  /** Each seat's chance to win after it. */
  chances: number[]
  judged: Judged | null
}
export interface ReviewEnd {
  /** The steps that decided the round. */
  moments: number[]
  began: number
  given_away: number
  luck: number
  /** Whether the steps are judged thoroughly; otherwise better judgements follow. */
  is_final: boolean
}
export type ReviewLine =
  { type: 'begin'; steps: number } | ({ type: 'step' } & ReviewedStep) | ({ type: 'end' } & ReviewEnd)

/** Tells the lines of a review as they come, several at a time. */
export async function readReview(
  id: string,
  seat: number,
  isOpen: boolean,
  signal: AbortSignal,
  tell: (lines: ReviewLine[]) => void,
): Promise<void> {
  const address = `/api/rounds/${encodeURIComponent(id)}/review?seat=${seat}&open=${Number(isOpen)}&lang=${language()}`
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw await refusalOf(answer)
  const reader = answer.body!.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
    rest = lines.pop()!
    if (lines.length) tell(lines.map((line) => JSON.parse(line) as ReviewLine))
    if (done) return
  }
}
