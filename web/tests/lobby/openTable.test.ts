import { beforeEach, expect, it } from 'vitest'
import { startQuick } from '@/lobby/openTable'
import type { Connection } from '@/net/connection.svelte'

/** A connection that answers in turn. */
function answering(...codes: string[]): { connection: Connection; asked: string[] } {
  const asked: string[] = []
  const ask = async (type: string) => {
    asked.push(type)
    const code = codes.shift()
    return code ? { type: 'error', code, text: '' } : { type: 'done' }
  }
  return { connection: { code: 'ABCD', ask } as unknown as Connection, asked }
}

beforeEach(() => sessionStorage.setItem('lastcard.quick', 'ABCD'))

it('starts once', async () => {
  const { connection, asked } = answering()
  await startQuick(connection)
  await startQuick(connection)
  expect(asked).toEqual(['start'])
})

it('starts again if the line was lost before the answer came', async () => {
  const { connection, asked } = answering('lost', '')
  for (let times = 0; times < 3; times++) await startQuick(connection)
  expect(asked).toEqual(['start', 'start'])
})

it('leaves other tables alone, and does not press a table that refuses', async () => {
  const { connection, asked } = answering('not-host')
  await startQuick({ ...connection, code: 'WXYZ' } as Connection)
  expect(asked).toEqual([])
  for (let times = 0; times < 2; times++) await startQuick(connection)
  expect(asked).toEqual(['start'])
})
