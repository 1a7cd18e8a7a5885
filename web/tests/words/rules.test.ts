import { describe, expect, it, vi } from 'vitest'
import { findEdition, OPTIONS } from '@/game/editions'
import { isRule, optionValue, ruleLabel, ruleTitle } from '@/words/rules'
import { say } from '@/words/texts.svelte'
import Rules from '@/pages/Rules.svelte'
import Table from '@/table/Table.svelte'
import { click, render } from '../helpers/render'
import { snapshotOfScene } from '../helpers/scenes'

describe('rules and options', () => {
  it('are cited by id, or by title', () => {
    expect([ruleLabel('GEN-04'), ruleLabel('stacking')]).toEqual(['GEN-04', say('option-stacking.title')])
    expect([ruleTitle('GEN-04'), ruleTitle('stacking')]).toEqual([
      say('rule-GEN-04.title'),
      say('option-stacking.title'),
    ])
    expect([isRule('GEN-04'), isRule('stacking')]).toEqual([true, false])
  })

  it('have values in words', () => {
    expect(optionValue('bluffing', true)).toBe(say('option-on'))
    expect(optionValue('stacking', 'same')).toBe(say('option-stacking-same'))
    expect(optionValue('hand_size', 7)).toBe('7')
  })

  it('open from a refusal under an option', async () => {
    const explain = vi.fn(async () => ({ rule: 'stacking', text: 'No.' }))
    const target = render(Table, { snapshot: snapshotOfScene('classic-many'), actions: { send: vi.fn(), explain } })
    click(target.querySelector('[data-card="g3"]'))
    await vi.waitFor(() => expect(target.querySelector('.why .rule')).not.toBeNull())
    const button = target.querySelector('.why .rule')!
    expect(button.textContent).toBe(say('option-stacking.title'))
    click(button)
    expect(target.querySelector('.sheet')!.textContent).toContain(say('option-stacking'))
    expect(target.querySelector('.sheet')!.textContent).not.toContain('stacking.title')
  })

  it.each(['avengers', 'flip', 'no-mercy'])('are all listed for %s that a table can change there', (edition) => {
    const target = render(Rules, { parts: [edition] })
    const shown = [...target.querySelectorAll('.options tr')].map((row) => row.textContent)
    const { options, idle } = findEdition(edition)!
    const changeable = OPTIONS.filter(({ name }) => !idle.includes(name))
    expect(shown).toEqual(changeable.map(({ name }) => ruleTitle(name) + optionValue(name, options[name])))
    expect(idle).not.toEqual([])
  })
})
