import { describe, expect, it, vi } from 'vitest'
import { actionForKey, answers } from '@/table/answers'
import { takesCall, unoState } from '@/table/unoCall'
import { say, speak } from '@/words/texts.svelte'
import Choices from '@/table/Choices.svelte'
import { click, render } from '../helpers/render'
import { NAMES, scene } from '../helpers/scenes'

function choices(name: string) {
  const onChoose = vi.fn()
  const target = render(Choices, { view: scene(name).view, seating: { names: NAMES, reader: 0 }, onChoose })
  return { buttons: [...target.querySelectorAll('button')], onChoose }
}

const shown = (name: string): string[] => choices(name).buttons.map((button) => button.textContent!.trim())

describe('choosers', () => {
  it('offers four colours, each with its shape', () => {
    const { buttons, onChoose } = choices('classic-color')
    expect(buttons.map((button) => button.textContent?.trim())).toEqual(['blue', 'green', 'red', 'yellow'])
    expect(buttons.every((button) => button.querySelector('svg path'))).toBe(true)
    click(buttons[1])
    expect(onChoose).toHaveBeenCalledWith('color g')
  })

  it('offers the dark colours on the dark side', () => {
    expect(shown('flip-dark-color')).toEqual(['pink', 'orange', 'purple', 'teal'])
  })

  it('offers opponents by name', () => {
    expect(shown('no-mercy-swap')).toEqual(['Ann (2)', 'Bob (2)'])
  })

  it.each([
    ['classic-challenge', ['choice-accept', 'choice-challenge'], 'ac', 4],
    ['bts-answer', ['choice-accept', 'choice-dance'], 'ad', 3],
    ['bts-vote', ['choice-vote-yes', 'choice-vote-no'], 'yn', 0],
    ['flip-flipped', ['choice-activate-yes', 'choice-activate-no'], 'yn', 0],
    ['classic-drawn', ['choice-keep'], 'k', 0],
    ['flip-shed', ['choice-stop'], 's', 0],
    ['classic-many', ['choice-draw'], 'd', 0],
  ])('%s: %j by the keys %s', (name, texts, keys, count) => {
    const shownNow = choices(name).buttons.filter((button) => !button.matches('.offered'))
    const words = shownNow.map((button) => button.querySelector('span')!.textContent.trim())
    expect(words).toEqual(texts.map((text, index) => say(text, { count }) + keys[index]))
    expect(shownNow.some((button) => button.matches('.lively, .primary'))).toBe(false) // neither is the right one
  })

  it('says what each answer costs', () => {
    const costs = (name: string) => choices(name).buttons.map((button) => button.querySelector('small')?.textContent)
    expect(costs('classic-challenge')).toEqual([undefined, 'no cards if it was a bluff, 6 if not'])
    expect(costs('bts-answer')).toEqual([undefined, 'no cards if the table likes it'])
  })

  it('offers a drawn card beside keeping it', () => {
    const { buttons, onChoose } = choices('classic-drawn')
    click(buttons.find((button) => button.matches('.offered')))
    expect(onChoose).toHaveBeenCalledWith('play r2')
  })

  it('is silent when somebody else decides', () => {
    expect(answers(scene('classic-exposed').view)).toEqual([])
  })

  it('speaks Chinese', async () => {
    await speak('zh-Hant')
    expect(shown('classic-color')).toEqual(['藍', '綠', '紅', '黃'])
  })

  it('has keys for everything', () => {
    expect(actionForKey('2', scene('classic-color').view)).toBe('color g')
    expect(actionForKey('c', scene('classic-challenge').view)).toBe('challenge')
    expect(actionForKey('c', scene('classic-exposed').view)).toBe('catch 1')
    expect(actionForKey('x', scene('classic-exposed').view)).toBeNull()
  })

  it('knows when UNO matters', () => {
    expect(unoState(scene('classic-uno').view)).toBe('ready')
    expect(unoState(scene('classic-late').view)).toBe('late')
    expect(unoState(scene('classic-many').view)).toBe('open')
    expect(unoState(scene('classic-exposed').view)).toBe('quiet')
  })

  it('lets UNO go with every action that may leave one card', () => {
    const options = { force_play: false }
    for (const action of ['play r1', 'jump r1', 'lay r1', 'shed r1']) expect(takesCall(action, { options })).toBe(true)
    for (const action of ['draw', 'color r', 'stop', 'accept']) expect(takesCall(action, { options })).toBe(false)
    expect(takesCall('draw', { options: { force_play: true } })).toBe(true)
    const drawing = { actions: ['draw'], interrupts: [], hand: ['g1'], options: { force_play: true } }
    expect(unoState(drawing)).toBe('ready') // the drawn card goes at once
    expect(unoState({ ...drawing, hand: ['g1', 'g2'] })).toBe('open')
    expect(unoState({ ...drawing, options })).toBe('quiet')
  })
})
