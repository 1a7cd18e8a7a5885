/** Cards that are counted one after the other, until all are, or somebody does not want to wait. */
import { reducedMotion } from '@/browser/preferences.svelte'

/** Milliseconds for one card, and for all of them at most. */
const BEAT = 160
const LONGEST = 5000

export class Counting {
  counted = $state(0)

  constructor(private readonly all: number) {
    if (reducedMotion()) this.counted = all
  }

  /** Begins to count; gives what stops it. */
  run(tick: () => void): () => void {
    if (this.isDone) return () => undefined
    const timer = setInterval(
      () => {
        if (this.isDone) return clearInterval(timer)
        this.counted++
        tick()
      },
      Math.min(BEAT, LONGEST / Math.max(1, this.all)),
    )
    return () => clearInterval(timer)
  }

  get isDone(): boolean {
    return this.counted >= this.all
  }

  skip(): void {
    this.counted = this.all
  }
}
