/** The languages that there are texts in, and which of them a browser wants. */
import sources from 'virtual:languages'

/** A language by its tag (BCP 47), with loaders for its Fluent files; what bots say comes by itself. */
export interface LanguageSource {
  tag: string
  /** What it calls itself. */
  name: string
  /** Tags that it serves besides its own. */
  serves: string[]
  load: () => Promise<{ default: string[] }>
  /** Those that only a review needs. */
  loadReview: () => Promise<{ default: string[] }>
  /** Those that only a lesson needs. */
  loadLessons: () => Promise<{ default: string[] }>
  loadTalk: () => Promise<{ default: string[] }>
}

export const LANGUAGES: readonly LanguageSource[] = sources
/** For those whose language is not among them. */
export const FALLBACK = 'en'

/** The language for the first of these tags that there is one for: `en-GB` is served by `en`. */
export function pickLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    for (let part = tag.toLowerCase(); part; part = part.replace(/-?[^-]*$/, '')) {
      const found = LANGUAGES.find((one) => [one.tag, ...one.serves].some((served) => served.toLowerCase() === part))
      if (found) return found.tag
    }
  }
  return FALLBACK
}
