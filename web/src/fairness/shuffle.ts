/** The shuffle, written a second time: ChaCha20 (RFC 8439) keyed with the round's key, and three picks from a word. */

const WORD = 2 ** 32

/** Put all cards in random order. Shuffle number k of a round has k as the nonce, and begins at block 0. */
export function shuffle(cards: number[], key: string, nonce: number): void {
  const words = keyWords(key)
  let left = cards.length
  for (let counter = 0; left > 1; counter++)
    for (const word of block(words, counter, nonce)) if (left > 1) left = placeThree(cards, left, word)
}

function keyWords(key: string): number[] {
  return Array.from({ length: 8 }, (_, place) => {
    const bytes = key.slice(8 * place, 8 * place + 8).match(/../g)!
    return parseInt(bytes.reverse().join(''), 16)
  })
}

/** Sixteen words of the key stream. */
export function block(key: readonly number[], counter: number, nonce: number): Uint32Array {
  const start = Uint32Array.from([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, nonce, 0, 0])
  const state = start.slice()
  for (let double = 0; double < 10; double++) {
    for (let lane = 0; lane < 4; lane++) quarter(state, lane, 4 + lane, 8 + lane, 12 + lane)
    for (let lane = 0; lane < 4; lane++)
      quarter(state, lane, 4 + ((lane + 1) % 4), 8 + ((lane + 2) % 4), 12 + ((lane + 3) % 4))
  }
  return state.map((word, place) => word + start[place]!)
}

function quarter(state: Uint32Array, a: number, b: number, c: number, d: number): void {
  mix(state, a, b, d, 16)
  mix(state, c, d, b, 12)
  mix(state, a, b, d, 8)
  mix(state, c, d, b, 7)
}

function mix(state: Uint32Array, to: number, more: number, turned: number, by: number): void {
  state[to]! += state[more]!
  const mixed = state[turned]! ^ state[to]!
  state[turned] = (mixed << by) | (mixed >>> (32 - by))
}

/** Fisher–Yates from the end: up to three cards by one word, none if the word would favour some of them. */
function placeThree(cards: number[], left: number, word: number): number {
  const sides = [left, left - 1, left > 3 ? left - 2 : 1]
  const picks: number[] = []
  let rest = word
  for (const side of sides) {
    const product = rest * side
    picks.push(Math.floor(product / WORD))
    rest = product % WORD
  }
  const ways = sides.reduce((product, side) => product * side, 1)
  if (rest < WORD % ways) return left
  swap(cards, left - 1, picks[0]!)
  swap(cards, left - 2, picks[1]!)
  if (left > 3) swap(cards, left - 3, picks[2]!)
  return left - 3
}

function swap(cards: number[], one: number, other: number): void {
  const kept = cards[one]!
  cards[one] = cards[other]!
  cards[other] = kept
}
