/** A review while it is read. */
import { Refused } from '@/net/api'
import { type Judged, readReview, type ReviewedStep, type ReviewEnd, type ReviewLine } from '@/net/reviews'

export class Review {
  /** How many steps there will be; 0 before that is known. */
  total = $state(0)
  steps = $state.raw<ReviewedStep[]>([])
  /** What they sum up to, once all of them are told. */
  end = $state.raw<ReviewEnd | null>(null)
  /** How many of the decisions have been judged thoroughly. */
  refined = $state(0)
  /** Why there is no review; null as long as there may be one. */
  trouble = $state<string | null>(null)
  judged = $derived(this.steps.flatMap(({ judged }): Judged[] => (judged ? [judged] : [])))
  private aborting = new AbortController()

  constructor(
    readonly round: string,
    readonly seat: number,
    readonly isOpen: boolean,
  ) {}

  /** Reads it to its end. */
  async read(): Promise<void> {
    const { signal } = this.aborting
    try {
      await readReview(this.round, this.seat, this.isOpen, signal, (lines) => this.take(lines))
      if (!this.end?.is_final) this.trouble = ''
    } catch (error) {
      if (!signal.aborted) this.trouble = error instanceof Refused ? error.message : ''
    }
  }

  stop(): void {
    this.aborting.abort()
  }

  judgedAt(step: number): Judged | null {
    return this.steps[step]?.judged ?? null
  }

  /** The seat's own chance after a step. */
  chanceAt(step: number): number {
    return this.steps[step]?.chances[this.seat] ?? 0
  }

  private take(lines: ReviewLine[]): void {
    const steps = [...this.steps]
    for (const line of lines) {
      if (line.type === 'begin') this.total = line.steps
      else if (line.type === 'end') this.end = line
      else {
        if (steps[line.step]) this.refined++
        steps[line.step] = line
      }
    }
    this.steps = steps
  }
}
