/** Who plays on one device. */
import { AVATARS } from '@/game/editions'
import { recall, remember } from '@/browser/storage'
import { say } from '@/words/texts.svelte'

export interface Player {
  name: string
  avatar: string
}

export const MOST_PLAYERS = 10
const KEPT = 'guests'

/** Who has no name is called after the avatar. */
export function nameOf({ name, avatar }: Player): string {
  return name.trim() || say(`web-avatar-${avatar}`)
}

/** The next avatar that nobody else has. */
export function nextAvatar(avatar: string, players: readonly Player[]): string {
  const place = AVATARS.indexOf(avatar)
  const following = [...AVATARS.slice(place + 1), ...AVATARS.slice(0, place + 1)]
  return following.find((one) => !players.some((player) => player.avatar === one)) ?? avatar
}

/** Who played along last time, on this device; at first somebody without a name. */
export function lastGuests(): Player[] {
  const kept = recall<unknown>(KEPT, null)
  const guests = Array.isArray(kept) ? (kept as Player[]).filter(({ avatar }) => AVATARS.includes(avatar)) : []
  return guests.length ? guests.slice(0, MOST_PLAYERS - 1) : [{ name: '', avatar: AVATARS[0]! }]
}

export function keepGuests(guests: readonly Player[]): void {
  remember(KEPT, guests)
}
