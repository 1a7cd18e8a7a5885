/** What is open over the table's middle. */
import type { Refusal } from './snapshot'

export type OpenSheet =
  | { what: 'rule'; id: string }
  | { what: 'card'; card: string; refusal: Refusal | null }
  | { what: 'seat'; seat: number }
  | { what: 'log' }
  | { what: 'score' }
  | { what: 'chat' }
