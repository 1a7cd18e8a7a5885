/** Deals as the Python package makes them (tools/fair_deals.py). */
import type { GameEvent } from '@/game/view'
import type { Receipt } from '@/fairness/receipts'

export interface FairDeal {
  receipt: Receipt
  secret: string
  key: string
  dealer: number
  order: string[]
  hands: string[][]
  top: string
  backs: string[]
  record: string
  /** What the first seat was told of the whole round, and what its replay tells. */
  log: GameEvent[]
  replay: GameEvent[]
}

export interface FairDeals {
  deals: FairDeal[]
  /** Shuffles inside a round: so many cards by a key and the number of the shuffle. */
  shuffles: { key: string; nonce: number; order: number[] }[]
}
