import { describe, expect, it } from 'vitest'
import Menu from '@/lobby/Menu.svelte'
import type { TableInfo, You } from '@/net/messages'
import { fakeConnection, named } from '../helpers/connection'
import { click, render } from '../helpers/render'

describe('the menu', () => {
  it('asks again before one leaves for good', async () => {
    const { ask, connection: at } = fakeConnection({})
    const target = render(Menu, { connection: at, onClose: () => undefined })
    click(named(target, 'Leave for good'))
    expect(ask).not.toHaveBeenCalled()
    click(named(target, 'Really leave?'))
    expect(ask).toHaveBeenCalledWith('leave')
  })

  it('lets only the host change the table, and only between rounds', () => {
    const change = (you: Partial<You>, table: Partial<TableInfo>): HTMLButtonElement | undefined =>
      named(
        render(Menu, { connection: fakeConnection(you, table).connection, onClose: () => undefined }),
        'Change the rules',
      )
    expect(change({ host: false }, {})).toBeUndefined()
    expect(change({ host: true }, { is_over: false })!.disabled).toBe(true)
    expect(change({ host: true }, { is_over: true })!.disabled).toBe(false)
  })
})
