/** The coach's advice in words, as src/lastcard/locale/review_lines.py does it in Python. */
import type { View } from '@/game/view'
import type { Advised } from '@/net/protocol'
import { actionLine, percent, reasonLine } from '@/review/words'
import type { Seating } from '@/words/events'
import { say } from '@/words/texts.svelte'

/** Actions that are closer to each other than this, in wins, are as good as each other. */
const EQUAL = 0.01

/** What to do now, and why. */
export function adviceLine(advised: Advised, view: View, seating: Seating): string {
  return say('coach-says', {
    action: actionLine(advised.action, view, seating),
    why: whyLine(advised, view, seating),
  }).trim()
}

function whyLine({ action, other, lead, why, actions }: Advised, view: View, seating: Seating): string {
  if (!other) return say('coach-only')
  const otherLine = actionLine(other, view, seating)
  if (lead < EQUAL) return say('coach-equal', { other: otherLine })
  if (why) return reasonLine('coach', why, view, seating)
  const [best, chosen] = [action, other].map((one) => actions.find((worth) => worth.action === one)?.chance ?? 0)
  return say('coach-why-none', { best: percent(best!), other: otherLine, chosen: percent(chosen!) })
}
