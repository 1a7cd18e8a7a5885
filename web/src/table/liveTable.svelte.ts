/** From what the server tells of chairs to what the table shows of seats. */
import type { Connection } from '@/net/connection.svelte'
import type { RoundScore, TableSnapshot } from './snapshot'
import type { Chair, TableInfo } from '@/net/messages'
import { language, say } from '@/words/texts.svelte'
import { type Seating } from '@/words/events'

/** What a chair is called: a person's name, or one of ours for a bot. */
export function chairName(chair: Chair, number: number): string {
  if (chair.kind === 'bot') return chair.name || say(`name-${((number + 8) % 9) + 1}`)
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
  title = $derived(this.table.edition_names[language()] ?? '')
  seating = $derived.by((): Seating => ({
    names: this.seats.map(({ chair, number }) => chairName(chair, number)),
    reader: this.connection.you?.seat ?? null,
  }))
  rounds = $derived(
    this.table.results.map((result): RoundScore => ({
      points: this.seats.map(({ number }) => result.points[number] ?? 0),
      winner: this.seats.findIndex(({ number }) => number === result.winner),
    })),
  )
  scores = $derived(this.table.options['scoring'] === 'none' ? null : this.seats.map(({ chair }) => chair.score))
  bots = $derived(this.which((chair) => chair.kind === 'bot'))
  away = $derived(this.which((chair) => chair.kind === 'person' && (!chair.present || chair.automatic)))

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
  get clock() {
    return this.connection.clock
  }

  private which(test: (chair: Chair) => boolean): number[] {
    return this.seats.flatMap(({ chair }, seat) => (test(chair) ? [seat] : []))
  }
}
