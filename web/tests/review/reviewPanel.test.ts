import { flushSync } from 'svelte'
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import type { ReviewLine } from '@/net/reviews'
import type { ReplayStep } from '@/net/rounds'
import ReviewPanel from '@/review/ReviewPanel.svelte'
import { speakOfReviews } from '@/words/texts.svelte'
import { click, render } from '../helpers/render'
import { scenes } from '../helpers/scenes'

const shown = scenes.find(({ name }) => name === 'classic-round')!.steps.slice(0, 4)
const steps: ReplayStep[] = shown.map((step, number) => ({
  ...step,
  view: number === 3 ? { ...step.view, decision: null } : step.view,
  move: number ? '0 play r7' : null,
}))
const judged = {
  step: 2,
  chosen: 'draw',
  best: 'play r7',
  cost: 0.12,
  verdict: 'mistake' as const,
  why: { kind: 'stops', values: { seat: 1, count: 1 } },
  actions: [
    { action: 'play r7', chance: 0.5 },
    { action: 'draw', chance: 0.38 },
  ],
}
const LINES: ReviewLine[] = [
  { type: 'begin', steps: 4 },
  { type: 'step', step: 0, chances: [0.25, 0.25, 0.25, 0.25], judged: null },
  { type: 'step', step: 1, chances: [0.4, 0.2, 0.2, 0.2], judged: null },
  { type: 'step', step: 2, chances: [0.3, 0.3, 0.2, 0.2], judged },
  { type: 'step', step: 3, chances: [0, 1, 0, 0], judged: null },
  { type: 'end', moments: [1, 2, 3], began: 0.25, given_away: 0.12, luck: -0.13, is_final: true },
]

/** A server that tells lines one by one, when it is asked to. */
class Told {
  private sink!: ReadableStreamDefaultController<Uint8Array>
  readonly response = new Response(new ReadableStream<Uint8Array>({ start: (sink) => void (this.sink = sink) }))

  tell(...lines: ReviewLine[]): void {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    const bytes = new TextEncoder().encode(text)
    this.sink.enqueue(bytes.slice(0, 20)) // lines may be cut anywhere
    this.sink.enqueue(bytes.slice(20))
  }
  end(): void {
    this.sink.close()
  }
}

const onGo = vi.fn()
const onChange = vi.fn()
function panel(answer: Response, at = 0, you: number | null = 0): HTMLElement {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer),
  )
  const names = ['Ann', 'Bob', 'Cy', 'Di']
  const given = {
    round: 'x',
    you,
    seat: 0,
    isOpen: false,
    steps,
    names,
    at,
    onGo,
    onChange,
    onClose: vi.fn(),
    onTry: vi.fn(),
  }
  return render(ReviewPanel, { ...given, covers: true })
}

beforeEach(speakOfReviews)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('a review', () => {
  it('is shown while it is made', async () => {
    const told = new Told()
    const page = panel(told.response, 2)
    expect(page.querySelector('progress')).not.toBeNull()
    told.tell(...LINES.slice(0, 4))
    await vi.waitFor(() => expect(page.querySelector('progress')!.value).toBe(3))
    expect(page.querySelectorAll('.mark')).toHaveLength(1)
    expect(page.querySelector('.moments')).toBeNull()
    expect(page.querySelector('.verdict')!.textContent).toContain('mistake')
    told.tell(...LINES.slice(4))
    told.end()
    await vi.waitFor(() => expect(page.querySelectorAll('.moments button:not(.try)')).toHaveLength(3))
    expect(page.querySelector('progress')).toBeNull()
    expect(page.querySelectorAll('.line')).toHaveLength(4)
  })

  it('is refined while one looks', async () => {
    const told = new Told()
    const page = panel(told.response, 2)
    const end = LINES[5] as Extract<ReviewLine, { type: 'end' }>
    told.tell(...LINES.slice(0, 5), { ...end, is_final: false })
    await vi.waitFor(() => expect(page.querySelectorAll('.moments li')).toHaveLength(3))
    expect(page.querySelector('progress')!.value).toBe(0)
    const better = { ...judged, cost: 0.02, verdict: 'good' as const }
    told.tell({ type: 'step', step: 2, chances: [0.3, 0.3, 0.2, 0.2], judged: better })
    await vi.waitFor(() => expect(page.querySelector('progress')!.value).toBe(1))
    expect(page.querySelector('.verdict')!.textContent).toContain('good')
    expect(page.querySelectorAll('.mark')).toHaveLength(1)
    told.tell({ ...end, moments: [1, 3] })
    told.end()
    await vi.waitFor(() => expect(page.querySelectorAll('.moments li')).toHaveLength(2))
    expect(page.querySelector('progress')).toBeNull()
    expect(page.querySelector('[role=alert]')).toBeNull()
  })

  async function whole(at = 2): Promise<HTMLElement> {
    const told = new Told()
    told.tell(...LINES)
    told.end()
    const page = panel(told.response, at)
    await vi.waitFor(() => expect(page.querySelector('dl')).not.toBeNull())
    return page
  }

  it('says what a decision cost, what was better, and why', async () => {
    const page = await whole()
    const said = page.querySelector('.verdict')!.textContent
    expect(said).toContain('play red 7')
    expect(said).toContain('12 wins in 100')
    expect(said).toContain('Bob had one card left')
    expect([...page.querySelectorAll('.detail tbody tr')].map((row) => row.textContent!.trim())).toEqual([
      'play red 750',
      'draw38',
    ])
    expect(page.querySelector('.moments')!.textContent).toContain('mistake Chance 40% → 30%')
  })

  it('does not tell a mistake as a gain', async () => {
    const told = new Told()
    told.tell(...LINES.slice(0, 3), { type: 'step', step: 2, chances: [0.5, 0.3, 0.1, 0.1], judged }, ...LINES.slice(4))
    told.end()
    const page = panel(told.response)
    await vi.waitFor(() => expect(page.querySelectorAll('.moments li')).toHaveLength(3))
    const heads = [...page.querySelectorAll('.moments b')].map((head) => head.textContent!.trim())
    expect(heads).toEqual(['Chance 25% → 40%', 'mistake', 'Chance 50% → 0%'])
  })

  it('offers no try-out of the move that ended the round', async () => {
    const page = await whole()
    expect(page.querySelectorAll('.moments .try')).toHaveLength(2)
  })

  it('tells who has won, however much else happened in the step', async () => {
    const last = steps[3]!
    const drew = { event: 'skipped', rule: 'GEN-06', seat: 2 } as (typeof last.events)[number]
    const won = { ...drew, event: 'won', rule: 'GEN-15', seat: 1 }
    steps[3] = { ...last, events: [drew, drew, drew, drew, won] }
    const page = await whole()
    steps[3] = last
    const told = [...page.querySelectorAll('.moments li')].at(-1)!.textContent
    expect(told).toContain('Bob wins the round')
    expect(told!.match(/Cy is skipped/g)).toHaveLength(2)
  })

  it('speaks of somebody else by name', async () => {
    const told = new Told()
    told.tell(...LINES)
    told.end()
    const page = panel(told.response, 2, null)
    await vi.waitFor(() => expect(page.querySelector('dl')).not.toBeNull())
    expect(page.textContent).toContain('At the start Ann was winning 25 rounds in 100.')
    expect(page.textContent).not.toMatch(/\byour?\b/i)
  })

  it('tells luck from skill', async () => {
    const page = await whole()
    expect(page.textContent).toContain('At the start you were winning 25 rounds in 100.')
    expect([...page.querySelectorAll('dd')].map((part) => part.textContent!.trim())).toEqual(['25', '−12', '−13'])
  })

  it('goes to moments and decisions', async () => {
    const page = await whole(3)
    click(page.querySelectorAll('.moments button:not(.try)')[1])
    expect(onGo).toHaveBeenLastCalledWith(2)
    onGo.mockClear()
    page.querySelector('.graph')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
    expect(onGo).toHaveBeenLastCalledWith(2)
    onGo.mockClear()
    page.querySelector('.graph')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    expect(onGo).not.toHaveBeenCalled()
  })

  it('has a table behind the graph', async () => {
    const page = await whole()
    page.querySelector('details')!.open = true
    page.querySelector('details')!.dispatchEvent(new Event('toggle'))
    flushSync()
    const rows = [...page.querySelectorAll('details tbody tr')].map((row) => row.textContent!.replaceAll(/\s+/g, ' '))
    expect(rows).toHaveLength(4)
    expect(rows[2]).toContain('30%')
    expect(rows[2]).toContain('mistake')
  })

  it('can be had for others, and with open cards', async () => {
    const page = await whole()
    const [whose, way] = page.querySelectorAll('select')
    whose!.value = '2'
    whose!.dispatchEvent(new Event('change', { bubbles: true }))
    expect(onChange).toHaveBeenLastCalledWith(2, false)
    way!.value = 'open'
    way!.dispatchEvent(new Event('change', { bubbles: true }))
    expect(onChange).toHaveBeenLastCalledWith(0, true)
  })

  it('says that it was broken off, and can be asked for again', async () => {
    const told = new Told()
    told.tell(...LINES.slice(0, 3))
    told.end()
    const page = panel(told.response)
    await vi.waitFor(() => expect(page.textContent).toContain('stopped halfway'))
    const again = new Told()
    again.tell(...LINES)
    again.end()
    vi.mocked(fetch).mockResolvedValue(again.response)
    click([...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again'))
    await vi.waitFor(() => expect(page.querySelectorAll('.moments button:not(.try)')).toHaveLength(3))
  })

  it('says why there is none', async () => {
    const page = panel(new Response('{"code": "long-round", "text": "Too long."}', { status: 422 }))
    await vi.waitFor(() => expect(page.querySelector('[role=alert]')!.textContent).toBe('Too long.'))
  })
})
