/** What a component asks of a connection, without a server. */
import { vi } from 'vitest'
import { findEdition } from '@/game/editions'
import type { Connection } from '@/net/connection.svelte'
import type { Chair, TableInfo, You } from '@/net/messages'

function chair(fields: Partial<Chair>): Chair {
  return {
    kind: 'free',
    name: '',
    avatar: '',
    level: '',
    handle: '',
    player: null,
    score: 0,
    present: true,
    automatic: false,
    next: '',
    leaves: false,
    muted: false,
    program: false,
    ...fields,
  }
}

export const CHAIRS = [
  chair({ kind: 'person', name: 'Me', handle: 'me' }),
  chair({ kind: 'person', name: '<b>Ann</b>', handle: 'ann' }),
  chair({ kind: 'bot', level: 'easy' }),
  chair({}),
]

/** A connection to a table that a test describes, and what is asked of it. */
export function fakeConnection(you: Partial<You>, table: Partial<TableInfo> = {}, chat: unknown[] = []) {
  const ask = vi.fn(async () => ({ type: 'done' }))
  const whole = {
    ask,
    chat,
    trouble: '',
    you: {
      handle: 'me',
      chair: 0,
      waiting: null,
      seat: 0,
      host: false,
      knocking: [],
      sharing: [],
      coach: false,
      lent: null,
      agreed: false,
      ...you,
    },
    table: {
      code: 'ABCD2345',
      edition: 'classic',
      edition_names: {},
      options: findEdition('classic')!.options,
      seats: 4,
      turn_time: 60,
      watchers: true,
      public: false,
      locked: false,
      host: 0,
      watching: [],
      round: 0,
      round_id: '',
      is_over: true,
      started: false,
      winner: null,
      results: [],
      chairs: CHAIRS,
      ...table,
    },
  }
  return { ask, connection: whole as unknown as Connection }
}

/** The button with this text in it. */
export const named = (target: HTMLElement, text: string): HTMLButtonElement | undefined =>
  [...target.querySelectorAll('button')].find((button) => button.textContent!.includes(text))
