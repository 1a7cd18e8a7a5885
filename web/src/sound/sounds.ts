/** Short synthesised sounds. */
import { preferences } from '@/browser/preferences.svelte'
import type { GameEvent } from '@/game/view'

type Note = [frequency: number, start: number, length: number, type?: OscillatorType]
const SOUNDS: Record<string, Note[]> = {
  card: [
    [320, 0, 0.05, 'triangle'],
    [180, 0.02, 0.05, 'triangle'],
  ],
  draw: [[240, 0, 0.06, 'sawtooth']],
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
    [784, 0.24, 0.12],
    [1047, 0.36, 0.3],
  ],
}
const FOR_EVENT: Record<string, string> = {
  played: 'card',
  laid: 'card',
  drew: 'draw',
  called: 'uno',
  caught: 'caught',
  out: 'caught',
  won: 'won',
}

/**
 * Milliseconds without a sound after which the device may rest: one that waits for sounds takes as much power as one
 * that plays them.
 */
const QUIET = 2000
let device: AudioContext | undefined
let quiet = 0

function canSound(): boolean {
  return preferences.sound && typeof AudioContext !== 'undefined'
}

function wake(): AudioContext {
  const context = (device ??= new AudioContext())
  clearTimeout(quiet)
  quiet = window.setTimeout(() => void context.suspend(), QUIET)
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
    volume.gain.setValueAtTime(0.07, at)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + length)
  }
}

/** At most one sound for what happened together: the greatest of it. */
export function playSoundFor(events: readonly GameEvent[]): void {
  const names = events.map((event) => FOR_EVENT[event.event]).filter((name) => name !== undefined)
  const order = Object.keys(SOUNDS)
  const best = names.sort((a, b) => order.indexOf(b) - order.indexOf(a))[0]
  if (best) playSound(best)
}
