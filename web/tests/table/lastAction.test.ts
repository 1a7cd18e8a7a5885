import { describe, expect, it } from 'vitest'
import type { GameEvent } from '@/game/view'
import { lastLines } from '@/table/lastAction'

const SEATING = { names: ['Ann', 'Bob', 'Cy'], reader: 0 }
const lines = (...log: GameEvent[]): string[] => lastLines(log, SEATING, 'classic')

describe('what just happened', () => {
  it('calls the card by its name that made a hand grow', () => {
    const played = { event: 'played', rule: 'GEN-06', seat: 1, card: 'g+2' }
    const drew = { event: 'drew', rule: 'GEN-06', seat: 2, count: 2 }
    expect(lines(played, drew)).toEqual(['Bob plays green Draw Two.', 'Cy draws 2 cards (green Draw Two)'])
  })

  it('calls the first card by its name, whatever rule it acts by', () => {
    const turned = { event: 'turned', rule: 'GEN-13', card: 'g+1', to: 'discard' }
    const drew = { event: 'drew', rule: 'TF-03', seat: 2, count: 1 }
    expect(lastLines([turned, drew], SEATING, 'flip').at(-1)).toBe('Cy draws a card (green Draw One)')
  })

  it('names the rule where it was no card', () => {
    const played = { event: 'played', rule: 'GEN-04', seat: 1, card: 'g2' }
    const drew = { event: 'drew', rule: 'GEN-14', seat: 1, count: 2 }
    expect(lines(played, drew).at(-1)).toBe('Bob draws 2 cards (Calling UNO)')
  })

  it('says nothing of why somebody draws on their turn', () => {
    expect(lines({ event: 'drew', rule: 'GEN-05', seat: 1, count: 1 })).toEqual(['Bob draws a card.'])
  })
})
