/** A place at a table: the socket, what it has told, and what can be asked. It comes back by itself. */
import { meet } from './api'
import { preferences } from '@/browser/preferences.svelte'
import { ignored } from '@/chat/ignored.svelte'
import type { Clock, Refusal, Remark } from '@/table/snapshot'
import type { Answer, Request, TableEvent, TableInfo, TableStep, Update, Welcome, You } from './messages'
import { aroundLine } from '@/words/events'
import { language, sayTalk } from '@/words/texts.svelte'
import type { GameEvent, View } from '@/game/view'

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'closed'
/** What a request has besides its type and id; nothing has to be given where nothing is required. */
type FieldsOf<T extends Request['type']> = object extends Fields<T> ? [fields?: Fields<T>] : [fields: Fields<T>]
type Fields<T extends Request['type']> = Omit<Extract<Request, { type: T }>, 'type' | 'id'>
type Make = (url: string) => WebSocket
type Settled = { resolve: (answer: Answer) => void }

/** Cards are shuffled with this browser's help. It comes while people still sit down, and is there when they start. */
const fairness = (): Promise<typeof import('@/fairness/participant')> => import('@/fairness/participant')

const LOG = 2000
const CHAT = 100
const PATIENCE = [300, 700, 1500, 3000]
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
  private remarked = $state.raw<Remark[]>([])
  /** What others said or showed just now, but for those who are ignored. */
  remarks = $derived(this.remarked.filter(({ handle, isBot }) => (isBot ? preferences.botsTalk : !ignored.has(handle))))
  /** What was done for this person when their time was up; null once they act. */
  timeUp = $state.raw<GameEvent[] | null>(null)
  clock = $state.raw<Clock | null>(null)
  /** What went wrong last, in words. */
  trouble = $state('')
  /** There is no such table. */
  isWrongCode = $state(false)
  /** One has to be let in by the host, and asks again and again. */
  knocking = $state(false)
  /** How many events were missed while away; null when one has been told. */
  missed = $state<number | null>(null)
  /** Cards are being shuffled, for a moment. */
  shuffling = $state(false)
  /** The seats of people whose share is not in the last shuffle. */
  leftOut = $state.raw<number[]>([])
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
    /** A name, for those without a chair; or that this is a big screen. */
    private readonly who: { name?: string; screen?: '1' },
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
    const query = new URLSearchParams({ lang: language(), ...this.who })
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
    this.timeUp = null
    return this.ask('act', { action, move: this.move })
  }

  /** Lets somebody call or catch who plays on this device, while all cards are covered. */
  actFor(chair: number, action: string): Promise<Answer> {
    return this.ask('act', { action, move: this.move, chair })
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
        if (!answer.code.startsWith('shuffle-')) this.trouble = answer.text // and on to whoever asked
        this.isWrongCode = answer.code === 'no-table'
        if (answer.code === 'knock') this.knocking = true
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
    this.knocking = false
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
    void this.helpToShuffle(message.table, message.you, eventsOf(known), null)
  }

  private update(message: Update): void {
    this.version = message.version
    if (message.table && message.you) {
      const view = message.move === 0 && message.view ? (message.view as View) : null
      void this.helpToShuffle(message.table, message.you, message.events ?? [], view)
    }
    if (message.table) this.shuffling = !!message.table.shuffle
    // While cards are shuffled, for a moment, the last round stays in sight.
    if (message.table?.shuffle && this.table) return this.hear(message.events ?? [])
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
      if (event.event === 'round' && !this.you?.sharing.length) this.leftOut = seatsLeftOut(event.shares ?? [])
      if (event.event === 'chat') {
        this.chat = [...this.chat, event].slice(-CHAT)
      }
      if (event.event === 'chat' || event.event === 'reaction') this.hearPerson(event)
      if (event.event === 'remark') void this.hearBot(event)
      if (event.event === 'stand_in') this.hearOfStandIn(event)
    }
    this.around = events.filter((event) => event.rule === undefined)
    const game = gameEvents(events)
    const seat = this.you?.seat
    if (events.some((event) => event.event === 'time_up' && event.seat === seat))
      this.timeUp = game.filter((event) => event.seat === seat)
    if (game.length) this.log = [...this.log, ...game].slice(-LOG)
    this.step = { id: this.step.id + 1, events: game }
  }

  /** Answer while cards are shuffled, and keep a receipt of the deal. */
  private async helpToShuffle(table: TableInfo, you: You, events: TableEvent[], view: View | null): Promise<void> {
    if (table.branch || this.who.screen) return // nothing is shuffled for a try-out, and a screen stands for nobody
    const { answerShuffle, noteDeal, noteResults } = await fairness()
    for (const event of events) if (event.event === 'round') noteDeal(table, you, event, view)
    noteResults(table)
    const answer = answerShuffle(table, you)
    if (answer && this.status === 'open') this.socket?.send(JSON.stringify(answer))
  }

  /** Somebody else speaks, or shows how they feel: it is seen for a moment. */
  private hearPerson({ handle = '', name = '', text = '', reaction = '', chair }: TableEvent): void {
    if (text && handle === this.you?.handle) return
    const seat = chair == null ? null : (this.table?.chairs[chair]?.player ?? null)
    this.remark({ seat, name, handle, text, reaction, isBot: false })
  }

  /** A bot says one of its lines. */
  private async hearBot({ seat, line = '' }: TableEvent): Promise<void> {
    const text = preferences.botsTalk ? await sayTalk(line) : ''
    if (text && seat !== undefined) this.remark({ seat, name: '', handle: '', text, reaction: '', isBot: true })
  }

  /** A bot has failed, and another plays for it: it is seen even where bots do not talk. */
  private hearOfStandIn(event: TableEvent): void {
    const { seat = null } = event
    const name = this.table?.chairs.find(({ player }) => player === seat)?.name ?? ''
    this.remark({ seat, name, handle: '', text: aroundLine(event), reaction: '', isBot: false })
  }

  private remark(said: Omit<Remark, 'id'>): void {
    const shown: Remark = { id: this.next++, ...said }
    this.remarked = [...this.remarked, shown].slice(-6)
    setTimeout(() => (this.remarked = this.remarked.filter((one) => one.id !== shown.id)), said.text ? 5000 : 2500)
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

  /** A device that is handed round shows nobody's cards until it is back. */
  private cover(): void {
    if (!this.you?.sharing.length) return
    this.you = { ...this.you, chair: null, seat: null }
    this.view = this.version = null
    this.log = []
    this.step = { id: this.step.id + 1, events: [] }
  }

  private again(): void {
    this.status = 'lost'
    this.cover()
    this.renewing = false
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.open(), PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)])
  }
}

/** Seats of people who have not revealed a share: `person` or `person COMMITMENT`, without a third word. */
function seatsLeftOut(shares: readonly string[]): number[] {
  return shares.flatMap((text, seat) => (text.startsWith('person') && text.split(' ').length < 3 ? [seat] : []))
}

function eventsOf(happened: readonly TableStep[]): TableEvent[] {
  return happened.flatMap((one) => one.events)
}

function gameEvents(events: readonly TableEvent[]): GameEvent[] {
  const told = events.map((event) => (event.event === 'coached' ? { ...event, rule: '' } : event))
  return told.filter((event): event is GameEvent => event.rule !== undefined)
}
