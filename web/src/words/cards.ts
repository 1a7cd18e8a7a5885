/** Cards and colours in words, as src/lastcard/locale does it in Python. */
import { type Face, faceOf, isColor } from '@/game/faces'
import { hasText, language, say, type Values } from './texts.svelte'

export function colorName(letter: string): string {
  return isColor(letter) ? say(`color-${letter}`) : letter
}

/** The text that names a face. */
function cardKey(face: Face): string {
  return `card-${face.effect}`
}

/** The text that names a face as the box of an edition does, where that box has a name of its own. */
function printedKey(face: Face, edition: string): string {
  const key = cardKey(face)
  return edition && hasText(`${key}-${edition}`) ? `${key}-${edition}` : key
}

function cardValues(face: Face): Values {
  return { color: colorName(face.color), number: face.number ?? -1, amount: face.amount }
}

const namesKept = new Map<string, string>()

/**
 * What people call a card, in an edition if one is given; a text that is no card stays as it is. Hands ask for it with
 * every move, so it is kept.
 */
export function cardName(text: string, edition = ''): string {
  const key = `${language()} ${edition} ${text}`
  let name = namesKept.get(key)
  if (name === undefined) namesKept.set(key, (name = nameCard(text, edition)))
  return name
}

function nameCard(text: string, edition: string): string {
  if (text.includes('/')) {
    const [light = '', dark = ''] = text.split('/').map((face) => cardName(face, edition))
    return say('both-faces', { light, dark })
  }
  const face = faceOf(text)
  return face.effect ? say(printedKey(face, edition), cardValues(face)) : text
}

/** What people call all cards like this one, whatever their colour: Skip, Wild, 7. */
export function kindName(text: string, edition = ''): string {
  const face = faceOf(text)
  if (face.number !== null) return String(face.number)
  const key = printedKey(face, edition)
  return hasText(`${key}.kind`) ? say(`${key}.kind`, cardValues(face)) : cardName(text, edition)
}

/** What a card does. */
export function cardDoes(text: string): string {
  const face = faceOf(text)
  return face.effect ? say(`${cardKey(face)}.does`, cardValues(face)) : ''
}
