/** A place at a table: the socket, what it has told, and what can be asked. It comes back by itself. */
import { meet } from './api'
import type { Clock, Refusal } from '@/table/snapshot'
import type { Answer, Request, TableEvent, TableInfo, TableStep, Update, Welcome, You } from './messages'
import { language } from '@/words/texts.svelte'
import type { GameEvent, View } from '@/game/view'

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'closed'
/** What a request has besides its type and id; nothing has to be given where nothing is required. */
type FieldsOf<T extends Request['type']> = object extends Fields<T> ? [fields?: Fields<T>] : [fields: Fields<T>]
type Fields<T extends Request['type']> = Omit<Extract<Request, { type: T }>, 'type' | 'id'>
type Make = (url: string) => WebSocket
type Settled = { resolve: (answer: Answer) => void }

const LOG = 400
const CHAT = 100
const PATIENCE = [300, 700, 1500, 3000, 5000]
const FINAL = 1008
/**
 * Milliseconds without a word, or without an answer, after which the line must be dead. The server says something
 * every 30 s.
 */
const SILENCE = 45_000
const NO_ANSWER = 8000

export class Connection {
  status = $state<ConnectionStatus>('connecting')
  table = $state.raw<TableInfo | null>(null)
  you = $state.raw<You | null>(null)
  view = $state.raw<View | null>(null)
  step = $state.raw<{ id: number; events: GameEvent[] }>({ id: 0, events: [] })
  log = $state.raw<GameEvent[]>([])
  chat = $state.raw<TableEvent[]>([])
  /** How many lines of it were heard as they were said. */
  chatted = $state(0)
  reactions = $state.raw<(TableEvent & { id: number })[]>([])
  clock = $state.raw<Clock | null>(null)
  /** What went wrong last, in words. */
  trouble = $state('')
  /** How many events were missed while away; null when one has been told. */
  missed = $state<number | null>(null)
  /** What just happened around the game: comings, goings, chat. */
  around = $state.raw<TableEvent[]>([])

  private socket: WebSocket | null = null
  private version: number | null = null
  private move = 0
  private next = 1
  private tries = 0
  private waiting = new Map<number, Settled>()
  private timer = 0
  private silence = 0
  private renewing = false

  constructor(
    readonly code: string,
    private readonly name: string,
    private readonly make: Make = (url) => new WebSocket(url),
  ) {
    addEventListener('pagehide', this.leaveMark)
    addEventListener('offline', this.drop)
    addEventListener('online', this.hurry)
  }

  /** A page that is loaded again knows how far it had come. */
  private leaveMark = (): void => {
    if (this.version !== null) sessionStorage.setItem(`lastcard.seen.${this.code}`, String(this.version))
  }

  private takeMark(): number | null {
    const mark = sessionStorage.getItem(`lastcard.seen.${this.code}`)
    sessionStorage.removeItem(`lastcard.seen.${this.code}`)
    return mark === null ? null : Number(mark)
  }

  async open(): Promise<void> {
    try {
      await meet()
    } catch {
      return this.again()
    }
    if (this.status === 'closed') return
    const query = new URLSearchParams({ lang: language() })
    if (this.name) query.set('name', this.name)
    if (this.version !== null) query.set('version', String(this.version))
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = this.make(`${scheme}://${location.host}/api/tables/${this.code}/socket?${query}`)
    this.socket = socket
    socket.onmessage = (event) => {
      this.expectWithin(SILENCE)
      this.take(JSON.parse(String(event.data)) as Answer)
    }
    socket.onclose = (event) => socket === this.socket && this.ended(event.code)
    this.expectWithin(NO_ANSWER)
  }

  close(): void {
    this.status = 'closed'
    removeEventListener('pagehide', this.leaveMark)
    removeEventListener('offline', this.drop)
    removeEventListener('online', this.hurry)
    clearTimeout(this.silence)
    clearTimeout(this.timer)
    this.socket?.close()
  }

  /**
   * Comes in anew at once: in another language, or to take the cards back from the autopilot. Nobody was away, so
   * nothing is said of it.
   */
  renew(): void {
    if (this.status !== 'open') return
    const old = this.socket
    this.socket = null
    old?.close()
    this.giveUpWaiting()
    this.renewing = true
    this.status = 'connecting'
    void this.open()
  }

  /** Ask for something; the answer comes when the server has dealt with it. */
  ask<T extends Request['type']>(type: T, ...[fields]: FieldsOf<T>): Promise<Answer> {
    const id = this.next++
    if (this.status !== 'open') return Promise.resolve({ type: 'error', id, code: 'lost', text: '' })
    this.socket?.send(JSON.stringify({ type, ...(fields as object | undefined), id }))
    this.expectWithin(NO_ANSWER)
    return new Promise((resolve) => this.waiting.set(id, { resolve }))
  }

  act(action: string): Promise<Answer> {
    return this.ask('act', { action, move: this.move })
  }

  /** Why an action is refused, or null if it is not. */
  async explain(action: string): Promise<Refusal | null> {
    const answer = await this.ask('explain', { action })
    return answer.type === 'explained' && answer.rule && answer.text ? { rule: answer.rule, text: answer.text } : null
  }

  private take(answer: Answer): void {
    switch (answer.type) {
      case 'welcome':
        return this.begin(answer)
      case 'update':
        return this.update(answer)
      case 'ping':
        return void this.socket?.send(JSON.stringify({ type: 'pong', ping: answer.ping }))
      case 'error':
        this.trouble = answer.text // and on to whoever asked
      // falls through
      default:
        if ('id' in answer && answer.id != null && answer.type !== 'held') {
          this.waiting.get(answer.id)?.resolve(answer)
          this.waiting.delete(answer.id)
        }
    }
  }

  private begin(message: Welcome): void {
    const seen = this.version ?? this.takeMark()
    this.status = 'open'
    this.tries = 0
    this.trouble = ''
    this.version = message.version
    this.move = message.move
    this.table = message.table
    this.you = message.you
    this.view = message.view
    this.setClock(message.clock)
    const known = message.missed ?? message.recent ?? []
    const fresh = eventsOf(known.filter((one) => seen !== null && one.version > seen))
    if (seen !== null && message.you.chair !== null && !this.renewing) this.missed = fresh.length
    this.renewing = false
    if (!message.missed) this.log = gameEvents(eventsOf(known.filter((one) => seen === null || one.version <= seen)))
    this.hear(fresh)
    this.chat = message.chat
  }

  private update(message: Update): void {
    this.version = message.version
    if (message.table) this.table = message.table
    if (message.you) this.you = message.you
    if (message.view === null) this.view = null
    else if (message.view) this.view = { ...this.view, ...message.view } as View
    if (message.move != null) {
      this.move = message.move
      this.setClock(message.clock)
    } else if (message.clock !== undefined) this.setClock(message.clock)
    this.hear(message.events ?? [])
  }

  private hear(events: TableEvent[]): void {
    if (events.some((event) => event.event === 'round')) this.log = []
    for (const event of events) {
      if (event.event === 'chat') {
        this.chat = [...this.chat, event].slice(-CHAT)
        this.chatted++
      }
      if (event.event === 'reaction') this.react(event)
    }
    this.around = events.filter((event) => event.rule === undefined)
    const game = gameEvents(events)
    if (game.length) this.log = [...this.log, ...game].slice(-LOG)
    this.step = { id: this.step.id + 1, events: game }
  }

  private react(event: TableEvent): void {
    const shown = { ...event, id: this.next++ }
    this.reactions = [...this.reactions, shown].slice(-6)
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one.id !== shown.id)), 2500)
  }

  private setClock(seconds: number | null | undefined): void {
    const total = (this.table?.turn_time ?? 60) * 1000
    this.clock =
      seconds === undefined || seconds === null
        ? null
        : { until: Date.now() + seconds * 1000, total: Math.max(total, seconds * 1000) }
  }

  /** A line can be dead without anybody saying so. */
  private expectWithin(milliseconds: number): void {
    clearTimeout(this.silence)
    this.silence = window.setTimeout(this.drop, milliseconds)
  }

  private drop = (): void => {
    const old = this.socket
    this.socket = null
    old?.close()
    if (old) this.ended(1006)
  }

  private hurry = (): void => {
    if (this.status !== 'lost') return
    clearTimeout(this.timer)
    void this.open()
  }

  private ended(code: number): void {
    clearTimeout(this.silence)
    this.giveUpWaiting()
    if (this.status === 'closed') return
    if (code === FINAL) this.status = 'closed'
    else this.again()
  }

  private giveUpWaiting(): void {
    for (const [id, { resolve }] of this.waiting) resolve({ type: 'error', id, code: 'lost', text: '' })
    this.waiting.clear()
  }

  private again(): void {
    this.status = 'lost'
    this.renewing = false
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.open(), PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)])
  }
}

function eventsOf(happened: readonly TableStep[]): TableEvent[] {
  return happened.flatMap((one) => one.events)
}

function gameEvents(events: readonly TableEvent[]): GameEvent[] {
  return events.filter((event): event is GameEvent => event.rule !== undefined)
}
