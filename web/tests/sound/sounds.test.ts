import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '@/browser/preferences.svelte'
import { playSound, playSoundFor } from '@/sound/sounds'

const heard: number[] = []
const device = { resume: vi.fn(), suspend: vi.fn() }

class FakeContext {
  currentTime = 0
  destination = {}
  resume = device.resume
  suspend = device.suspend
  createGain = () => ({ gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }, connect: vi.fn() })
  createOscillator() {
    const frequency = { value: 0 }
    return { frequency, connect: (to: unknown) => to, start: () => heard.push(frequency.value), stop: vi.fn() }
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', FakeContext)
  heard.length = 0
})
afterEach(() => {
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  preferences.set('sound', true)
})

describe('sounds', () => {
  it('may begin with the first tap, and not where they are off', () => {
    preferences.set('sound', false)
    window.dispatchEvent(new Event('click'))
    playSound('turn')
    vi.advanceTimersByTime(10)
    expect(device.resume).not.toHaveBeenCalled()
    preferences.set('sound', true)
    window.dispatchEvent(new Event('click'))
    expect(device.resume).toHaveBeenCalledOnce()
  })

  it('let the device rest when nothing has been heard for a while', () => {
    playSound('turn')
    vi.advanceTimersByTime(1500)
    playSound('turn')
    vi.advanceTimersByTime(1500)
    expect(heard).toEqual([660, 880, 660, 880])
    expect(device.suspend).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(device.suspend).toHaveBeenCalledOnce()
    playSound('card')
    vi.advanceTimersByTime(10)
    expect(device.resume).toHaveBeenCalledTimes(3)
  })

  it('are one for all that happened together', () => {
    playSoundFor([
      { event: 'played', rule: 'GEN-04' },
      { event: 'caught', rule: 'GEN-14' },
      { event: 'drew', rule: 'GEN-14' },
    ])
    vi.advanceTimersByTime(10)
    expect(heard).toEqual([300, 200])
  })

  it('tell who waits for friends that one has sat down', () => {
    playSoundFor([{ event: 'sat' }, { event: 'renamed' }])
    vi.advanceTimersByTime(10)
    expect(heard).toEqual([440, 587])
  })

  it('are greater for who has won than for the others', () => {
    const won = { event: 'won', rule: 'GEN-15', seat: 2 }
    playSoundFor([won], 1)
    vi.advanceTimersByTime(10)
    const others = heard.splice(0).length
    playSoundFor([won], 2)
    vi.advanceTimersByTime(10)
    expect(heard.length).toBeGreaterThan(2 * others)
  })
})
