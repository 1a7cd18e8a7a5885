/** A result as a picture to share: drawn on a canvas with our own cards. */
import { facePicture } from '@/cards/printing.svelte'
import { lookOf } from '@/looks'
import { editionName } from '@/words/editions'
import { seatName, type Seating } from '@/words/events'
import { say } from '@/words/texts.svelte'
import type { RoundResult, SeatResult } from './roundResult'

export interface PicturedResult {
  title: string
  how: string
  result: RoundResult
  seating: Seating
  edition: string
  /** What a custom edition is called. */
  name: string
}

const WIDTH = 1080
const EDGE = 60
const HEAD = 300
const LINE = 128
const FOOT = 90
const CARD = 60
const MOST_CARDS = 12
const FONT = 'system-ui, "Noto Sans TC", "PingFang TC", "Microsoft JhengHei", sans-serif'

/** Hands the picture to the system's sheet where files can be shared, otherwise saves it. */
export async function shareResult(pictured: PicturedResult): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => {
    void drawResult(pictured).then((canvas) => canvas.toBlob(resolve, 'image/png'))
  })
  if (!blob) return
  const file = new File([blob], 'lastcard.png', { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] }) && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ files: [file] }).catch(() => undefined) // somebody thought better of it
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

async function drawResult({ title, how, result, seating, edition, name }: PicturedResult): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEAD + result.seats.length * LINE + FOOT
  const pen = canvas.getContext('2d')!
  const theme = lookOf(edition).theme
  pen.fillStyle = theme.accent
  pen.fillRect(0, 0, WIDTH, canvas.height)
  const shade = pen.createLinearGradient(0, 0, 0, canvas.height)
  shade.addColorStop(0, '#00000055')
  shade.addColorStop(1, '#000000cc')
  pen.fillStyle = shade
  pen.fillRect(0, 0, WIDTH, canvas.height)
  pen.textBaseline = 'middle'
  const room = WIDTH - 2 * EDGE
  write(pen, name || editionName(edition), EDGE, 70, 34, '#ffffffd0', room)
  write(pen, title, EDGE, 150, 72, '#fff', room)
  write(pen, how, EDGE, 225, 36, '#ffffffd0', room)
  for (const [index, one] of result.seats.entries()) {
    await drawSeat(pen, one, HEAD + index * LINE, { result, seating, edition })
  }
  write(pen, say('result-made-with'), EDGE, canvas.height - FOOT / 2, 30, '#ffffffa0', room)
  return canvas
}

async function drawSeat(
  pen: CanvasRenderingContext2D,
  one: SeatResult,
  top: number,
  { result, seating, edition }: Pick<PicturedResult, 'result' | 'seating' | 'edition'>,
): Promise<void> {
  const middle = top + LINE / 2
  pen.fillStyle = one.seat === result.winner ? '#ffffff33' : '#ffffff14'
  pen.beginPath()
  pen.roundRect(EDGE / 2, top + 4, WIDTH - EDGE, LINE - 8, 18)
  pen.fill()
  write(pen, seatName(one.seat, seating), EDGE, middle, 40, '#fff', 230)
  for (const [at, { card }] of one.cards.slice(0, MOST_CARDS).entries()) {
    const picture = new Image()
    picture.src = facePicture(card, edition)
    await picture.decode()
    pen.drawImage(picture, 310 + at * (CARD * 0.7), middle - CARD * 0.7, CARD, CARD * 1.4)
  }
  const more = one.cards.length - MOST_CARDS
  if (more > 0) write(pen, `+${more}`, 320 + MOST_CARDS * CARD * 0.7 + 20, middle, 32, '#fff', 80)
  if (one.isOut) write(pen, say('seat-out'), 310, middle, 36, '#fff', 200)
  pen.textAlign = 'right'
  if (result.scoring !== 'none') write(pen, `★ ${one.total}`, WIDTH - EDGE, middle, 46, '#ffe38a', 200)
  pen.textAlign = 'left'
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  color: string,
  room: number,
): void {
  pen.font = `${size >= 40 ? 700 : 500} ${size}px ${FONT}`
  pen.fillStyle = color
  pen.fillText(text, x, y, room)
}
