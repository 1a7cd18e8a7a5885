import { flushSync, mount, unmount } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameEvent } from '@/game/view'
import Log from '@/table/Log.svelte'
import { click } from '../helpers/render'

const events: GameEvent[] = Array.from({ length: 60 }, (_, number) => ({
  event: 'skipped',
  rule: 'GEN-08',
  seat: number % 4,
}))

/** A log that grows: what has been told, and a page that shows it. */
function opened(count: number) {
  const told = new SvelteMap([['log', events.slice(0, count)]])
  const page = document.createElement('div')
  document.body.append(page)
  const seating = { names: ['Ann', 'Bob', 'Cy', 'Di'], reader: 0 }
  const log = mount(Log, {
    target: page,
    props: {
      get log() {
        return told.get('log')!
      },
      seating,
      edition: 'classic',
      onRule: vi.fn(),
    },
  })
  const grow = (to: number): void => {
    told.set('log', events.slice(0, to))
    flushSync()
  }
  const wait = (): void => {
    vi.advanceTimersByTime(1000)
    flushSync()
  }
  const shown = (): number => page.querySelectorAll('li .rule:not(.earlier)').length
  return { page, told, log, grow, wait, shown, earlier: () => page.querySelector('.earlier') }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('the log', () => {
  it('is written down a little later, and does not offer earlier lines meanwhile', () => {
    const { grow, wait, shown, earlier } = opened(2)
    grow(4)
    expect([shown(), earlier()]).toEqual([2, null])
    wait()
    expect([shown(), earlier()]).toEqual([4, null])
  })

  it('drops old lines, and shows them when asked', () => {
    const { grow, wait, shown, earlier } = opened(10)
    for (const to of [20, 30, 45]) {
      grow(to)
      wait()
    }
    expect(shown()).toBe(12)
    click(earlier())
    expect([shown(), earlier()]).toEqual([45, null])
    grow(60)
    wait()
    expect([shown(), earlier()]).toEqual([60, null])
  })

  it('begins anew with the next round', () => {
    const { told, wait, shown, earlier } = opened(30)
    told.set('log', [{ event: 'skipped', rule: 'GEN-08', seat: 1 }])
    flushSync()
    wait()
    expect([shown(), earlier()]).toEqual([1, null])
  })

  it('writes nothing when it is gone', async () => {
    const { log, told, grow } = opened(2)
    grow(3)
    vi.advanceTimersByTime(130)
    await unmount(log)
    told.delete('log')
    expect(() => vi.advanceTimersByTime(1000)).not.toThrow()
  })
})
