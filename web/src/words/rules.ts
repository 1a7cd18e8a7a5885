/** Rules of the rulebook and options of a table in words; a refusal names one or the other. */
import type { OptionValue } from '@/game/editions'
import { hasText, say } from './texts.svelte'

/** The id of the text about a rule (`GEN-04`) or an option (`stacking`). */
export function ruleText(id: string): string {
  return hasText(`rule-${id}`) ? `rule-${id}` : `option-${id}`
}

export function ruleTitle(id: string): string {
  return say(`${ruleText(id)}.title`)
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
