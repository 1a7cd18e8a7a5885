import { describe, expect, it, vi } from 'vitest'
import { tick } from 'svelte'
import { served } from '@/game/levels.svelte'
import Chairs from '@/lobby/Chairs.svelte'
import ProgramSeat from '@/lobby/ProgramSeat.svelte'
import { CHAIRS, fakeConnection, named } from '../helpers/connection'
import { click, render } from '../helpers/render'

describe('a seat for a program', () => {
  it('is lent, and the token is shown', async () => {
    const { ask, connection } = fakeConnection({ lent: 2_000_000_000 })
    ask.mockResolvedValueOnce({ type: 'lent', token: 'lastcard_secret', until: 2_000_000_000 } as never)
    const target = render(ProgramSeat, { connection: fakeConnection({}).connection })
    expect(target.textContent).not.toContain('Take my seat back')
    const lent = render(ProgramSeat, { connection })
    click(named(lent, 'Take my seat back'))
    expect(ask).toHaveBeenCalledWith('reclaim')
  })

  it('asks for a token for as long as is chosen', async () => {
    const { ask, connection } = fakeConnection({})
    const target = render(ProgramSeat, { connection })
    click(named(target, 'Make a token'))
    expect(ask).toHaveBeenCalledWith('lend', { hours: 24 })
    await vi.waitFor(() => tick())
  })

  it('is marked for everybody', () => {
    const chairs = CHAIRS.map((chair, number) => ({ ...chair, program: number === 1 }))
    const target = render(Chairs, { connection: fakeConnection({}, { chairs }).connection })
    expect(target.textContent!.match(/a program plays/g)).toHaveLength(1)
  })
})

describe('bots of the server', () => {
  it('can be chosen beside the others', async () => {
    served.bots = ['mine']
    const target = render(Chairs, { connection: fakeConnection({ host: true }, { is_over: true }).connection })
    const levels = [...target.querySelectorAll('option')].map((option) => option.value)
    expect(levels).toContain('mine')
    expect(levels).toContain('expert')
    served.bots = []
  })
})
