/** Texts for people, from the same Fluent files as the terminal and the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { FALLBACK, LANGUAGES, type LanguageTexts, pickLanguage } from './languages'
import { particles } from './particles'
import { recall, remember } from '@/browser/storage'

export type Values = Record<string, FluentVariable | null | undefined>

const NOTHING = /(?!)/g
/** Keeps a line from breaking between two characters. */
const JOINER = '\u2060'

class Spoken {
  now = $state.raw({
    lang: FALLBACK,
    bundle: new FluentBundle(FALLBACK),
    blanks: NOTHING,
    unbroken: NOTHING,
    withParticles: particles(''),
  })
}
const shown = new Spoken()

/** The tag of the language that is spoken now. */
export function language(): string {
  return shown.now.lang
}

function load(lang: string): Promise<LanguageTexts> {
  return LANGUAGES.find(({ tag }) => tag === lang)!.load()
}

let speaksOfReviews: Promise<void> | undefined

/** Loads a language and puts everything on the screen into it. */
export async function speak(lang: string): Promise<void> {
  const texts = await load(lang)
  const later = await Promise.all([
    ...(speaksOfReviews ? [texts.loadReview()] : []),
    ...(speaksOfLessons ? [texts.loadLessons()] : []),
  ])
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const file of [texts, ...later].flatMap(({ default: files }) => files))
    bundle.addResource(new FluentResource(file))
  const withParticles = particles(ofLanguage(bundle, 'language-particles'))
  shown.now = { lang, bundle, blanks: blanksIn(bundle), unbroken: unbrokenIn(bundle), withParticles }
  document.documentElement.lang = lang
}

/** What a bot says, in the language that is spoken. All of it is loaded when the first bot speaks. */
export async function sayTalk(line: string): Promise<string> {
  const { lang, bundle } = shown.now
  if (!bundle.hasMessage(line)) {
    const { default: files } = await (await load(lang)).loadTalk()
    for (const file of files) bundle.addResource(new FluentResource(file))
  }
  return hasText(line) ? say(line) : ''
}

/** Texts have blanks around names, which may be in any script; between characters of some languages there are none. */
function blanksIn(bundle: FluentBundle): RegExp {
  const unspaced = ofLanguage(bundle, 'language-unspaced')
  return unspaced ? new RegExp(`(?<=[${unspaced}]) (?=[${unspaced}])`, 'g') : NOTHING
}

/** Words that no line may end in the middle of, in a language whose lines may end after any character. */
function unbrokenIn(bundle: FluentBundle): RegExp {
  const unbroken = ofLanguage(bundle, 'language-unbroken')
  return unbroken ? new RegExp(unbroken, 'g') : NOTHING
}

function ofLanguage(bundle: FluentBundle, key: string): string {
  return bundle.formatPattern(bundle.getMessage(key)?.value ?? '', {}, [])
}

/** Loads what only reviews, try-outs and the coach say, too; once, whoever asks for it. */
export function speakOfReviews(): Promise<void> {
  speaksOfReviews ??= Promise.resolve()
    .then(() => speak(language()))
    .catch((error: unknown) => {
      speaksOfReviews = undefined
      throw error
    })
  return speaksOfReviews
}

export async function chooseLanguage(lang: string): Promise<void> {
  remember('language', lang)
  await speak(lang)
}

let speaksOfLessons = false

/** Loads what only a lesson says, too. */
export async function speakOfLessons(): Promise<void> {
  speaksOfLessons = true
  await speak(language())
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
  const { bundle, blanks, unbroken, withParticles } = shown.now
  const [name = '', attribute] = key.split('.')
  const message = bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) return key
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as Record<
    string,
    FluentVariable
  >
  const text = bundle.formatPattern(pattern, given, []).replace(blanks, '')
  return withParticles(text).replace(unbroken, (word) => [...word].join(JOINER))
}
