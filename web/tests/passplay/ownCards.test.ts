import { expect, it } from 'vitest'
import type { GameEvent } from '@/game/view'
import { hasToLook } from '@/passplay/ownCards'
import { nextAvatar } from '@/passplay/players'
import { AVATARS } from '@/game/editions'

const event = (fields: Partial<GameEvent>): GameEvent => ({ event: 'played', rule: 'GEN-04', ...fields })

it('leaves time to look at what one has drawn, or was shown', () => {
  expect(hasToLook([event({ seat: 0, card: 'r7' })], 0)).toBe(false)
  expect(hasToLook([event({ event: 'drew', seat: 0, cards: ['r7'] })], 0)).toBe(true)
  expect(hasToLook([event({ event: 'drew', seat: 1, count: 2 })], 0)).toBe(false)
  expect(hasToLook([event({ event: 'hand_shown', seat: 1, cards: ['r7'] })], 0)).toBe(true)
  expect(hasToLook([event({ event: 'hand_shown', seat: 0, cards: ['r7'] })], 0)).toBe(false)
})

it('finds a face that nobody else has', () => {
  const [first, second, third] = AVATARS as [string, string, string]
  const players = [
    { name: '', avatar: first },
    { name: '', avatar: second },
  ]
  expect(nextAvatar(first, players)).toBe(third)
  expect(nextAvatar(AVATARS.at(-1)!, players)).toBe(third)
})
