/** Texts for people, from the same Fluent files as the terminal and the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { FALLBACK, LANGUAGES, pickLanguage } from './languages'
import { recall, remember } from '@/browser/storage'

export type Values = Record<string, FluentVariable | null | undefined>

/** Blanks to be taken out of texts: none. */
const NO_BLANKS = /(?!)/g

class Spoken {
  now = $state.raw({ lang: FALLBACK, bundle: new FluentBundle(FALLBACK), blanks: NO_BLANKS })
}
const shown = new Spoken()

/** The tag of the language that is spoken now. */
export function language(): string {
  return shown.now.lang
}

/** Loads a language and puts everything on the screen into it. */
export async function speak(lang: string): Promise<void> {
  const { default: files } = await LANGUAGES.find(({ tag }) => tag === lang)!.load()
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const file of files) bundle.addResource(new FluentResource(file))
  shown.now = { lang, bundle, blanks: blanksIn(bundle) }
  document.documentElement.lang = lang
}

/** Texts have blanks around names, which may be in any script; between characters of some languages there are none. */
function blanksIn(bundle: FluentBundle): RegExp {
  const unspaced = bundle.formatPattern(bundle.getMessage('language-unspaced')?.value ?? '', {}, [])
  return unspaced ? new RegExp(`(?<=[${unspaced}]) (?=[${unspaced}])`, 'g') : NO_BLANKS
}

export async function chooseLanguage(lang: string): Promise<void> {
  remember('language', lang)
  await speak(lang)
}

/** The language that was chosen before, or the browser's. */
export function firstLanguage(): string {
  const kept = recall<string>('language', '')
  const isKnown = LANGUAGES.some(({ tag }) => tag === kept)
  return isKnown ? kept : pickLanguage(navigator.languages ?? [navigator.language])
}

/** Whether there is such a text in the language that is spoken. */
export function hasText(key: string): boolean {
  const [name = '', attribute] = key.split('.')
  const message = shown.now.bundle.getMessage(name)
  return !!message && (attribute ? attribute in message.attributes : message.value !== null)
}

/** A text with its values filled in; `id.attribute` names an attribute. A text that is missing shows its key. */
export function say(key: string, values: Values = {}): string {
  const { bundle, blanks } = shown.now
  const [name = '', attribute] = key.split('.')
  const message = bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) return key
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as Record<
    string,
    FluentVariable
  >
  return bundle.formatPattern(pattern, given, []).replace(blanks, '')
}
