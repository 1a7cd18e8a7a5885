/** The languages that there are texts in, and which of them a browser wants. */
import sources from 'virtual:languages'

/** A language by its tag (BCP 47), with a loader for its Fluent files. */
export interface LanguageSource {
  tag: string
  load: () => Promise<{ default: string[] }>
}

export const LANGUAGES: readonly LanguageSource[] = sources
/** For those whose language is not among them. */
export const FALLBACK = 'en'

/** What a language is called by those who speak it, as short as it can be told from the others. */
export function languageName(tag: string): string {
  const { language } = new Intl.Locale(tag)
  const isOnlyOne = LANGUAGES.filter((other) => new Intl.Locale(other.tag).language === language).length < 2
  return new Intl.DisplayNames([tag], { type: 'language' }).of(isOnlyOne ? language : tag) ?? tag
}

/** The one after this one, and after the last the first. */
export function nextLanguage(tag: string): string {
  const index = LANGUAGES.findIndex((language) => language.tag === tag)
  return LANGUAGES[(index + 1) % LANGUAGES.length]!.tag
}

/** The language for the first of these tags that there is one for: in the same script if possible. */
export function pickLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const found =
      LANGUAGES.find((one) => inScript(one.tag) === inScript(tag)) ??
      LANGUAGES.find((one) => base(one.tag) === base(tag))
    if (found) return found.tag
  }
  return FALLBACK
}

/** A tag without its region and with its script: `zh-TW` is `zh-Hant`. */
function inScript(tag: string): string {
  const { language, script } = full(tag)
  return `${language}-${script}`
}

function base(tag: string): string {
  return full(tag).language
}

function full(tag: string): Intl.Locale {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return new Intl.Locale('und') // whatever a browser may say
  }
}
