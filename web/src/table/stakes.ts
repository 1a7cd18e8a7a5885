/** What is at stake in a decision of one's own: who attacks with what, what a choice is for, what an answer costs. */
import { effectData, FAILED_CHALLENGE, findEdition } from '@/game/editions'
import { faceOf } from '@/game/faces'
import type { GameEvent, View } from '@/game/view'
import { cardName, colorName } from '@/words/cards'
import { type Seating, seatName } from '@/words/events'
import { hasText, say, type Values } from '@/words/texts.svelte'
import { isOwn } from './decisions'
import { takesCall } from './unoCall'

/** What is asked, more closely than the decision's own text; '' where there is nothing to add. */
export function stakeOf(view: View, log: readonly GameEvent[], seating: Seating): string {
  if (!isOwn(view)) return ''
  const { effect } = faceOf(view.top)
  switch (view.decision?.kind) {
    case 'answer':
      return attackOn(view, log, seating, effect)
    case 'color':
      return colorStake(effect, view, log)
    case 'target':
      return textOf(`stake-target-${effect}`)
    case 'lay':
      return say('stake-lay', {
        count: effectData(effect)?.cards ?? 0,
        self: view.options['gauntlet_self'] ? 'yes' : 'no',
      })
    case 'turn':
      return view.actions.length ? '' : say('stake-drawn-unplayable')
    default:
      return ''
  }
}

/** What an effect has to say of its own about a decision; '' if nothing. */
function textOf(key: string, values?: Values): string {
  return hasText(key) ? say(key, values) : ''
}

/** Options as texts choose by them: a switch is `yes` or `no`. */
function spoken(options: View['options']): Values {
  const word = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : String(value))
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, word(value)]))
}

function attackOn(view: View, log: readonly GameEvent[], seating: Seating, effect: string): string {
  const attack = log.findLast(({ event }) => event === 'played' || event === 'flipped')
  const name = attack?.seat === undefined ? null : seatName(attack.seat, seating)
  if (name === null) return ''
  const values = { name, card: cardName(view.top, view.edition), count: view.pending }
  const own = textOf(`stake-answer-${effect}`, values)
  if (own) return own
  const told = say(attack?.seat === view.seat ? 'stake-answer.self' : 'stake-answer', values)
  const stacks = view.actions.some((action) => action.startsWith('play '))
  return stacks ? [told, say('stake-stack')].join(say('web-gap')) : told
}

function colorStake(effect: string, view: View, log: readonly GameEvent[]): string {
  const last = log.findLast(({ event }) => event === 'judged' || event === 'played')
  if (last?.event === 'judged' && last.seat === view.seat) return say('stake-color-penalty')
  return textOf(`stake-color-${effect}`)
}

/** What an answer costs; '' where its own text says so, or nobody can know. */
export function costOf(verb: string, view: View): string {
  if (view.decision?.kind !== 'answer') return ''
  if (verb !== 'challenge') return textOf(`cost-${verb}`, spoken(view.options))
  if (view.pending) return say('cost-challenge', { count: view.pending + FAILED_CHALLENGE })
  return say('cost-challenge-color', { count: FAILED_CHALLENGE })
}

/** What to think of before this action is taken; '' if nothing. */
export function warningFor(action: string, view: View, beginner: { calls: boolean } | null): string {
  const [verb, card = ''] = action.split(' ')
  if (verb === 'play' && isBluff(card, view)) {
    return view.color && view.hand.some((other) => faceOf(other).color === view.color)
      ? say('warn-bluff', { color: colorName(view.color) })
      : say('warn-bluff-wild')
  }
  if (verb === 'lay' && laysOnSelf(card, view)) {
    const count = effectData(faceOf(view.top).effect)?.cards ?? 0
    return say('warn-lay', { color: colorName(faceOf(card).color), count })
  }
  if (beginner && verb === 'draw' && view.decision?.kind === 'turn' && fitting(view).length) return say('warn-draw')
  const leavesOne = view.hand.length === 2 && verb === 'play'
  return beginner && !beginner.calls && leavesOne && takesCall(action, view) ? say('warn-uno') : ''
}

/** Whether this wild would be wrong to play now, and can be challenged (GEN-11, GEN-12, TF-08). */
export function isBluff(card: string, view: View): boolean {
  const wild = faceOf(card.split('/')[view.side === 'dark' ? 1 : 0] ?? card)
  const isJudged = view.options['bluffing'] === true && !findEdition(view.edition)?.idle.includes('bluffing')
  if (!isJudged || !effectData(wild.effect)?.bluffable) return false
  const left = [...view.hand]
  left.splice(left.indexOf(wild.text), 1)
  const testsPlayable = view.options['challenge_test'] === 'playable'
  const wildsMatch = view.options['wilds_match']
  return left.map(faceOf).some((face) => {
    if (!face.color) {
      const isSame = face.symbol === wild.symbol
      return isSame ? !testsPlayable && wildsMatch === true : testsPlayable || !!wildsMatch
    }
    return face.color === view.color || (testsPlayable && face.symbol === faceOf(view.top).symbol)
  })
}

function laysOnSelf(card: string, view: View): boolean {
  const option = effectData(faceOf(view.top).effect)?.selfOption
  if (option && !view.options[option]) return false
  const left = [...view.hand]
  left.splice(left.indexOf(card), 1)
  return left.some((other) => faceOf(other).color === faceOf(card).color)
}

/** The cards that can be played, and are no bluff. */
function fitting(view: View): string[] {
  const cards = view.actions.filter((action) => action.startsWith('play ')).map((action) => action.slice(5))
  return cards.filter((card) => !isBluff(card, view))
}

/** What fits on the pile now, for those who still learn. */
export function hintOf(view: View): string {
  if (!isOwn(view) || view.decision?.kind !== 'turn' || !view.actions.length || !view.color) return ''
  const fits = fitting(view)
  const count = view.hand.filter((card) => fits.includes(card)).length
  const { number } = faceOf(view.top)
  return say('hint-fits', { count, color: colorName(view.color), number: number ?? -1 })
}
