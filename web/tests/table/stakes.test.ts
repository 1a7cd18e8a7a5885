import { describe, expect, it } from 'vitest'
import type { View } from '@/game/view'
import { hintOf, isBluff, stakeOf, warningFor } from '@/table/stakes'
import { NAMES, scene, scenes } from '../helpers/scenes'

const seating = { names: NAMES, reader: 0 }
const stake = (name: string): string => {
  const log = scenes.find((one) => one.name === name)!.steps.flatMap(({ events }) => events)
  return stakeOf(scene(name).view, log, seating)
}
const turn = (hand: string[], more: Partial<View> = {}): View => ({ ...scene('classic-many').view, hand, ...more })

describe('what is at stake', () => {
  it.each([
    ['classic-challenge', 'Bob hits you with Wild Draw Four.'],
    ['no-mercy-stack', 'Bob hits you with red Draw Two. You can also put a draw card on it.'],
    ['bts-answer', 'Bob wants to see you dance!'],
    ['no-mercy-swap', 'Whose hand do you want?'],
    ['flip-target', 'Who do you duel? The higher number wins and may discard two cards.'],
    ['avengers-lay', 'Lay a card: all who hold its colour draw 2, and so do you if you hold more of it.'],
    ['classic-color', ''],
    ['classic-exposed', ''],
  ])('%s: %s', (name, words) => {
    expect(stake(name)).toBe(words)
  })

  it('says that a drawn card does not fit', () => {
    expect(stakeOf(turn(['g1'], { actions: [] }), [], seating)).toBe('The card you drew does not fit, so you keep it.')
  })

  it('says what the colour is for where one turns up cards oneself', () => {
    const view = { ...scene('classic-color').view, edition: 'no-mercy', top: 'wW' }
    expect(stakeOf(view, [], seating)).toContain('you turn up cards until it comes')
  })
})

describe('warnings', () => {
  it('knows a bluff', () => {
    expect(isBluff('w+4', turn(['r1', 'w+4']))).toBe(true)
    expect(isBluff('w+4', turn(['g1', 'w+4']))).toBe(false)
    expect(isBluff('w', turn(['r1', 'w']))).toBe(false)
    const options = (more: View['options']) => ({ options: { ...scene('classic-many').view.options, ...more } })
    expect(isBluff('w+4', turn(['r1', 'w+4'], options({ bluffing: 'free' })))).toBe(false)
    const playable = options({ challenge_test: 'playable' })
    expect(isBluff('w+4', turn(['g9', 'w+4'], playable))).toBe(true)
    expect(isBluff('w+4', turn(['g8', 'w+4'], playable))).toBe(false)
  })

  it('warns of a bluff before it flies, and of a card that comes back', () => {
    expect(warningFor('play w+4', turn(['r1', 'w+4']), null)).toContain('That would be a bluff: you hold red.')
    const lay = scene('avengers-lay').view
    expect(warningFor('lay g3', lay, null)).toContain('you would draw 2 yourself')
    expect(warningFor('lay r1', lay, null)).toBe('')
    const others = { ...lay, options: { ...lay.options, gauntlet_self: false } }
    expect(warningFor('lay g3', others, null)).toBe('')
  })

  it('reminds beginners to call', () => {
    const view = turn(['r1', 'g1'])
    expect(warningFor('play r1', view, null)).toBe('')
    expect(warningFor('play r1', view, { calls: true })).toBe('')
    expect(warningFor('play r1', view, { calls: false })).toContain('Press UNO! first')
  })

  it('asks beginners who could play before they draw', () => {
    const view = turn(['r1', 'g1'], { actions: ['play r1', 'draw'] })
    expect(warningFor('draw', view, { calls: false })).toContain('One of your cards fits')
    expect(warningFor('draw', view, null)).toBe('')
    expect(warningFor('draw', { ...view, actions: ['draw'] }, { calls: false })).toBe('')
    const bluff = turn(['r1', 'w+4'], { actions: ['play w+4', 'draw'] })
    expect(warningFor('draw', bluff, { calls: false })).toBe('')
  })

  it('tells beginners what fits', () => {
    expect(hintOf(turn(['r1', 'g1'], { actions: ['play r1', 'draw'] }))).toBe(
      'One of your cards fits: red, a 9 or a wild.',
    )
    expect(hintOf(turn(['r1', 'r1', 'g1'], { actions: ['play r1', 'draw'] }))).toContain('2 of your cards fit')
    expect(hintOf(turn(['g1'], { actions: ['draw'], top: 'rS' }))).toBe('Nothing fits: red or a wild is needed.')
  })
})
