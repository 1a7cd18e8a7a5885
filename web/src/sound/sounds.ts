/** Short synthesised sounds. */
import { preferences } from '@/browser/preferences.svelte'
import type { TableEvent } from '@/net/messages'

type Note = [frequency: number, start: number, length: number, type?: OscillatorType]
const SOUNDS: Record<string, Note[]> = {
  card: [
    [320, 0, 0.05, 'triangle'],
    [180, 0.02, 0.05, 'triangle'],
  ],
  tick: [[990, 0, 0.05, 'square']],
  deal: Array.from({ length: 14 }, (_, card): Note => [260 - (card % 4) * 22, card * 0.075, 0.04, 'triangle']),
  count: [[880, 0, 0.03, 'triangle']],
  draw: [[240, 0, 0.06, 'sawtooth']],
  sat: [
    [440, 0, 0.08, 'triangle'],
    [587, 0.09, 0.14, 'triangle'],
  ],
  turn: [
    [660, 0, 0.09],
    [880, 0.1, 0.14],
  ],
  uno: [
    [523, 0, 0.09, 'square'],
    [659, 0.09, 0.09, 'square'],
    [784, 0.18, 0.18, 'square'],
  ],
  caught: [
    [300, 0, 0.15, 'sawtooth'],
    [200, 0.15, 0.25, 'sawtooth'],
  ],
  won: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.3],
  ],
  triumph: fanfare([523, 523, 523, 659, 784, 659, 784, 1047], 0.11),
  champion: fanfare([392, 523, 659, 784, 659, 784, 1047, 1319], 0.15),
}

/** Notes one after the other, each with its octave below; the last is held. */
function fanfare(notes: readonly number[], beat: number): Note[] {
  const last = notes.length - 1
  return notes.flatMap((note, at): Note[] => {
    const length = at === last ? beat * 6 : beat * 1.1
    return [
      [note, at * beat, length, 'triangle'],
      [note / 2, at * beat, length],
    ]
  })
}
const FOR_EVENT: Record<string, string> = {
  played: 'card',
  laid: 'card',
  drew: 'draw',
  sat: 'sat',
  called: 'uno',
  caught: 'caught',
  out: 'caught',
  deals: 'deal',
  won: 'won',
}

/**
 * Milliseconds without a sound after which the device may rest: one that waits for sounds takes as much power as one
 * that plays them.
 */
const QUIET = 2000
/** The gain of a sound at full volume. */
export const LOUDEST = 0.1
let device: AudioContext | undefined
let quiet = 0
let awakeUntil = 0

/** Whether sounds are wanted, and there is a device for them. */
export function canSound(): boolean {
  return preferences.sound && preferences.volume > 0 && typeof AudioContext !== 'undefined'
}

/** The device, awake for so many milliseconds, or until the last sound is over. */
export function wake(length = 0): AudioContext {
  const context = (device ??= new AudioContext())
  clearTimeout(quiet)
  awakeUntil = Math.max(awakeUntil, Date.now() + length)
  quiet = window.setTimeout(() => void context.suspend(), awakeUntil - Date.now() + QUIET)
  void context.resume()
  return context
}

/** Some browsers let sound begin only within a tap, and from then on at any time. */
addEventListener(
  'click',
  () => {
    if (canSound() && !device) wake()
  },
  true,
)

/** In a task of its own: what can be seen comes first. */
export function playSound(name: string): void {
  setTimeout(() => sound(name))
}

function sound(name: string): void {
  const notes = SOUNDS[name]
  if (!notes || !canSound()) return
  // It would wait, and all sounds come at once with the first tap.
  if (navigator.userActivation?.hasBeenActive === false) return
  const context = wake()
  for (const [frequency, start, length, type = 'sine'] of notes) {
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    const at = context.currentTime + start
    tone.type = type
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(LOUDEST * preferences.volume, at)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + length)
  }
}

/** At most one sound for what happened together: the greatest of it. Whoever hears it may be who has won. */
export function playSoundFor(events: readonly TableEvent[], own: number | null = null): void {
  const names = events.map((event) => soundOf(event, own)).filter((name) => name !== undefined)
  const order = Object.keys(SOUNDS)
  const best = names.sort((a, b) => order.indexOf(b) - order.indexOf(a))[0]
  if (best) playSound(best)
}

function soundOf({ event, seat }: TableEvent, own: number | null): string | undefined {
  return event === 'won' && seat === own ? 'triumph' : FOR_EVENT[event]
}
