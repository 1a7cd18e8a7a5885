import { describe, expect, it, vi } from 'vitest'
import Chairs from '@/lobby/Chairs.svelte'
import HostTools from '@/lobby/HostTools.svelte'
import { say } from '@/words/texts.svelte'
import { CHAIRS, fakeConnection, named } from '../helpers/connection'
import { click, render } from '../helpers/render'

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('the chairs', () => {
  it('show what is when a change is refused', async () => {
    const { ask, connection: at } = fakeConnection({ host: true })
    ask.mockResolvedValue({ type: 'error' })
    const bot = render(Chairs, { connection: at }).querySelector('select')!
    choose(bot, '')
    await vi.waitFor(() => expect(bot.value).toBe('easy'))

    const going = fakeConnection(
      { host: true },
      { is_over: false, chairs: CHAIRS.map((one) => ({ ...one, leaves: one.kind === 'bot' })) },
    )
    going.ask.mockResolvedValue({ type: 'error' })
    const leaver = render(Chairs, { connection: going.connection }).querySelector('select')!
    choose(leaver, 'hard')
    await vi.waitFor(() => expect(leaver.value).toBe(''))
  })

  it('tell which bot goes after the round', () => {
    const { connection: at } = fakeConnection(
      { host: true },
      { is_over: false, chairs: CHAIRS.map((one) => ({ ...one, leaves: one.kind === 'bot' })) },
    )
    const target = render(Chairs, { connection: at })
    expect(
      [...target.querySelectorAll('li')].map((row) => row.textContent!.includes('leaves after this round')),
    ).toEqual([false, false, true, false])
    expect(target.querySelector('select')!.value).toBe('')
  })

  it('give the host all powers', () => {
    const { ask, connection: at } = fakeConnection({ host: true })
    const target = render(Chairs, { connection: at })
    const [bot, free] = [...target.querySelectorAll('select')]
    choose(bot!, 'normal')
    expect(ask).toHaveBeenLastCalledWith('fill', { chair: 2, level: 'normal' })
    choose(bot!, '')
    expect(ask).toHaveBeenLastCalledWith('free', { chair: 2 })
    choose(free!, 'easy')
    expect(ask).toHaveBeenLastCalledWith('fill', { chair: 3, level: 'easy' })
    const powers = (text: string): void => {
      click(target.querySelector('[aria-expanded]'))
      click(named(target, text))
    }
    powers('Make host')
    expect(ask).toHaveBeenLastCalledWith('host', { chair: 1 })
    powers(say('web-mute'))
    expect(ask).toHaveBeenLastCalledWith('mute', { handle: 'ann', muted: true })
    powers('Remove')
    expect(ask).toHaveBeenLastCalledWith('remove', { handle: 'ann' })
    click(render(HostTools, { connection: at }).querySelector('input[type="checkbox"]'))
    expect(ask).toHaveBeenLastCalledWith('lock', { locked: true })
  })

  it('say once who is there: in words, or for the host in the list to choose from', () => {
    const { connection: host } = fakeConnection({ host: true })
    const bot = render(Chairs, { connection: host }).querySelectorAll('li')[2]!
    expect(bot.querySelector('select')!.value).toBe('easy')
    expect(bot.querySelector('small')).toBeNull()
    const { connection: guest } = fakeConnection({ host: false, chair: 0 })
    expect(render(Chairs, { connection: guest }).querySelectorAll('li')[2]!.textContent).toContain('Bot: Easy')
  })

  it('give others none, and show names as text', () => {
    const { connection: at } = fakeConnection({ host: false, chair: 0 })
    const target = render(Chairs, { connection: at })
    expect(target.querySelectorAll('select, input').length).toBe(0)
    click(target.querySelector('[aria-expanded]'))
    expect(target.querySelectorAll('.powers button').length).toBe(1)
    expect(target.querySelector('b')).toBeNull()
    expect(target.textContent).toContain('<b>Ann</b>')
  })
})
