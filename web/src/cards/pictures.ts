/** Cards as pictures that the browser draws once and keeps: a table full of them costs it one element each. */
import { drawBack } from './art/back'
import { drawFace } from './art/face'
import { patternsIn } from './art/patterns'

const kept = new Map<string, string>()

export function facePicture(card: string, edition: string): string {
  return picture(`${edition} ${card}`, () => drawFace(card, edition))
}

export function backPicture(edition: string): string {
  return picture(edition, () => drawBack(edition))
}

function picture(key: string, draw: () => string): string {
  let url = kept.get(key)
  if (!url) {
    const drawing = draw()
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="200" height="280">${patternsIn(drawing)}${drawing}</svg>`
    kept.set(key, (url = `data:image/svg+xml,${encodeURIComponent(svg)}`))
  }
  return url
}

const ready = new Set<HTMLImageElement>()

/** Has the browser draw all faces of an edition beforehand, a few whenever it has nothing else to do. */
export function prepare(edition: string, cards: readonly string[]): () => void {
  const later = window.requestIdleCallback ?? ((act: () => void) => window.setTimeout(act, 60))
  const left = [backPicture(edition), ...cards.map((card) => facePicture(card, edition))]
  let stopped = false
  const next = (): void => {
    const url = left.shift()
    if (!url || stopped) return
    const image = new Image()
    image.src = url
    ready.add(image)
    void image.decode().catch(() => undefined).then(() => later(next))
  }
  later(next)
  return () => {
    stopped = true
    ready.clear()
  }
}
