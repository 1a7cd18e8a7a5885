/** What stands in the middle of a wild's pinwheel, around (0, 0), 24 by 24. A plain Wild has its edition's own sign. */
import type { Kind } from '@/game/faces'
import type { Stroke } from './pictograms'

const SPECIAL: Partial<Record<Kind, Stroke[]>> = {
  // an armoured fist with six gems
  gauntlet: [
    {
      d: 'M-8 1V-6.5A2 2 0 0 1 -4 -6.5V-9A2 2 0 0 1 0 -9A2 2 0 0 1 4 -9V-7A2 2 0 0 1 8 -7V4Q8 11 0 11Q-8 11 -8 4L-11 .5A1.8 1.8 0 0 1 -8 -1.5z',
      width: 1.7,
    },
    { d: 'M-6 -3.6v1.9M-2 -5.2v2.4M2 -5.2v2.4M6 -4v2.2M-8.6 2.6l1.3 1.2', width: 2.4 },
    { d: 'M0 1.6 3 4.6 0 7.6 -3 4.6z', fill: true },
  ],
  // someone who dances
  dance: [
    { d: 'M1.5 -11.4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 0 1 0 -5.2z', fill: true },
    {
      d: 'M1 -4.5 -1 2.5 4.5 5.5 3 11.5M-1 2.5 -5.5 6 -9.5 4M.5 -3.5 -5 -2.5 -8.5 -8M.5 -3.5 6.5 -2 10 -6.5',
      width: 2.6,
    },
  ],
  // a charge with a burning fuse, in blocks
  creeper: [
    { d: 'M-8 -2H6V11H-8z', fill: true },
    { d: 'M-1 -2V-6H4V-9H7', width: 2.2 },
    { d: 'M7 -12.5h2.6v2.4h2.4v2.6h-2.4v2.4H7v-2.4H4.6v-2.6H7z', fill: true },
  ],
  // higher wins: two chevrons up under a star
  optimus: [
    { d: 'M-9 4 0 -4 9 4M-9 11 0 3 9 11', width: 3.2 },
    { d: 'm0 -12 1.6 3.4 3.7.4 -2.8 2.5 .8 3.6 -3.3 -1.8 -3.3 1.8 .8 -3.6 -2.8 -2.5 3.7 -.4z', fill: true },
  ],
  // lower loses: a crown over a chevron down
  megatron: [
    { d: 'M-10 -10 -5 -5 0 -11 5 -5 10 -10 8 1H-8z', fill: true },
    { d: 'M-9 4 0 11 9 4', width: 3.2 },
  ],
  // a drop of colour
  'wild-draw-color': [
    { d: 'M0 -11.5C6 -4 8.6 -.5 8.6 3.4A8.6 8.6 0 0 1 -8.6 3.4C-8.6 -.5 -6 -4 0 -11.5z', width: 2.4 },
    { d: 'M-4.4 3.4A4.4 4.4 0 0 0 0 7.8', width: 2.4 },
  ],
  // a wheel with its pointer
  roulette: [
    { d: 'M0 -8A9 9 0 1 1 0 10A9 9 0 1 1 0 -8z', width: 2.2 },
    { d: 'M0 -8V10M-9 1H9M-6.3 -5.3 6.3 7.3M6.3 -5.3 -6.3 7.3', width: 1.5 },
    { d: 'M-3.6 -12.4H3.6L0 -6z', fill: true },
  ],
}

const PLAIN: Record<string, Stroke[]> = {
  classic: [{ d: 'M0 -10Q1.6 -1.6 10 0Q1.6 1.6 0 10Q-1.6 1.6 -10 0Q-1.6 -1.6 0 -10z', fill: true }],
  avengers: [
    { d: 'M-5.5 -8.5H5.5L10 -2.5 0 10 -10 -2.5z', width: 2 },
    { d: 'M-10 -2.5H10M-3.5 -2.5 0 10 3.5 -2.5 0 -8.5z', width: 1.5 },
  ],
  bts: [{ d: 'M-10 -2V2M-5 -7V7M0 -10V10M5 -5V5M10 -3V3', width: 2.8 }],
  minecraft: [
    { d: 'M0 -10 9 -5V5L0 10 -9 5V-5z', width: 2.2 },
    { d: 'M-9 -5 0 0 9 -5M0 0V10', width: 2.2 },
  ],
  flip: [
    { d: 'M-5 -9H5L10 0 5 9H-5L-10 0z', width: 2.4 },
    { d: 'M0 -3.5A3.5 3.5 0 1 1 0 3.5A3.5 3.5 0 1 1 0 -3.5z', width: 2.2 },
  ],
  'no-mercy': [{ d: 'M3 -12 -7.5 2H-1L-3.5 12 7.5 -3H1z', fill: true }],
}

/** Two arrows around the middle, for a wild that also turns the direction. */
export const TURNING: Stroke[] = [
  { d: 'M-15.5 -8A17.5 17.5 0 0 1 10 -14.4', width: 2.6 },
  { d: 'M8 -19.5 15.2 -11.2 5.8 -9.6z', fill: true },
  { d: 'M15.5 8A17.5 17.5 0 0 1 -10 14.4', width: 2.6 },
  { d: 'M-8 19.5 -15.2 11.2 -5.8 9.6z', fill: true },
]

export function sign(kind: Kind, edition: string): Stroke[] {
  return SPECIAL[kind] ?? PLAIN[edition] ?? PLAIN['classic']!
}
