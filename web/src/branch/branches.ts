/** From a moment of a replay to a try-out and back. */
import { go } from '@/browser/route.svelte'
import { ownPerson } from '@/lobby/person'
import { meet } from '@/net/api'
import { type Branch, makeBranch } from '@/net/branches'

/** Sit down at a new try-out. */
export async function tryOut(branch: Branch): Promise<void> {
  await meet()
  go((await makeBranch(branch, ownPerson())).url)
}

/** The moment of the replay that a try-out goes on from. */
export function momentAddress({ round, step, seat }: Branch): string {
  return `/r/${round}?step=${step}&seat=${seat}`
}

/** A link by which others see a round, or a try-out with all that was played in it, and can go on from any moment. */
export function roundLink(round: string): string {
  return `${location.origin}/r/${round}`
}

/** A link by which others come to that moment, and can try it themselves. */
export function branchLink(branch: Branch): string {
  return `${location.origin}${momentAddress(branch)}&try=${branch.pile}`
}
