import { describe, expect, it } from 'vitest'
import { pickLanguage } from '@/words/languages'
import { speak } from '@/words/texts.svelte'
import { cardDoes, cardName } from '@/words/cards'
import { eventLine } from '@/words/events'
import type { GameEvent } from '@/game/view'
import { NAMES, scene, scenes } from '../helpers/scenes'

const seating = { names: NAMES, reader: 0 }
const lines = (name: string): string[] => scene(name).events.map((event) => eventLine(event, seating))

describe('words', () => {
  it('names cards', async () => {
    expect(['r7', 'b+2', 'w+4', 'w+c', 'wR+4', 'wW'].map((card) => cardName(card))).toEqual([
      'red 7',
      'blue Draw Two',
      'Wild Draw Four',
      'Wild Draw Color',
      'Wild Reverse Draw Four',
      'Wild Color Roulette',
    ])
    expect(cardName('?')).toBe('?')
    expect(cardDoes('rS')).toContain('loses the turn')
    await speak('zh-Hant')
    expect(cardName('r7/kS')).toBe('紅 7／粉紅色禁止牌')
  })

  it('tells events as the terminal does', () => {
    expect(lines('classic-judged').slice(0, 3)).toEqual([
      'You challenge Bob!',
      'Bob shows these cards: blue 5, red 5.',
      'You were right to challenge Bob: that was a bluff!',
    ])
    expect(lines('classic-caught')[0]).toBe('Ann forgot to call UNO and is caught by you!')
    expect(lines('avengers-snap')[0]).toBe('You lay green 3. Two cards each for: you, Bob.')
    expect(lines('flip-shed')[1]).toBe('You duel with Bob: green 9 against green 7. The duel goes to you.')
  })

  it('has a line for every event that the engine gave, in both languages', async () => {
    for (const lang of ['en', 'zh-Hant'] as const) {
      await speak(lang)
      for (const { name, steps } of scenes) {
        for (const event of steps.flatMap((step) => step.events)) {
          const line = eventLine(event, seating)
          expect(line, `${name} ${event.event}`).not.toMatch(/^event-|\{|undefined|null/)
        }
      }
    }
  })

  it('takes names as they are', () => {
    const event: GameEvent = { event: 'skipped', rule: 'GEN-08', seat: 1 }
    expect(eventLine(event, { names: ['', '<b>{ $x }</b>'], reader: null })).toBe('<b>{ $x }</b> is skipped.')
  })

  it('picks the language of the browser', () => {
    expect(pickLanguage(['zh-TW', 'en'])).toBe('zh-Hant')
    expect(pickLanguage(['zh-CN', 'en'])).toBe('zh-Hans')
    expect(pickLanguage(['zh-Hans-SG'])).toBe('zh-Hans')
    expect(pickLanguage(['zh'])).toBe('zh-Hant')
    expect(pickLanguage(['ja-JP', 'en'])).toBe('ja')
    expect(pickLanguage(['ko'])).toBe('ko')
    expect(pickLanguage(['cy', 'en-GB'])).toBe('en')
    expect(pickLanguage(['cy'])).toBe('en')
  })
})
