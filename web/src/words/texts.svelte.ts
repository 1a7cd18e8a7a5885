/** Texts for people, from the same Fluent files as the terminal and the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { recall, remember } from '@/browser/storage'

export type Language = 'en' | 'zh-Hant'
export const LANGUAGES: readonly Language[] = ['zh-Hant', 'en']
export type Values = Record<string, FluentVariable | null | undefined>

/** Texts have blanks around names, which may be in any script; between Chinese characters there are none. */
const SPACE_IN_CHINESE = /(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])/g

const LOADERS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./texts/en'),
  'zh-Hant': () => import('./texts/zh-Hant'),
}

class Spoken {
  now = $state.raw({ lang: 'en' as Language, bundle: new FluentBundle('en') })
}
const shown = new Spoken()

/** The language we have for the first of the browser's that we know. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    if (tag.toLowerCase().startsWith('zh')) return 'zh-Hant'
    if (tag.toLowerCase().startsWith('en')) return 'en'
  }
  return 'en'
}

export function language(): Language {
  return shown.now.lang
}

export async function speak(lang: Language): Promise<void> {
  const { default: files } = await LOADERS[lang]()
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const file of files) bundle.addResource(new FluentResource(file))
  shown.now = { lang, bundle }
  document.documentElement.lang = lang
}

export async function chooseLanguage(lang: Language): Promise<void> {
  remember('language', lang)
  await speak(lang)
}

export function firstLanguage(): Language {
  const kept = recall<string>('language', '')
  return LANGUAGES.find((lang) => lang === kept) ?? pickLanguage(navigator.languages ?? [navigator.language])
}

export function hasText(key: string): boolean {
  const [name = '', attribute] = key.split('.')
  const message = shown.now.bundle.getMessage(name)
  return !!message && (attribute ? attribute in message.attributes : message.value !== null)
}

/** A text with its values filled in; `id.attribute` names an attribute. A text that is missing shows its key. */
export function say(key: string, values: Values = {}): string {
  const { bundle } = shown.now
  const [name = '', attribute] = key.split('.')
  const message = bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) return key
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as Record<
    string,
    FluentVariable
  >
  return bundle.formatPattern(pattern, given, []).replace(SPACE_IN_CHINESE, '')
}
