import { expect, it } from 'vitest'
import written from '@/net/protocol.ts?raw'
import { protocolTypes } from '../../tools/protocol_types.mjs'

it('has the types of the schema; npm run protocol makes them', () => {
  expect(written).toBe(protocolTypes())
})
