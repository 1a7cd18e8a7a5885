/** Who this person is at a table. */
import { anyAvatar } from '@/avatars/avatars'
import { preferences } from '@/browser/preferences.svelte'
import { AVATARS } from '@/game/editions'
import { say } from '@/words/texts.svelte'

/** Until one is chosen, any avatar, which stays. */
if (!AVATARS.includes(preferences.avatar)) preferences.set('avatar', anyAvatar())

/** Who has chosen no avatar takes one that nobody has at this table, so that two can be told apart. */
export function standOut(taken: readonly string[]): void {
  if (preferences.choseAvatar || !taken.includes(preferences.avatar)) return
  preferences.set('avatar', anyAvatar(AVATARS.filter((avatar) => !taken.includes(avatar))))
}

/** Who has given no name is called after the avatar. */
export function usualName(): string {
  return say(`web-avatar-${preferences.avatar}`)
}

export function ownPerson(): { name: string; avatar: string } {
  return { name: preferences.name || usualName(), avatar: preferences.avatar }
}
