import { flushSync } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import BigScreen from '@/pages/BigScreen.svelte'
import { say } from '@/words/texts.svelte'
import { render } from '../helpers/render'
import { FakeSocket } from '../helpers/socket'

afterEach(() => vi.unstubAllGlobals())

it('says its name at the door, and that it waits to be let in', async () => {
  FakeSocket.made = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}')),
  )
  const page = render(BigScreen, { parts: ['ABCD2345'] })
  await vi.waitFor(() => expect(FakeSocket.made.length).toBe(1))
  const socket = FakeSocket.made[0]!
  expect(new URL(socket.url).searchParams.get('name')).toBe('Big screen')
  expect(new URL(socket.url).searchParams.has('screen')).toBe(true)
  socket.tell({ type: 'error', code: 'knock', text: 'The host has to let you in.', id: null })
  socket.onclose?.({ code: 1013 })
  flushSync()
  expect(page.textContent).toContain(say('web-knocking'))
  expect(page.textContent).not.toContain(say('web-lost'))
})
