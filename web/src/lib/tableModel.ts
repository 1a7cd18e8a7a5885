/** From what the server tells of chairs to what the table shows of seats. */
import type { Connection } from './connection.svelte'
import type { RoundScore, TableModel } from './model'
import type { Chair, TableInfo } from './protocol'
import { language, say } from './say.svelte'
import type { Company } from './words'

/** What a chair is called: a person's name, or one of ours for a bot. */
export function chairName(chair: Chair, number: number): string {
  if (chair.kind === 'bot') return chair.name || say(`name-${((number + 8) % 9) + 1}`)
  return chair.name ?? ''
}

export function seatsOf(table: TableInfo): { chair: Chair; number: number }[] {
  return table.chairs
    .map((chair, number) => ({ chair, number }))
    .filter(({ chair }) => chair.player !== null)
    .sort((a, b) => a.chair.player! - b.chair.player!)
}

let lastCompany: Company = { names: [], reader: null }

/** The same object as long as nobody has changed: every line of the log depends on it. */
function companyOf(names: string[], reader: number | null): Company {
  const same = reader === lastCompany.reader && names.length === lastCompany.names.length && names.every((name, seat) => name === lastCompany.names[seat])
  if (!same) lastCompany = { names, reader }
  return lastCompany
}

export function modelOf(connection: Connection): TableModel | null {
  const { table, view, you } = connection
  if (!table || !view) return null
  const seats = seatsOf(table)
  const which = (test: (chair: Chair) => boolean): number[] => seats.flatMap(({ chair }, seat) => (test(chair) ? [seat] : []))
  const rounds: RoundScore[] = table.results.map((result) => ({
    points: seats.map(({ number }) => result.points[number] ?? 0),
    winner: seats.findIndex(({ number }) => number === result.winner),
  }))
  return {
    view, title: table.edition_names[language()] ?? '', step: connection.step, log: connection.log, clock: connection.clock, rounds,
    company: companyOf(seats.map(({ chair, number }) => chairName(chair, number)), you?.seat ?? null),
    scores: table.options['scoring'] === 'none' ? null : seats.map(({ chair }) => chair.score),
    bots: which((chair) => chair.kind === 'bot'),
    away: which((chair) => chair.kind === 'person' && (!chair.present || chair.automatic)),
  }
}
