/** Which avatar somebody has, and which character a bot. */
import { AVATARS, CHARACTERS } from '@/game/editions'
import type { Chair } from '@/net/messages'
import { botDrawing, DRAWINGS } from './drawings'
import type { Drawing } from './strokes'

/** Bots have a name and a head by their chair: the one on the left of the first chair has number 1. */
export function botNumber(chair: number): number {
  return ((chair + 8) % 9) + 1
}

/** How the bot on this chair plays and talks. */
export function characterOf(chair: number): string {
  return CHARACTERS[botNumber(chair) - 1] ?? ''
}

/** What sits on a chair; a person who has chosen nothing has one, too. */
export function avatarOf(chair: Chair, number: number): string {
  return chair.kind === 'bot' ? `bot-${botNumber(number)}` : chair.avatar || AVATARS[number % AVATARS.length]!
}

export function drawingOf(name: string): Drawing {
  return DRAWINGS[name] ?? botDrawing(Number(name.replace('bot-', '')) || 0)
}

export function anyAvatar(of: readonly string[] = AVATARS): string {
  return of[Math.floor(Math.random() * of.length)]!
}
