import { expect, it } from 'vitest'
import Knocks from '@/lobby/Knocks.svelte'
import { say } from '@/words/texts.svelte'
import { fakeConnection } from '../helpers/connection'
import { click, render } from '../helpers/render'

it('shows the host who knocks, and tells the server whom to let in', () => {
  const { ask, connection } = fakeConnection({ host: true })
  const knocking = [
    { handle: 'a1', name: 'Bob' },
    { handle: 'b2', name: '' },
  ]
  const [bob, nobody] = render(Knocks, { connection, knocking }).querySelectorAll('li')
  expect(bob!.textContent).toContain('Bob')
  expect(nobody!.textContent).toContain(say('name-person'))
  click(bob!.querySelectorAll('button')[0]!)
  click(nobody!.querySelectorAll('button')[1]!)
  expect(ask.mock.calls).toEqual([
    ['admit', { handle: 'a1', admitted: true }],
    ['admit', { handle: 'b2', admitted: false }],
  ])
})
