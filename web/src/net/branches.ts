/** Try-outs: tables that go on from a moment of a finished round. */
import { ask } from './api'
import type { Branch } from './protocol'

export type { Branch } from './protocol'
export type Pile = 'real' | 'shuffled'

/** A private table at which one sits on the seat that is tried. */
export const makeBranch = (
  { round, step, seat, pile }: Branch,
  person: { name: string; avatar: string },
): Promise<{ code: string; url: string }> =>
  ask(`rounds/${encodeURIComponent(round)}/branches`, { step, seat, pile, ...person })
