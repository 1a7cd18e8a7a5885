/** Editions and levels of bots in words. */
import { findEdition } from '@/game/editions'
import { hasText, language, say } from './texts.svelte'

/** What an edition is called; a custom one as it says itself. */
export function editionName(id: string): string {
  return hasText(`edition-${id}`)
    ? say(`edition-${id}`)
    : (findEdition(id)?.words[language()]?.name ?? id.split('@')[0]!)
}

/** A sentence about an edition. */
export function editionMood(id: string): string {
  return hasText(`edition-${id}.mood`) ? say(`edition-${id}.mood`) : (findEdition(id)?.words[language()]?.about ?? '')
}

/** What is in its box; '' for a custom edition. */
export function editionDeck(id: string): string {
  return hasText(`edition-${id}.deck`) ? say(`edition-${id}.deck`) : ''
}

/** How well a bot plays. */
export function levelName(level: string): string {
  return hasText(`web-level-${level}`) ? say(`web-level-${level}`) : level
}
