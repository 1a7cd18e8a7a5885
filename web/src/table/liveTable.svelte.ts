/** From what the server tells of chairs to what the table shows of seats. */
import type { Connection } from '@/net/connection.svelte'
import type { RoundScore, TableSnapshot } from './snapshot'
import type { Chair, TableInfo } from '@/net/messages'
import { avatarOf, botNumber, characterOf } from '@/avatars/avatars'
import { language, say } from '@/words/texts.svelte'
import { type Seating } from '@/words/events'

/** What a chair is called: a person's name, or one of ours for a bot. */
export function chairName(chair: Chair, number: number): string {
  if (chair.kind === 'bot') return chair.name || say(`name-${botNumber(number)}`)
  return chair.name
}

function seatsOf(table: TableInfo): { chair: Chair; number: number }[] {
  return table.chairs
    .map((chair, number) => ({ chair, number }))
    .filter(({ chair }) => chair.player !== null)
    .sort((a, b) => a.chair.player! - b.chair.player!)
}

/** What the table shows, piece by piece: only what has changed is looked at again. */
export class LiveTable implements TableSnapshot {
  private table = $derived.by(() => this.connection.table!)
  private seats = $derived(seatsOf(this.table))
  isTryOut = $derived(!!this.table.branch)
  title = $derived(
    this.table.branch
      ? say('web-branch', { pile: this.table.branch.pile })
      : (this.table.edition_names[language()] ?? ''),
  )
  /** A round that is over on a device that is handed round: whoever looks is spoken to by nobody's name. */
  private isForAll = $derived.by(() => !!this.connection.you?.sharing.length && !this.view.decision)
  seating = $derived.by((): Seating => ({
    names: this.seats.map(({ chair, number }) => chairName(chair, number)),
    reader: this.isForAll ? null : (this.connection.you?.seat ?? null),
    avatars: this.seats.map(({ chair, number }) => avatarOf(chair, number)),
  }))
  rounds = $derived(
    this.table.results.map((result): RoundScore => ({
      id: result.round,
      number: result.number,
      points: this.seats.map(({ number }) => result.points[number] ?? 0),
      winner: this.seats.findIndex(({ number }) => number === result.winner),
    })),
  )
  matchWinner = $derived.by((): number | null => {
    const seat = this.seats.findIndex(({ number }) => number === this.table.winner)
    return seat < 0 ? null : seat
  })
  scores = $derived(this.table.options['scoring'] === 'none' ? null : this.seats.map(({ chair }) => chair.score))
  bots = $derived(this.which((chair) => chair.kind === 'bot'))
  characters = $derived(this.seats.map(({ chair, number }) => (chair.kind === 'bot' ? characterOf(number) : '')))
  programs = $derived(this.which((chair) => chair.program))
  away = $derived(this.which((chair) => chair.kind === 'person' && (!chair.present || chair.automatic)))

  /** One's own part in the round is over, and so is that of everybody who is there. */
  mayHurry = $derived.by((): boolean => {
    const [own, view] = [this.connection.you?.seat, this.view]
    const isDone = (seat: number): boolean => view.out.includes(seat) || view.finished.includes(seat)
    const others = this.seats.filter(({ chair }) => chair.kind === 'person' && !chair.automatic)
    return own != null && view.decision !== null && others.every(({ chair }) => isDone(chair.player!))
  })

  constructor(private readonly connection: Connection) {}

  get view() {
    return this.connection.view!
  }
  get step() {
    return this.connection.step
  }
  get log() {
    return this.connection.log
  }
  get remarks() {
    return this.connection.remarks
  }
  get timeUp() {
    return this.connection.timeUp
  }
  get beginners() {
    return this.table.beginners
  }
  get clock() {
    return this.connection.clock
  }

  private which(test: (chair: Chair) => boolean): number[] {
    return this.seats.flatMap(({ chair }, seat) => (test(chair) ? [seat] : []))
  }
}
