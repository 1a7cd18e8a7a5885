/** Music for a dance, synthesised: a beat, a bass and a tune of our own. */
import { preferences } from '@/browser/preferences.svelte'
import { canSound, LOUDEST, wake } from './sounds'

const BEAT = 60 / 124
/** In half beats; 0 is a rest. Numbers are semitones above the bass's lowest note. */
const BASS = [0, 0, 12, 0, 3, 3, 15, 3, 5, 5, 17, 5, 7, 7, 19, 10]
const TUNE = [24, 0, 27, 29, 0, 31, 29, 27, 29, 0, 31, 34, 36, 0, 34, 31]
const LOWEST = 55

/** Plays for so many milliseconds; gives what stops it. */
export function playDance(length: number): () => void {
  if (!canSound() || navigator.userActivation?.hasBeenActive === false) return () => undefined
  const context = wake(length)
  const loudness = context.createGain()
  loudness.gain.value = LOUDEST * preferences.volume
  loudness.connect(context.destination)
  const half = BEAT / 2
  const steps = Math.floor(length / 1000 / half)
  for (let step = 0; step < steps; step++) {
    const at = context.currentTime + 0.05 + step * half
    if (step % 2 === 0) drum(context, loudness, at)
    note(context, loudness, at, BASS[step % BASS.length]!, half * 0.8, 'triangle', 0.8)
    const tune = TUNE[step % TUNE.length]!
    if (tune) note(context, loudness, at, tune, half * 0.9, 'square', 0.35)
  }
  return () => {
    loudness.gain.cancelScheduledValues(context.currentTime)
    loudness.gain.value = 0
    setTimeout(() => loudness.disconnect(), 50)
  }
}

function note(
  context: AudioContext,
  to: AudioNode,
  at: number,
  semitones: number,
  length: number,
  type: OscillatorType,
  share: number,
): void {
  const [tone, gain] = [context.createOscillator(), context.createGain()]
  tone.type = type
  tone.frequency.value = LOWEST * 2 ** (semitones / 12)
  gain.gain.setValueAtTime(share, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + length)
  tone.connect(gain).connect(to)
  tone.start(at)
  tone.stop(at + length)
}

/** A kick: a tone that falls. */
function drum(context: AudioContext, to: AudioNode, at: number): void {
  const [tone, gain] = [context.createOscillator(), context.createGain()]
  tone.frequency.setValueAtTime(150, at)
  tone.frequency.exponentialRampToValueAtTime(45, at + 0.12)
  gain.gain.setValueAtTime(1.4, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.16)
  tone.connect(gain).connect(to)
  tone.start(at)
  tone.stop(at + 0.17)
}
