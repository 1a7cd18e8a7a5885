import { flushSync } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type FormValues, valuesOf, optionsOf, recallValues, rememberValues, settingsOf } from '@/settings/formValues'
import { EDITIONS, EXAMPLES, findEdition, type OptionData, OPTIONS } from '@/game/editions'
import { PRESETS, presetOf, presetOptions } from '@/settings/presets'
import type { TableInfo } from '@/net/messages'
import { say } from '@/words/texts.svelte'
import { editionName } from '@/words/editions'
import OptionFields from '@/settings/OptionFields.svelte'
import NewTable from '@/pages/NewTable.svelte'
import { click, render } from '../helpers/render'

afterEach(() => vi.unstubAllGlobals())

const named = (target: HTMLElement, text: string): HTMLButtonElement =>
  [...target.querySelectorAll('button')].find((button) => button.textContent!.includes(text))!

function page(choice: string): HTMLElement {
  return render(NewTable, { parts: [choice] })
}

/** What the server would be told: the page asks for its cookie first. */
function made(): { sent: unknown[] } {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.startsWith('/api/tables')) sent.push(JSON.parse(String(init?.body)))
    return new Response(JSON.stringify({ code: 'ABCD2345', url: '/t/ABCD2345' }))
  })
  return { sent }
}

describe('presets', () => {
  it('promise only what the edition can do', () => {
    expect(named(page('classic'), say('web-preset-party')).textContent).toContain('7')
    expect(named(page('flip'), say('web-preset-party')).textContent).not.toContain('7')
  })

  it('change nothing that is so anyway or can do nothing', () => {
    for (const edition of EDITIONS) {
      expect(presetOptions(PRESETS[0]!, edition)).toEqual({})
      for (const preset of PRESETS) {
        for (const [name, value] of Object.entries(presetOptions(preset, edition))) {
          expect(edition.idle).not.toContain(name)
          expect(value).not.toBe(edition.options[name])
          expect(OPTIONS.map((option) => option.name)).toContain(name)
        }
        const values = { turn_time: preset.turn_time, beginners: preset.beginners ?? false }
        expect(presetOf(values, presetOptions(preset, edition), edition)?.beginners).toBe(preset.beginners)
      }
    }
  })
})

describe('a draft', () => {
  it('is remembered and told to the server', () => {
    const values: FormValues = {
      ...recallValues(),
      choice: 'no-mercy',
      seats: 5,
      options: { 'no-mercy': { mercy: 30 }, bts: { peek: true } },
    }
    rememberValues(values)
    expect(recallValues()).toEqual(values)
    expect(settingsOf(values)).toEqual({
      edition: 'no-mercy',
      options: { mercy: 30 },
      seats: 5,
      turn_time: 60,
      watchers: true,
      public: false,
      beginners: false,
      coach: false,
      archive: false,
    })
  })

  it('comes from a table, and only holds what differs from its edition', () => {
    const usual = findEdition('flip')!.options
    const table = {
      edition: 'flip',
      options: { ...usual, stacking: 'same' },
      seats: 6,
      turn_time: 20,
      watchers: false,
      public: true,
      beginners: false,
    } as unknown as TableInfo
    const values = valuesOf(table, null)
    expect([values.choice, optionsOf(values), values.seats, values.turn_time, values.watchers]).toEqual([
      'flip',
      { stacking: 'same' },
      6,
      20,
      false,
    ])
    expect(valuesOf({ ...table, edition: EXAMPLES[0]!.edition.id }, null).choice).toBe(EXAMPLES[0]!.key)
  })
})

describe('the page of a new table', () => {
  it('has every option that does something, with its text', () => {
    const target = page('bts')
    const shown = OPTIONS.filter(({ name }) => !findEdition('bts')!.idle.includes(name))
    expect(target.querySelectorAll('.option').length).toBe(shown.length)
    expect([...target.querySelectorAll('.option details p')].every((text) => text.textContent!.length > 30)).toBe(true)
  })

  it('sends what was chosen', async () => {
    const { sent } = made()
    const target = page('classic')
    click(named(target, 'Party'))
    click(target.querySelector('details.deck summary'))
    const deck = target.querySelector<HTMLDetailsElement>('details.deck')!
    deck.open = true
    deck.dispatchEvent(new Event('toggle'))
    flushSync()
    const wilds = [...target.querySelectorAll<HTMLInputElement>('.deck input')].at(-1)!
    wilds.value = '8'
    wilds.dispatchEvent(new Event('change', { bubbles: true }))
    flushSync()
    click(named(target, 'Just me and the bots'))
    await vi.waitFor(() => expect(sent.length).toBe(1))
    expect(sent[0]).toEqual({
      settings: {
        edition: 'classic',
        options: { scoring: 'none', stacking: 'higher', seven_zero: true, jump_in: true, deck: { 'w+4': 8 } },
        seats: 4,
        turn_time: 60,
        watchers: true,
        public: false,
        beginners: false,
        coach: false,
        archive: false,
      },
      bots: ['normal', 'normal', 'normal'],
      name: expect.any(String) as string,
      avatar: expect.any(String) as string,
    })
  })

  it('is set for beginners with one tap, and no longer with another', async () => {
    const { sent } = made()
    const target = page('classic')
    click(named(target, 'For beginners'))
    click(named(target, 'Just me and the bots'))
    await vi.waitFor(() => expect(sent.length).toBe(1))
    expect(sent[0]).toMatchObject({
      settings: { beginners: true, turn_time: 120, options: { bluffing: false, scoring: 'none' } },
      bots: ['easy', 'easy', 'easy'],
    })
    click(named(target, 'Family'))
    expect(named(target, 'For beginners').getAttribute('aria-pressed')).toBe('false')
    expect(named(target, 'Family').getAttribute('aria-pressed')).toBe('true')
  })

  it('takes a file of one’s own, and shows its name as text', async () => {
    const edition = { ...EXAMPLES[0]!.edition, id: 'mine@1', words: { en: { name: '<i>Mine</i>', about: 'Ours' } } }
    vi.stubGlobal(
      'fetch',
      async (url: string) =>
        new Response(JSON.stringify(url.startsWith('/api/editions') ? { edition, custom: { name: 'Mine' } } : {})),
    )
    const target = page('classic')
    const input = target.querySelector<HTMLInputElement>('input[type="file"]')!
    Object.defineProperty(input, 'files', { value: [new File(['name = "Mine"'], 'mine.toml')] })
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await vi.waitFor(() => expect(named(target, '<i>Mine</i>')).toBeDefined())
    expect(target.querySelector('button i')).toBeNull()
    expect(named(target, '<i>Mine</i>').getAttribute('aria-pressed')).toBe('true')
    expect(editionName('mine@1')).toBe('<i>Mine</i>')
  })

  it('says what is wrong with a file', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response(JSON.stringify({ code: 'settings', text: 'TOML, line 3: no' }), { status: 422 }),
    )
    const target = page('classic')
    const input = target.querySelector<HTMLInputElement>('input[type="file"]')!
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'x.toml')] })
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await vi.waitFor(() => expect(target.querySelector('[role="alert"]')?.textContent).toBe('TOML, line 3: no'))
  })
})

describe('the fields of options', () => {
  it('take switches, bounds, and choices of any kind', () => {
    vi.spyOn(OPTIONS as OptionData[], 'filter').mockReturnValue([
      { name: 'bluffing', choices: [true, false, 'free'] },
      { name: 'hand_size', low: 1, high: 15 },
      { name: 'jump_in' },
    ])
    const onChange = vi.fn()
    const target = render(OptionFields, { edition: findEdition('classic')!, options: {}, onChange })
    const select = target.querySelector('select')!
    expect([...select.options].slice(0, 2).map((option) => option.textContent)).toEqual(['on', 'off'])
    expect(select.selectedIndex).toBe(0)
    for (const [value, expected] of [
      ['1', { bluffing: false }],
      ['2', { bluffing: 'free' }],
      ['0', {}],
    ] as const) {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
      expect(onChange).toHaveBeenLastCalledWith(expected)
    }
    click(target.querySelector('[role="switch"]'))
    expect(onChange).toHaveBeenLastCalledWith({ jump_in: true })
    vi.restoreAllMocks()
  })

  it('show the number that counts, also if nonsense changes nothing', () => {
    const edition = findEdition('classic')!
    const target = render(OptionFields, { edition, options: {}, onChange: () => undefined })
    const label = [...target.querySelectorAll('label')].find(({ textContent }) =>
      textContent!.includes(say('option-mercy.title')),
    )!
    const field = label.querySelector('input')!
    field.value = '-99999'
    field.dispatchEvent(new Event('change', { bubbles: true }))
    expect(field.value).toBe('0')
  })
})
