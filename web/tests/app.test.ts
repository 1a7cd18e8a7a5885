import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { go } from '@/browser/route.svelte'
import App from '@/App.svelte'
import { render } from './helpers/render'
import { scenes } from './helpers/scenes'
import { FakeSocket } from './helpers/socket'

const steps = scenes.find(({ name }) => name === 'classic-round')!.steps.slice(0, 2)
const round = {
  id: 'x',
  edition: 'classic',
  names: ['Ann', '', '', ''],
  winner: 0,
  points: [0, 0, 0, 0],
  ended: 0,
  url: '',
}
const asked: string[] = []

beforeEach(() => {
  FakeSocket.made = []
  asked.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      asked.push(url)
      return new Response(
        JSON.stringify(url.includes('/steps') ? { total: steps.length, steps } : url.includes('/rounds/') ? round : {}),
      )
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('the pages', () => {
  it('do not take the address of the next one for their own', async () => {
    go('/r/0123')
    const page = render(App, {})
    await vi.waitFor(() => expect(page.querySelector('.controls')).not.toBeNull(), { timeout: 20_000 })
    go('/t/ABCD2345')
    flushSync()
    await vi.waitFor(() => expect(FakeSocket.made.length).toBe(1), { timeout: 20_000 })
    go('/r/0123')
    flushSync()
    await vi.waitFor(() => expect(page.querySelector('.controls')).not.toBeNull(), { timeout: 20_000 })
    expect(asked.filter((url) => url.includes('/rounds/') && !url.includes('0123'))).toEqual([])
    expect(FakeSocket.made.length).toBe(1)
  }, 60_000)
})
