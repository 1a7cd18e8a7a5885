/** Deals as the Python package makes them (tools/fair_deals.py). */
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
}

export interface FairDeals {
  deals: FairDeal[]
  /** Shuffles inside a round: so many cards by a key and the number of the shuffle. */
  shuffles: { key: string; nonce: number; order: number[] }[]
}
