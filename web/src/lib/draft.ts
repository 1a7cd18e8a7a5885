/** A table that is being thought up: what is chosen on the settings page, and what the server is told of it. */
import type { CustomEdition } from './api'
import { EDITIONS, EXAMPLES, type Edition, findEdition, keepEdition, type OptionValue } from './editions'
import type { Settings, TableInfo } from './protocol'
import { recall, remember } from './storage'

export const OWN = 'own'

export interface Draft {
  /** A printed edition, the key of an example, or `own`. */
  choice: string
  own: CustomEdition | null
  seats: number
  turn_time: number
  watchers: boolean
  public: boolean
  /** By choice: only what differs from the edition. */
  options: Record<string, Record<string, OptionValue>>
  bots: number
  level: string
}

const USUAL: Draft = { choice: 'classic', own: null, seats: 4, turn_time: 60, watchers: true, public: false, options: {}, bots: 3, level: 'normal' }

/** The last one. */
export function recallDraft(): Draft {
  const draft = { ...USUAL, ...recall<Partial<Draft>>('settings', {}) }
  if (draft.own) keepEdition(draft.own.edition)
  return editionOf(draft) ? draft : { ...draft, choice: USUAL.choice }
}

export function rememberDraft(draft: Draft): void {
  remember('settings', draft)
}

export function editionOf({ choice, own }: Pick<Draft, 'choice' | 'own'>): Edition | undefined {
  if (choice === OWN) return own?.edition
  return EDITIONS.find(({ id }) => id === choice) ?? EXAMPLES.find(({ key }) => key === choice)?.edition
}

export function optionsOf(draft: Draft): Record<string, OptionValue> {
  return draft.options[draft.choice] ?? {}
}

export function settingsOf(draft: Draft): Settings {
  const { choice, own, seats, turn_time, watchers } = draft
  const edition = choice === OWN ? { custom: own?.custom ?? null } : { edition: choice }
  return { ...edition, options: optionsOf(draft), seats, turn_time, watchers, public: draft.public }
}

/** What a table stands at, to be changed; `custom` if it plays a custom edition. */
export function draftOf(table: TableInfo, custom: CustomEdition | null): Draft {
  const example = EXAMPLES.find(({ edition }) => edition.id === table.edition)
  const choice = example?.key ?? (custom ? OWN : table.edition)
  const usual = findEdition(table.edition)?.options ?? {}
  const changed = Object.entries(table.options).filter(([name, value]) => JSON.stringify(usual[name]) !== JSON.stringify(value))
  const { seats, turn_time, watchers } = table
  return { ...USUAL, choice, own: custom, seats, turn_time, watchers, public: table.public, options: { [choice]: Object.fromEntries(changed) } }
}
