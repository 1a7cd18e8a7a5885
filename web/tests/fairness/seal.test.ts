import deals from 'virtual:fair-deals'
import { flushSync } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Seal from '@/fairness/Seal.svelte'
import { keepReceipt } from '@/fairness/receipts'
import Fairness from '@/pages/Fairness.svelte'
import { render } from '../helpers/render'

const { receipt, record } = deals.deals[0]!

function shown(text: string): HTMLElement {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(text)),
  )
  const page = render(Seal, { round: receipt.terms.round })
  flushSync()
  return page
}
const says = (page: HTMLElement, text: string): Promise<void> =>
  vi.waitFor(() => expect(page.querySelector('summary')!.textContent).toContain(text))

afterEach(() => vi.unstubAllGlobals())

describe('the seal', () => {
  it('says that this browser helped, once it has checked it', async () => {
    keepReceipt(receipt)
    const page = shown(record)
    await says(page, 'You helped to shuffle this')
    const link = page.querySelector<HTMLAnchorElement>('a[download]')!
    const kept = JSON.parse(decodeURIComponent(link.getAttribute('href')!.split(',').slice(1).join(','))) as unknown
    expect(kept).toEqual(receipt)
  })

  it('says what is wrong', async () => {
    keepReceipt({ ...receipt, record: null })
    const page = shown(record.replace(/^key: .*$/m, `key: ${'ab'.repeat(32)}`))
    await says(page, 'Something is wrong')
    expect(page.textContent).toContain('These numbers do not make this shuffle.')
  })

  it('says that one was left out, and of deals that were never dealt', async () => {
    keepReceipt({ ...receipt, share: null, abandoned: ['ab'.repeat(32)] })
    const page = shown(record)
    await says(page, 'Shuffled without you')
    expect(page.textContent).toContain('One shuffle was announced before this one')
  })

  it('says when there is nothing to check', async () => {
    keepReceipt(receipt)
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('', { status: 404 })),
    )
    const page = render(Seal, { round: receipt.terms.round })
    await says(page, 'Not checked')
    expect(page.querySelector('.good')).toBeNull()
  })

  it('is not there without a receipt', () => {
    expect(shown(record).querySelector('.seal')).toBeNull()
  })
})

describe('the page about it', () => {
  it('has a picture, and every text', () => {
    const page = render(Fairness, { parts: [] })
    expect(page.querySelector('svg[role=img]')!.getAttribute('aria-label')).toBeTruthy()
    expect(page.querySelectorAll('li').length).toBe(3)
    expect(page.textContent).not.toContain('web-')
  })
})
