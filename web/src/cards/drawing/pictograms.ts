/** Pictograms of one family, around (0, 0), 60 by 60: round strokes of one weight. */
import type { Kind } from '@/game/faces'

export interface Stroke {
  d: string
  /** Filled instead of drawn. */
  fill?: boolean
  /** Filled with the field's colour first, so that it covers what lies below. */
  solid?: boolean
  width?: number
}

const ring = (r: number): string => `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}z`

const card = (x: number, y: number, turn: number, w: number, h: number): string => {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const at = (dx: number, dy: number): string =>
    `${(x + dx * c - dy * s).toFixed(1)} ${(y + dx * s + dy * c).toFixed(1)}`
  return `M${at(-w / 2, -h / 2)}L${at(w / 2, -h / 2)}L${at(w / 2, h / 2)}L${at(-w / 2, h / 2)}z`
}

const ACTIONS: Partial<Record<Kind, Stroke[]>> = {
  skip: [{ d: ring(26) }, { d: 'M-18 18 18 -18' }],
  'skip-everyone': [
    { d: ring(28), width: 5 },
    { d: ring(17), width: 5 },
    { d: 'M-20 20 20 -20', width: 6 },
  ],
  reverse: [
    { d: 'M-20 10V-6Q-20 -18 -8 -18H8' },
    { d: 'M4 -30 18 -18 4 -6z', fill: true },
    { d: 'M20 -10V6Q20 18 8 18H-8' },
    { d: 'M-4 30 -18 18 -4 6z', fill: true },
  ],
  'discard-all': [
    { d: card(-15, -17, -18, 18, 25), solid: true, width: 4 },
    { d: card(13, -11, 14, 18, 25), solid: true, width: 4 },
    { d: card(-5, 9, -5, 18, 25), solid: true, width: 4 },
    { d: 'M20 10V27M13 21 20 29 27 21', width: 4 },
  ],
  flip: [
    { d: card(0, 0, 45, 30, 30), solid: true, width: 5 },
    { d: 'M0 -20.5 20.5 0 0 20.5z', fill: true },
    { d: 'M-27 -10A29 29 0 0 1 -10 -27M-14.5 -31 -8.5 -27.3 -12.5 -21.5', width: 4 },
    { d: 'M27 10A29 29 0 0 1 10 27M14.5 31 8.5 27.3 12.5 21.5', width: 4 },
  ],
  unknown: [{ d: ring(3), fill: true }],
}

export function pictogram(kind: Kind): Stroke[] {
  return ACTIONS[kind] ?? []
}

/** A fan of so many cards, held at the bottom. */
export function fan(amount: number): Stroke[] {
  const [w, h] = [19, 27]
  const spread = Math.min(76, 24 * (amount - 1))
  return Array.from({ length: amount }, (_, index) => {
    const turn = amount === 1 ? 0 : -spread / 2 + (spread * index) / (amount - 1)
    const angle = (turn * Math.PI) / 180
    return {
      d: card(Math.sin(angle) * 27, 22 - Math.cos(angle) * 27, turn, w, h),
      solid: true,
      width: amount > 5 ? 2.4 : 3.2,
    }
  })
}
