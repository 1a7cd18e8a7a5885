/** Ready-made tables: what is set besides the edition's own rules. */
import { type Edition, OPTIONS, type OptionValue } from '@/game/editions'

export interface Preset {
  name: string
  turn_time: number
  /** Whether it is for those who still learn. */
  beginners?: true
  options: Record<string, OptionValue>
}

const CALM: Preset['options'] = {
  scoring: 'none',
  bluffing: false,
  number_start: true,
  force_play: false,
  voluntary_draw: true,
  mercy: 0,
}

const ALL: readonly Preset[] = [
  { name: 'book', turn_time: 60, options: {} },
  { name: 'beginners', turn_time: 120, beginners: true, options: CALM },
  { name: 'family', turn_time: 120, options: CALM },
  { name: 'party', turn_time: 60, options: { scoring: 'none', stacking: 'higher', seven_zero: true, jump_in: true } },
  { name: 'quick', turn_time: 30, options: { scoring: 'none', hand_size: 5, number_start: true } },
  { name: 'home', turn_time: 120, options: { scoring: 'none', bluffing: 'free', stacking: 'same' } },
  { name: 'tournament', turn_time: 30, options: { scoring: 'points', uno_penalty: 2 } },
]

/** Whether this version of the rules has an option with this value. */
function isPossible(name: string, value: OptionValue): boolean {
  const option = OPTIONS.find((one) => one.name === name)
  if (!option) return false
  return option.choices ? option.choices.some((choice) => choice === value) : typeof value !== 'string'
}

/** Presets of which everything can be set. */
export const PRESETS = ALL.filter(({ options }) =>
  Object.entries(options).every(([name, value]) => isPossible(name, value)),
)

/** What a preset changes in this edition: nothing that is so anyway, or can do nothing. */
export function presetOptions(preset: Preset, edition: Edition): Record<string, OptionValue> {
  return Object.fromEntries(
    Object.entries(preset.options).filter(
      ([name, value]) => !edition.idle.includes(name) && edition.options[name] !== value,
    ),
  )
}

/** The preset that a table stands at. */
export function presetOf(
  { turn_time, beginners }: { turn_time: number; beginners: boolean },
  options: Record<string, OptionValue>,
  edition: Edition,
): Preset | undefined {
  return PRESETS.find(
    (preset) =>
      preset.turn_time === turn_time &&
      (preset.beginners ?? false) === beginners &&
      same(presetOptions(preset, edition), options),
  )
}

function same(a: Record<string, OptionValue>, b: Record<string, OptionValue>): boolean {
  return (
    Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value)
  )
}
