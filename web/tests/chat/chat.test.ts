import { describe, expect, it, vi } from 'vitest'
import Chat from '@/chat/Chat.svelte'
import { ignore, ignored } from '@/chat/ignored.svelte'
import { REACTIONS } from '@/chat/reactions'
import { fakeConnection } from '../helpers/connection'
import { click, render } from '../helpers/render'

describe('chat', () => {
  const line = { event: 'chat', name: 'Ann', handle: 'ann', text: '<script>alert(1)</script>' }

  it('is text, whatever is written', () => {
    const target = render(Chat, { connection: fakeConnection({}, {}, [line]).connection })
    expect(target.querySelector('script')).toBeNull()
    expect(target.textContent).toContain('<script>')
  })

  it('hides whom one does not want to read', () => {
    const target = render(Chat, { connection: fakeConnection({}, {}, [line]).connection })
    click(target.querySelector('li button'))
    expect(ignored.has('ann')).toBe(true)
    expect(target.querySelector('ol')!.textContent).not.toContain('alert')
    ignore('ann', false)
  })

  it('keeps what did not get through', async () => {
    const { ask, connection: at } = fakeConnection({})
    ask.mockResolvedValue({ type: 'error' })
    const target = render(Chat, { connection: at })
    const input = target.querySelector('input')!
    input.value = 'hello'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    target.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.waitFor(() => expect(input.value).toBe('hello'))
    expect(ask).toHaveBeenCalledWith('chat', { text: 'hello' })
  })

  it('has a picture for every reaction', () => {
    const { ask, connection: at } = fakeConnection({})
    const target = render(Chat, { connection: at })
    const buttons = [...target.querySelectorAll('.reactions button')]
    expect(buttons.length).toBe(Object.keys(REACTIONS).length)
    expect(
      buttons.every((button) => button.querySelectorAll('path').length > 1 && button.getAttribute('aria-label')),
    ).toBe(true)
    click(buttons[0])
    expect(ask).toHaveBeenCalledWith('react', { reaction: 'thumbs-up' })
  })
})
