/** What is open over the table's middle. */
import type { Refusal } from './snapshot'

export type OpenSheet =
  | { what: 'rule'; id: string }
  /** With what one would do with it, if it is in one's hand, and why that is refused now. */
  | { what: 'card'; card: string; action?: string; refusal: Refusal | null }
  | { what: 'seat'; seat: number }
  | { what: 'log' }
  | { what: 'score' }
  | { what: 'chat' }
