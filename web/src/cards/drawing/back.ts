/** The back of an edition's cards, as SVG text. In flip the back of a card is its other face. */
import { lookOf, skinOf } from '@/looks'
import { borderOf } from './parts'

export function drawBack(edition: string): string {
  return borderOf(skinOf(edition, 0)) + lookOf(edition).back
}
