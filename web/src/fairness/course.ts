/**
 * A round followed from the deal to its end. Who draws how many cards, and what is played, is taken from what was told:
 * no rule is judged here. Which cards these can be follows from the key alone, reshuffles included.
 */
import type { GameEvent } from '@/game/view'
import type { Dealt, Deck } from './deal'
import { shuffle } from './shuffle'

/** The rules by which somebody draws on their own turn, and may play that card. */
const OWN_DRAWS = ['GEN-05', 'NM-02', 'draw_until_playable']
const NAMED = /^(\d) (play|jump|shed) (\S+)/

/** A card that a line of the record names: by the face in play, or with `peek` by both. */
interface Named {
  seat: number
  card: string
}

/** What a table has told from the draw for dealer on, or from the deal; null if the log begins later. */
export function sinceDeal(log: readonly GameEvent[]): readonly GameEvent[] | null {
  const deals = log.findLastIndex(({ event }) => event === 'deals')
  const before = log.slice(0, Math.max(0, deals)).findLastIndex(({ event }) => event !== 'drew_for_dealer')
  return deals < 0 ? null : log.slice(before + 1)
}

/**
 * How often the discards were shuffled again in a round, if every card fits that was turned up, drawn, played or shown
 * as far as it was told; null if one does not. `record` has the cards that were chosen.
 */
export function followRound(
  dealt: Dealt,
  key: string,
  story: readonly GameEvent[],
  record: string,
  isForced: boolean,
): number | null {
  const turned = story.filter(({ event }) => event === 'turned').map(({ card }) => card)
  if (turned.join() !== dealt.turned.map((card) => dealt.deck.lights[card]).join()) return null
  const course = new Course(dealt, key, record, isForced)
  return story.every((event) => course.take(event)) && course.isThrough() ? course.shuffles : null
}

class Course {
  shuffles = 0
  private readonly deck: Deck
  private pile: number[]
  private discard: number[]
  private hands: number[][]
  /** Hands set aside by Mercy. */
  private aside: number[] = []
  /** Who is out or has finished. */
  private readonly gone = new Set<number>()
  private isDark = false
  /** The card that somebody has drawn on their turn and may play. */
  private drawn: { seat: number; card: number } | null = null
  private isCreeper = false
  /** Sizes of reshuffles that were told before the draw in which they came. */
  private readonly told: number[] = []
  private readonly plays: Named[]
  private readonly sheds: Named[]

  constructor(
    { deck, hands, discard, pile }: Dealt,
    private readonly key: string,
    record: string,
    private readonly isForced: boolean,
  ) {
    this.deck = deck
    this.hands = hands.map((hand) => [...hand])
    this.discard = [...discard]
    this.pile = [...pile]
    const lines = record.split('\n').flatMap((line) => NAMED.exec(line) ?? [])
    const named = Array.from({ length: lines.length / 4 }, (_, at) => lines.slice(4 * at + 1, 4 * at + 4))
    const cards = (isShed: boolean): Named[] =>
      named
        .filter(([, verb]) => (verb === 'shed') === isShed)
        .map(([seat, , card]) => ({ seat: Number(seat), card: card! }))
    this.plays = cards(false)
    this.sheds = cards(true)
  }

  /** Let an event happen; whether its cards can be those. */
  take(told: GameEvent): boolean {
    return this.acts[told.event]?.(told, told.seat ?? 0) ?? true
  }

  /** Whether the record tells of nothing else. */
  isThrough(): boolean {
    return !this.plays.length && !this.sheds.length && !this.told.length
  }

  private readonly acts: Record<string, (told: GameEvent, seat: number) => boolean> = {
    drew: (told, seat) => this.draw(told, seat),
    played: (told, seat) => this.play(told, seat),
    laid: ({ card }, seat) => this.putUnder(this.leave(seat, card!, undefined)),
    shed: ({ card }, seat) => {
      const named = this.sheds.shift()
      return this.isNamed(named, seat, card!) && this.putUnder(this.leave(seat, card!, named))
    },
    discarded: ({ cards = [] }, seat) => cards.every((card) => this.putUnder(this.leave(seat, card, undefined))),
    hand_shown: ({ cards = [] }, seat) => isWithin(cards, this.hands[seat]!.map(this.face)),
    shuffled: ({ count = 0 }) => this.told.push(count) > 0,
    creeper: () => (this.isCreeper = true),
    passed: () => this.forget(),
    flipped: ({ card }) => {
      this.pile.reverse()
      this.discard.reverse()
      this.isDark = !this.isDark
      return this.forget() && this.face(this.discard.at(-1)!) === card
    },
    swapped: ({ target = 0 }, seat) => {
      const kept = this.hands[seat]!
      this.hands[seat] = this.hands[target]!
      this.hands[target] = kept
      return true
    },
    passed_on: ({ direction = 1 }) => this.passOn(direction),
    finished: (_, seat) => !!this.gone.add(seat),
    out: (_, seat) => {
      this.aside.push(...this.hands[seat]!.sort((one, other) => this.rank(one) - this.rank(other)))
      this.hands[seat] = []
      return this.forget() && !!this.gone.add(seat)
    },
  }

  /** The face in play. */
  private readonly face = (card: number): string => (this.isDark ? this.deck.darks : this.deck.lights)[card]!

  private other(card: number): string {
    return (this.isDark ? this.deck.lights : this.deck.darks)[card]!
  }

  /** Where a card comes in a hand that is in order. */
  private rank(card: number): number {
    return this.isDark ? this.deck.darkRanks[card]! : card
  }

  private forget(): true {
    this.drawn = null
    this.isCreeper = false
    return true
  }

  /** Cards from the pile, which is shuffled again when it is used up. */
  private draw({ count = 0, cards, others, rule }: GameEvent, seat: number): boolean {
    const drawn: number[] = []
    while (drawn.length < count) {
      if (!this.pile.length && !this.reshuffle()) return false
      drawn.push(this.pile.pop()!)
    }
    this.hands[seat]!.push(...drawn)
    // What a Creeper blows up comes after the card that was drawn.
    if (OWN_DRAWS.includes(rule) && !this.isCreeper) this.drawn = { seat, card: drawn.at(-1)! }
    this.isCreeper = false
    return (
      (!cards || cards.join() === drawn.map(this.face).join()) &&
      (!others ||
        others.toSorted().join() ===
          drawn
            .map((card) => this.other(card))
            .toSorted()
            .join())
    )
  }

  /** The discards without the top card, then hands set aside, become the new pile (GEN-16). */
  private reshuffle(): boolean {
    this.pile = [...this.discard.slice(0, -1), ...this.aside]
    this.discard = this.discard.slice(-1)
    this.aside = []
    this.shuffles++
    shuffle(this.pile, this.key, this.shuffles)
    return this.pile.length > 0 && this.told.shift() === this.pile.length
  }

  private play({ card: face, jump }: GameEvent, seat: number): boolean {
    const drawn = !jump && this.drawn?.seat === seat ? this.drawn.card : undefined
    this.forget()
    // A card that must be played when it is drawn has no line of its own.
    const named = this.isForced && drawn !== undefined ? { seat, card: face! } : this.plays.shift()
    if (!this.isNamed(named, seat, face!)) return false
    const card = this.leave(seat, face!, named, drawn)
    if (card !== undefined) this.discard.push(card)
    return card !== undefined
  }

  private isNamed(named: Named | undefined, seat: number, face: string): boolean {
    const faces = named?.card.split('/') ?? []
    return named?.seat === seat && faces[faces.length > 1 && this.isDark ? 1 : 0] === face
  }

  /** The card that leaves a hand: the one drawn or named by both faces, else the first that shows this face. */
  private leave(seat: number, face: string, named: Named | undefined, drawn?: number): number | undefined {
    const hand = this.hands[seat]!
    const isWhole = named?.card.includes('/')
    const whole = (card: number): string => `${this.deck.lights[card]}/${this.deck.darks[card]}`
    const fitting = hand.filter(
      (card) =>
        this.face(card) === face &&
        (drawn === undefined || card === drawn) &&
        (!isWhole || whole(card) === named?.card),
    )
    if (!fitting.length) return undefined
    const found = fitting.reduce((first, card) => (this.rank(card) < this.rank(first) ? card : first))
    hand.splice(hand.indexOf(found), 1)
    return found
  }

  private putUnder(card: number | undefined): boolean {
    if (card !== undefined) this.discard.splice(-1, 0, card)
    return card !== undefined
  }

  /** All hands go one seat on, past those who are not in any more. */
  private passOn(direction: number): boolean {
    const players = this.hands.length
    const seats = this.hands
      .map((_, seat) => (direction > 0 ? seat : players - 1 - seat))
      .filter((seat) => !this.gone.has(seat))
    const moved = [...this.hands]
    seats.forEach((seat, at) => (moved[seats[(at + 1) % seats.length]!] = this.hands[seat]!))
    this.hands = moved
    return true
  }
}

/** Whether all these are among those, each as often. */
export function isWithin(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all]
  return some.every((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
