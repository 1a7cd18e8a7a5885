/** What just happened, in one line: the last step that says something, and why somebody drew. */
import type { GameEvent } from '@/game/view'
import { eventLine, type Seating } from '@/words/events'
import { cardName } from '@/words/cards'
import { ruleTitle, isRule } from '@/words/rules'
import { say } from '@/words/texts.svelte'

/** What is said elsewhere, or goes without saying. */
const SILENT = ['drew_for_dealer', 'skipped', 'hand_shown', 'won', 'reversed']
const MOST = 2

/** The last lines of the log, newest last, each draw with its reason. */
export function lastLines(log: readonly GameEvent[], seating: Seating, edition: string): string[] {
  return log
    .slice(-8)
    .filter(({ event }) => !SILENT.includes(event))
    .slice(-MOST)
    .map((event) => lineWithReason(event, log, seating, edition))
}

/** The common draw of one's turn needs no reason. */
function lineWithReason(event: GameEvent, log: readonly GameEvent[], seating: Seating, edition: string): string {
  const line = eventLine(event, seating, edition)
  if (event.event !== 'drew' || event.rule === 'GEN-05' || !isRule(event.rule)) return line
  return say('drew-because', { line: line.replace(/[.。]$/, ''), reason: reasonOf(event, log, edition) })
}

/** The card that made somebody draw, played or turned up as the first one; where it was no card, the rule. */
function reasonOf(drew: GameEvent, log: readonly GameEvent[], edition: string): string {
  const before = log[log.indexOf(drew) - 1]
  const played = log.findLast(({ event }) => event === 'played')
  const card = before?.event === 'turned' ? before.card : played?.rule === drew.rule ? played.card : null
  return card ? cardName(card, edition) : ruleTitle(drew.rule, edition)
}
