/** Cards and colours in words, as src/lastcard/locale does it in Python. */
import { EFFECTS } from '@/game/editions'
import { type Face, faceOf, isColor } from '@/game/faces'
import { language, say, type Values } from './texts.svelte'

export function colorName(letter: string): string {
  return isColor(letter) ? say(`color-${letter}`) : letter
}

const TEXTS = new Map(EFFECTS.map(({ name, text }) => [name, text]))

function cardValues(face: Face): Values {
  return { color: colorName(face.color), number: face.number ?? -1, amount: face.amount }
}

const namesKept = new Map<string, string>()

/** What people call a card; a text that is no card stays as it is. Hands ask for it with every move, so it is kept. */
export function cardName(text: string): string {
  const key = `${language()} ${text}`
  let name = namesKept.get(key)
  if (name === undefined) namesKept.set(key, (name = nameCard(text)))
  return name
}

function nameCard(text: string): string {
  if (text.includes('/')) return text.split('/').map(cardName).join('／')
  const face = faceOf(text)
  return face.effect ? say(TEXTS.get(face.effect) ?? text, cardValues(face)) : text
}

/** What a card does. */
export function cardDoes(text: string): string {
  const face = faceOf(text)
  return face.effect ? say(`${TEXTS.get(face.effect)}.does`, cardValues(face)) : ''
}
