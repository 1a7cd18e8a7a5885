/** A table that is being thought up: what is chosen on the settings page, and what the server is told of it. */
import type { CustomEdition } from '@/net/api'
import { EDITIONS, EXAMPLES, type Edition, findEdition, keepEdition, type OptionValue } from '@/game/editions'
import type { Settings, TableInfo } from '@/net/messages'
import { recall, remember } from '@/browser/storage'

export const OWN = 'own'

export interface FormValues {
  /** A printed edition, the key of an example, or `own`. */
  choice: string
  own: CustomEdition | null
  seats: number
  turn_time: number
  watchers: boolean
  public: boolean
  beginners: boolean
  coach: boolean
  archive: boolean
  /** By choice: only what differs from the edition. */
  options: Record<string, Record<string, OptionValue>>
  level: string
}

const USUAL: FormValues = {
  choice: 'classic',
  own: null,
  seats: 4,
  turn_time: 60,
  watchers: true,
  public: false,
  beginners: false,
  coach: false,
  archive: false,
  options: {},
  level: 'normal',
}

/** The last one. */
export function recallValues(): FormValues {
  const values = { ...USUAL, ...recall<Partial<FormValues>>('settings', {}) }
  if (values.own) keepEdition(values.own.edition)
  return editionOf(values) ? values : { ...values, choice: USUAL.choice }
}

export function rememberValues(values: FormValues): void {
  remember('settings', values)
}

export function editionOf({ choice, own }: Pick<FormValues, 'choice' | 'own'>): Edition | undefined {
  if (choice === OWN) return own?.edition
  return EDITIONS.find(({ id }) => id === choice) ?? EXAMPLES.find(({ key }) => key === choice)?.edition
}

export function optionsOf(values: FormValues): Record<string, OptionValue> {
  return values.options[values.choice] ?? {}
}

export function settingsOf(values: FormValues): Settings {
  const { choice, own, seats, turn_time, watchers, beginners, coach, archive } = values
  const edition = choice === OWN ? { custom: own?.custom ?? null } : { edition: choice }
  const asked = { beginners, coach, archive }
  return { ...edition, options: optionsOf(values), seats, turn_time, watchers, public: values.public, ...asked }
}

/** Settings that were chosen before, to be changed; a custom edition has to be chosen again. */
export function valuesFrom(settings: Settings): FormValues {
  const { edition, custom, options, ...rest } = settings
  const choice = custom ? USUAL.choice : (edition ?? USUAL.choice)
  return { ...USUAL, ...rest, choice, options: custom ? {} : { [choice]: { ...options } } }
}

/** What a table stands at, to be changed; `custom` if it plays a custom edition. */
export function valuesOf(table: TableInfo, custom: CustomEdition | null): FormValues {
  const example = EXAMPLES.find(({ edition }) => edition.id === table.edition)
  const choice = example?.key ?? (custom ? OWN : table.edition)
  const usual = findEdition(table.edition)?.options ?? {}
  const changed = Object.entries(table.options).filter(
    ([name, value]) => JSON.stringify(usual[name]) !== JSON.stringify(value),
  )
  const { seats, turn_time, watchers, beginners, coach, archive } = table
  return {
    ...USUAL,
    choice,
    own: custom,
    seats,
    turn_time,
    watchers,
    public: table.public,
    beginners,
    coach,
    archive,
    options: { [choice]: Object.fromEntries(changed) },
  }
}
