/** The languages that there are texts in, and which of them a browser wants. */
import sources from 'virtual:languages'

/** The Fluent files of a language, and loaders for those that not everybody needs. */
export interface LanguageTexts {
  default: string[]
  loadReview: () => Promise<{ default: string[] }>
  loadLessons: () => Promise<{ default: string[] }>
  /** What bots say. */
  loadTalk: () => Promise<{ default: string[] }>
}

/** A language by its tag (BCP 47), with a loader for its texts. */
export interface LanguageSource {
  tag: string
  /** What it calls itself. */
  name: string
  /** Tags that it serves besides its own. */
  serves: string[]
  load: () => Promise<LanguageTexts>
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
