/** Rules of the rulebook and options of a table in words; a refusal names one or the other. */
import type { OptionValue } from '@/game/editions'
import { hasText, say } from './texts.svelte'

/** Whether this is a rule of the rulebook, and not an option. */
export function isRule(id: string): boolean {
  return hasText(`rule-${id}`)
}

/** The text about a rule (`GEN-04`), as the edition has it where it differs there, or about an option (`stacking`). */
export function ruleText(id: string, edition = ''): string {
  if (hasText(`rule-${id}-${edition}`)) return `rule-${id}-${edition}`
  return isRule(id) ? `rule-${id}` : `option-${id}`
}

export function ruleTitle(id: string, edition = ''): string {
  return say(`${ruleText(id, edition)}.title`)
}

/** The aim of the game, as the edition has it where it differs there. */
export function aimText(edition: string): string {
  return hasText(`rules-aim-${edition}`) ? `rules-aim-${edition}` : 'rules-aim'
}

/** What stands on a button that opens it: a rule's id, or an option's title. */
export function ruleLabel(id: string): string {
  return hasText(`option-${id}.title`) ? say(`option-${id}.title`) : id
}

/** The value of an option: `on`, `off`, the text of a choice, or a number. */
export function optionValue(name: string, value: OptionValue | undefined): string {
  const key = `option-${name}-${String(value)}`
  if (hasText(key)) return say(key)
  if (typeof value === 'boolean') return say(value ? 'option-on' : 'option-off')
  return String(value)
}
