/** How verdicts are drawn: each has a colour and a shape, around the middle of its mark. */
import type { Verdict } from '@/net/reviews'

export const VERDICTS: Record<Verdict, { color: string; path: string; isHollow?: boolean }> = {
  best: { color: 'light-dark(#1d7a43, #6fd695)', path: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z' },
  good: { color: 'light-dark(#1f6f9c, #7cc7f0)', path: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z', isHollow: true },
  doubtful: { color: 'light-dark(#9a5b00, #f2b84b)', path: 'M0-6 6 5H-6Z' },
  mistake: { color: 'light-dark(#c02626, #ff8177)', path: 'M0-7 7 0 0 7-7 0Z' },
}
export const VERDICT_NAMES = Object.keys(VERDICTS) as Verdict[]

/** Lines of the seats in a graph, told apart by colour and dashes; one's own is thick besides. */
export const LINES = [
  { color: 'light-dark(#2b62c4, #8db4ff)', dash: '' },
  { color: 'light-dark(#b3402a, #ff9e88)', dash: '6 3' },
  { color: 'light-dark(#27784a, #7fd6a2)', dash: '2 3' },
  { color: 'light-dark(#8a3fa0, #dfa0f2)', dash: '9 3 2 3' },
  { color: 'light-dark(#8a6200, #ecc15c)', dash: '12 4' },
]

export function lineOf(seat: number): { color: string; dash: string } {
  return LINES[seat % LINES.length]!
}
