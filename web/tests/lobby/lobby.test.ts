import { flushSync } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DRAWINGS } from '@/avatars/drawings'
import { preferences } from '@/browser/preferences.svelte'
import { AVATARS } from '@/game/editions'
import JoinForm from '@/lobby/JoinForm.svelte'
import Lobby from '@/lobby/Lobby.svelte'
import type { TableInfo, You } from '@/net/messages'
import { say } from '@/words/texts.svelte'
import { CHAIRS, fakeConnection, named } from '../helpers/connection'
import { click, render } from '../helpers/render'

const GUEST: Partial<You> = { chair: null, seat: null }

function lobby(you: Partial<You>, table: Partial<TableInfo> = {}) {
  const { ask, connection } = fakeConnection(you, table)
  return { ask, target: render(Lobby, { connection }) }
}

afterEach(() => {
  vi.unstubAllGlobals()
  preferences.set('name', '')
  preferences.set('avatar', 'bear')
})

describe('avatars', () => {
  it('are drawn, all that the server knows', () => {
    expect(Object.keys(DRAWINGS)).toEqual(AVATARS)
  })
})

const CLOSED = { round: 'x', number: 1, winner: null, points: [0, 0, 0, null], secret: '', record: '' }

describe('the lobby', () => {
  it('says that a round was closed as a draw, and goes on with the next one', () => {
    const { ask, connection } = fakeConnection({ host: false }, { started: true, results: [CLOSED] })
    const page = render(Lobby, { connection })
    expect(page.querySelector('[role=status]')!.textContent).toBe(say('web-round-closed'))
    click(named(page, say('page-next-round')))
    expect(ask).toHaveBeenLastCalledWith('next')
  })

  it('says nothing of it where none was', () => {
    const won = { ...CLOSED, winner: 1 }
    const { ask, connection } = fakeConnection({ host: true }, { started: true, winner: 1, results: [won] })
    const page = render(Lobby, { connection })
    expect(page.querySelector('[role=status]')).toBeNull()
    click(named(page, say('web-rematch')))
    expect(ask).toHaveBeenLastCalledWith('rematch')
  })

  it('asks whether rounds may go into the open archive, only where the host wants to ask', () => {
    expect(lobby({}).target.textContent).not.toContain(say('archive-agree'))
    expect(lobby(GUEST, { archive: true }).target.textContent).not.toContain(say('archive-agree'))
    const { ask, target } = lobby({}, { archive: true })
    const box = target.querySelector<HTMLInputElement>('.agree input')!
    expect(box.checked).toBe(false)
    click(box)
    expect(ask).toHaveBeenLastCalledWith('consent', { agreed: true })
  })

  it('asks a guest for a name and an avatar, and seats them with one tap', () => {
    const { ask, target } = lobby(GUEST)
    const field = target.querySelector<HTMLInputElement>('input[autocomplete=nickname]')!
    field.value = ' Bob '
    field.dispatchEvent(new Event('input', { bubbles: true }))
    click(target.querySelector('[aria-label="Owl"]'))
    click(named(target, 'Sit down'))
    expect(ask).toHaveBeenLastCalledWith('sit', { name: 'Bob', avatar: 'owl' })
  })

  it('seats a guest on the very chair that is tapped; who sits, or may not come in, has none to tap', () => {
    const { ask, target } = lobby(GUEST)
    click(named(target, say('web-sit-here')))
    expect(ask).toHaveBeenLastCalledWith('sit', expect.objectContaining({ chair: 3 }))
    expect(lobby({}).target.querySelector('.take')).toBeNull()
    expect(lobby(GUEST, { locked: true }).target.querySelector('.take')).toBeNull()
  })

  it('names a guest who gives no name after the avatar', () => {
    const { ask, target } = lobby(GUEST)
    click(target.querySelector('[aria-label="Fox"]'))
    click(named(target, 'Sit down'))
    expect(ask).toHaveBeenLastCalledWith('sit', { name: 'Fox', avatar: 'fox' })
  })

  it('offers no chair at a table that is locked or full, and says why', () => {
    const locked = lobby(GUEST, { locked: true }).target
    expect(named(locked, 'Sit down')).toBeUndefined()
    expect(locked.textContent).toContain('letting anyone new in')
    const full = lobby(GUEST, { chairs: CHAIRS.map((chair) => ({ ...chair, kind: 'person' })) }).target
    expect(named(full, 'Sit down')).toBeUndefined()
    expect(full.textContent).toContain('All chairs are taken')
  })

  it('fills all free chairs with bots, adds one, and lets one stand up', async () => {
    const { ask, target } = lobby({ host: true })
    click(named(target, 'Fill with bots'))
    expect(ask).toHaveBeenLastCalledWith('fill', { chair: 3, level: 'normal' })
    click(named(target, 'One more chair'))
    await vi.waitFor(() =>
      expect(ask).toHaveBeenLastCalledWith('change', {
        settings: expect.objectContaining({ edition: 'classic', seats: 5 }) as unknown,
      }),
    )
    click(named(target, 'Stand up'))
    expect(ask).toHaveBeenLastCalledWith('leave')
  })

  it('tells the others of a new name or avatar', () => {
    const { ask, target } = lobby({})
    click(target.querySelector('.you .own'))
    click(target.querySelector('.you [aria-label="Cat"]'))
    expect(ask).toHaveBeenLastCalledWith('rename', { name: 'Cat', avatar: 'cat' })
  })

  it('shows no link that leads nowhere', () => {
    const { target } = lobby({ host: true })
    expect(target.querySelector('.qr')).toBeNull()
    expect(target.textContent).toContain('Only this computer can reach the table')
    expect(target.querySelector('kbd')!.textContent).toBe('./play --lan')
  })
})

describe('a code that is pasted', () => {
  it.each([
    ['https://cards.example/t/abcd2345/', 'ABCD2345'],
    ['https://cards.example/t/abcd2345?openExternalBrowser=1#top', 'ABCD2345'],
    ['x'.repeat(60), 'X'.repeat(20)],
  ])('%s is taken as %s', async (text, code) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      return new Response('{"code": "no-table", "text": "No table has this code."}', { status: 404 })
    })
    const target = render(JoinForm, { code: text })
    target.querySelector('form')!.requestSubmit()
    await vi.waitFor(() => expect(target.querySelector('[role=alert]')!.textContent).not.toBe(''))
    expect(asked[0]).toMatch(new RegExp(`/${code}\\b`))
  })
})

describe('a wrong code', () => {
  it('is said at the field, and the next one is tried', async () => {
    const answers = [new Response('{"code": "no-table", "text": "No table has this code."}', { status: 404 })]
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => answers.pop() ?? new Response('{"code": "ABCD2345"}')),
    )
    const target = render(JoinForm, {})
    const field = target.querySelector('input')!
    const type = (text: string): void => {
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
      target.querySelector('form')!.requestSubmit()
      flushSync()
    }
    type('abcd-2346')
    await vi.waitFor(() => expect(target.querySelector('[role=alert]')!.textContent).toBe('No table has this code.'))
    expect(document.activeElement).toBe(field)
    type('https://cards.example/t/abcd2345')
    expect(target.querySelector('[role=alert]')!.textContent).toBe('')
    await vi.waitFor(() => expect(location.pathname).toBe('/t/ABCD2345'))
  })
})
