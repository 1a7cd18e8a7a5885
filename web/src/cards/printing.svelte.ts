/**
 * Cards as pictures: drawn as vectors at first, then printed into bitmaps in idle moments, as these cost the browser
 * next to nothing.
 */
import { SvelteMap } from 'svelte/reactivity'
import { whenIdle } from '@/browser/scheduling.svelte'
import { lookOf } from '@/looks'
import { drawBack } from './drawing/back'
import { drawFace } from './drawing/face'
import { patternsIn } from './drawing/patterns'

const drawings = new Map<string, string>()
const prints = new SvelteMap<string, string>()
/** Three pixels for each of the 80 that a card in hand is wide on a phone. */
const WIDTH = 240
const HEIGHT = WIDTH * 1.4

export function facePicture(card: string, edition: string): string {
  return prints.get(`${edition} ${card}`) ?? drawnFace(card, edition)
}

export function backPicture(edition: string): string {
  return prints.get(edition) ?? drawnBack(edition)
}

function drawnFace(card: string, edition: string): string {
  return drawing(`${edition} ${card}`, edition, () => drawFace(card, edition))
}

function drawnBack(edition: string): string {
  return drawing(edition, edition, () => drawBack(edition))
}

function drawing(key: string, edition: string, draw: () => string): string {
  let url = drawings.get(key)
  if (!url) {
    const drawn = draw()
    const size = `viewBox="0 0 100 140" width="${WIDTH}" height="${HEIGHT}"`
    const inside = patternsIn(drawn, lookOf(edition).patterns) + drawn
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`
    drawings.set(key, (url = `data:image/svg+xml,${encodeURIComponent(svg)}`))
  }
  return url
}

/** Held, so that the browser has them at hand at once. */
const ready = new Set<HTMLImageElement>()

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

/** Some browsers hide what is on a canvas from every page; there cards stay drawn. */
function canRead(): boolean {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return false
  pen.fillStyle = '#3c78b4'
  pen.fillRect(0, 0, 4, 4)
  const seen = pen.getImageData(0, 0, 4, 4).data
  return seen.every((value, index) => Math.abs(value - [60, 120, 180, 255][index % 4]!) < 4)
}

async function print(key: string, url: string): Promise<void> {
  if (prints.has(key)) return
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  canvas.getContext('2d')!.drawImage(await load(url), 0, 0, WIDTH, HEIGHT)
  const ink = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.95))
  if (!ink) return
  const printed = URL.createObjectURL(ink)
  ready.add(await load(printed))
  prints.set(key, printed)
}

/** Has all faces of an edition printed, one whenever the browser has nothing else to do. */
export function prepare(edition: string, cards: readonly string[]): () => void {
  if (!canRead()) return () => undefined
  const left = [
    () => print(edition, drawnBack(edition)),
    ...cards.map((card) => () => print(`${edition} ${card}`, drawnFace(card, edition))),
  ]
  let stopped = false
  const next = (): void => {
    const printNext = stopped ? undefined : left.shift()
    const go = (): void => whenIdle(next)
    printNext?.().then(go, go)
  }
  whenIdle(next)
  return () => (stopped = true)
}
