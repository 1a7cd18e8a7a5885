import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import { preferences } from '@/browser/preferences.svelte'
import Hand from '@/table/Hand.svelte'
import { render, click } from '../helpers/render'
import { scene } from '../helpers/scenes'

function hand(name: string) {
  const [onUse, onAsk, onInfo] = [vi.fn(), vi.fn(), vi.fn()]
  const target = render(Hand, { view: scene(name).view, onUse, onAsk, onInfo })
  return {
    target,
    onUse,
    onAsk,
    onInfo,
    card: (text: string) => target.querySelector<HTMLElement>(`[data-card="${text}"]`)!,
  }
}

describe('the hand', () => {
  it('shows every card, at least 36 px of each', () => {
    const { target } = hand('classic-many')
    expect(target.querySelectorAll('li').length).toBe(25)
    expect(
      parseFloat(target.querySelector<HTMLElement>('ul')!.style.getPropertyValue('grid-auto-columns')),
    ).toBeGreaterThanOrEqual(36)
  })

  it('plays what can be played and asks about the rest', () => {
    const { card, onUse, onAsk } = hand('classic-many')
    click(card('r3'))
    expect(onUse).toHaveBeenCalledWith('play r3')
    click(card('g3'))
    expect(onAsk.mock.calls[0]?.[0]).toMatchObject({ card: 'g3' })
    expect(card('g3').getAttribute('aria-disabled')).toBe('true')
  })

  it('lays, sheds and stacks by the same tap', () => {
    const lay = hand('avengers-lay')
    click(lay.card('g3'))
    expect(lay.onUse).toHaveBeenCalledWith('lay g3')
    const shed = hand('flip-shed')
    click(shed.card('b5'))
    expect(shed.onUse).toHaveBeenCalledWith('shed b5')
    const stack = hand('no-mercy-stack')
    click(stack.card('w+6'))
    expect(stack.onUse).toHaveBeenCalledWith('play w+6')
  })

  it('lifts a card first where there is something to think of', () => {
    const [onUse, onLift] = [vi.fn(), vi.fn()]
    const warningFor = (action: string): string => (action === 'play w+4' ? 'A bluff!' : '')
    const props = { view: scene('classic-many').view, onUse, onAsk: vi.fn(), onInfo: vi.fn(), warningFor, onLift }
    const target = render(Hand, props)
    const card = (text: string) => target.querySelector<HTMLElement>(`[data-card="${text}"]`)!
    click(card('w+4'))
    expect([onUse.mock.calls.length, onLift.mock.lastCall]).toEqual([0, ['A bluff!']])
    click(card('r3'))
    expect(onUse).toHaveBeenLastCalledWith('play r3')
    click(card('w+4'))
    click(card('w+4'))
    expect(onUse).toHaveBeenLastCalledWith('play w+4')
  })

  it('lifts a narrow card before it is played by a finger, if that is wanted', () => {
    const { card, onUse } = hand('classic-many')
    const touch = (): void => {
      card('r3').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
      flushSync()
    }
    touch()
    expect(onUse).not.toHaveBeenCalled()
    touch()
    expect(onUse).toHaveBeenCalledWith('play r3')
    preferences.set('careful', false)
    touch()
    expect(onUse).toHaveBeenCalledTimes(2)
    preferences.set('careful', true)
  })

  it('moves by arrow keys and explains by ?', () => {
    const { target, onInfo } = hand('classic-uno')
    const cards = target.querySelectorAll<HTMLElement>('button')
    cards[0]!.focus()
    cards[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    flushSync()
    expect(document.activeElement).toBe(cards[1])
    cards[1]!.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
    expect(onInfo).toHaveBeenCalledOnce()
  })
})
