import { flushSync } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Replay from '@/pages/Replay.svelte'
import { say } from '@/words/texts.svelte'
import { click, render } from '../helpers/render'
import { scenes } from '../helpers/scenes'

const steps = scenes.find(({ name }) => name === 'classic-round')!.steps.slice(0, 4)
const round = {
  id: 'x',
  edition: 'classic',
  names: ['Ann', '', '', ''],
  winner: 0,
  points: [0, 0, 0, 0],
  ended: 0,
  url: '',
}
const answer = (url: string): Response =>
  new Response(JSON.stringify(url.includes('/steps') ? { total: steps.length, steps } : round))

function key(name: string): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
  flushSync()
}

async function shown(): Promise<{ page: HTMLElement; at: () => string }> {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => answer(url)),
  )
  const page = render(Replay, { parts: ['x'] })
  await vi.waitFor(() => expect(page.querySelector('.controls')).not.toBeNull())
  return { page, at: () => page.querySelector<HTMLInputElement>('input[type=range]')!.value }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the replay', () => {
  it('says why a round cannot be replayed', async () => {
    const refused = (url: string): Response =>
      url.includes('/steps')
        ? new Response('{"code": "other-rules", "text": "Older rules."}', { status: 410 })
        : answer(url)
    vi.stubGlobal(
      'fetch',
      vi.fn(async (url: string) => refused(url)),
    )
    const page = render(Replay, { parts: ['x'] })
    await vi.waitFor(() => expect(page.textContent).toContain('Older rules.'))
  })

  it('says of half a link what people can do about it', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('{"code": "malformed", "text": "path.round_id: pattern"}', { status: 422 })),
    )
    const page = render(Replay, { parts: ['x'] })
    await vi.waitFor(() => expect(page.textContent).toContain(say('web-wrong-link')))
  })

  it('is stepped through by keys', async () => {
    const { at } = await shown()
    key('ArrowRight')
    key('ArrowRight')
    expect(at()).toBe('2')
    key('ArrowLeft')
    expect(at()).toBe('1')
    key('End')
    expect(at()).toBe('3')
    key('ArrowRight')
    expect(at()).toBe('3')
  })

  it('runs at the speed that was chosen, and from the start when it is over', async () => {
    const { page, at } = await shown()
    key('End')
    vi.useFakeTimers()
    const speed = page.querySelector<HTMLSelectElement>('.controls select')!
    speed.value = '4'
    speed.dispatchEvent(new Event('change', { bubbles: true }))
    flushSync()
    expect(at()).toBe('3') // choosing is not running
    click(page.querySelector('.lively'))
    expect(at()).toBe('0')
    vi.advanceTimersByTime(650)
    flushSync()
    expect(at()).toBe('2')
    click(page.querySelector('.lively'))
    vi.advanceTimersByTime(2000)
    flushSync()
    expect(at()).toBe('2')
    expect(speed.value).toBe('4')
  })

  it('says whether the round or the server is not there', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('{"code": "no-round-id", "text": "No such round."}', { status: 404 })),
    )
    const page = render(Replay, { parts: ['x'] })
    await vi.waitFor(() => expect(page.textContent).toContain('No such round.'))
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('offline'))),
    )
    const alone = render(Replay, { parts: ['x'] })
    await vi.waitFor(() => expect(alone.textContent).toContain('server'))
  })
})
