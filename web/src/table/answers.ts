/** The answers to a decision that are no cards in hand, in the order in which they are offered, with their keys. */
import { colorName } from '@/words/cards'
import { isOwn } from './decisions'
import { costOf } from './stakes'
import type { Values } from '@/words/texts.svelte'
import type { View } from '@/game/view'

export interface Answer {
  action: string
  /** The key on a keyboard. */
  key: string
  text: { key: string; values: Values }
  /** What it costs, in words; '' if its text says so. */
  cost: string
}

const KEYS: Record<string, string> = {
  draw: 'd',
  keep: 'k',
  accept: 'a',
  challenge: 'c',
  dance: 'd',
  yes: 'y',
  no: 'n',
  stop: 's',
}

export function answers(view: View): Answer[] {
  if (!isOwn(view)) return []
  let listed = 0
  return view.actions
    .filter((action) => !/^(play|lay|shed) /.test(action))
    .map((action) => {
      const [verb = ''] = action.split(' ')
      const text = textOf(verb, view)
      return {
        action,
        key: KEYS[verb] ?? String(++listed),
        text,
        cost: costOf(verb, view),
      }
    })
}

function textOf(verb: string, view: View): Answer['text'] {
  if (verb === 'accept') {
    return view.pending || !view.color
      ? { key: 'choice-accept', values: { count: view.pending } }
      : { key: 'choice-accept-color', values: { color: colorName(view.color) } }
  }
  if (verb === 'yes' || verb === 'no') return { key: `choice-${view.decision?.kind}-${verb}`, values: {} }
  return { key: `choice-${verb}`, values: {} }
}

/** The action that a key stands for now, among answers and actions out of turn. */
export function actionForKey(key: string, view: View): string | null {
  const answer = answers(view).find((one) => one.key === key)
  if (answer) return answer.action
  const open = (start: string): string | null => view.interrupts.find((action) => action.startsWith(start)) ?? null
  if (key === 'c') return open('catch')
  if (key === 'j') return open('jump')
  return null
}
