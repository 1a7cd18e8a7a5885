// The npm package `uno-engine` before the rule court: COURT_PROGRAM="node uno_engine.mjs" python court.py program_engine
// It knows one deck; a wild is given its colour before it is played. There are no challenges.
import { createInterface } from 'node:readline'
import { createRequire } from 'node:module'

const { Game, Card, Value, Color } = createRequire(`${process.cwd()}/`)('uno-engine')
const VALUES = { S: Value.SKIP, R: Value.REVERSE, '+2': Value.DRAW_TWO, w: Value.WILD, 'w+4': Value.WILD_DRAW_FOUR }
const SIGNS = Object.fromEntries(Object.entries(VALUES).map(([sign, value]) => [value, sign]))
const COLORS = { r: Color.RED, b: Color.BLUE, g: Color.GREEN, y: Color.YELLOW }
const LETTERS = Object.fromEntries(Object.entries(COLORS).map(([letter, color]) => [color, letter]))

const cardOf = (text, color) =>
  text in VALUES
    ? new Card(VALUES[text], color && COLORS[color])
    : new Card(VALUES[text.slice(1)] ?? Number(text.slice(1)), COLORS[text[0]])
const textOf = (card) => (card.isWildCard() ? SIGNS[card.value] : LETTERS[card.color] + (SIGNS[card.value] ?? card.value))
const cannot = (why) => {
  throw { cannot: why }
}

let game, pile, wild, winner, drawn
const seatOf = (player) => Number(player.name.slice(1)) // a Reverse turns its list of players round
const playerAt = (seat) => game.players.find((player) => seatOf(player) === seat)

function start({ edition, options, deal, start: begun }) {
  if (edition !== 'classic' || Object.keys(options).length || deal) cannot('one edition, no options, no deal of one\'s own')
  if (begun.decision?.kind !== 'turn') cannot('only turns')
  game = new Game(begun.hands.map((_, seat) => `p${seat}`))
  wild = winner = drawn = null
  game.on('end', (event) => void (winner = seatOf(event.winner)))
  begun.hands.forEach((hand, seat) => (playerAt(seat).hand = hand.split(' ').filter(Boolean).map((text) => cardOf(text))))
  const discards = begun.discard.split(' ')
  game.discardedCard = cardOf(discards.at(-1), begun.color ?? 'r')
  if (begun.direction === -1) game.reverseGame()
  game.currentPlayer = playerAt(begun.decision.seat)
  pile = begun.pile.split(' ').filter(Boolean).map((text) => cardOf(text))
  game.deck.draw = (count = 1) => (count > pile.length ? cannot('it shuffles a whole new deck') : pile.splice(0, count))
}

function act(seat, action) {
  const [verb, what] = action.split(' ')
  if (action.endsWith(' uno')) cannot('no calls with an action')
  if (!['play', 'draw', 'keep', 'color'].includes(verb)) cannot(`no ${verb}`)
  if (winner !== null || seat !== seatOf(game.currentPlayer) || (wild !== null) !== (verb === 'color')) return false
  try {
    if (verb === 'draw') {
      if (drawn) return false
      game.draw()
      drawn = true
    } else if (verb === 'keep') game.pass()
    else if (verb === 'color') {
      const card = game.currentPlayer.getCardByValue(VALUES[wild])
      card.color = COLORS[what]
      wild = null
      game.play(card)
    } else if (what in VALUES) {
      if (!game.currentPlayer.getCardByValue(VALUES[what])) return false
      wild = what
      if (game.currentPlayer.hand.length === 1) return act(seat, 'color r') // nobody has to name a colour
    } else game.play(cardOf(what))
    if (verb !== 'draw' && wild === null) drawn = false
    return true
  } catch (error) {
    if (error.cannot) throw error
    return false
  }
}

function tell(fact, seat) {
  if (wild !== null && fact !== 'decision') cannot('a wild is played together with its colour')
  const current = game.currentPlayer
  switch (fact) {
    case 'decision':
      if (winner !== null) return null
      return { seat: seatOf(current), kind: wild !== null ? 'color' : drawn ? 'drawn' : 'turn' }
    case 'legal': {
      const plays = current.hand.filter((card) => card.matches(game.discardedCard)).map((card) => `play ${textOf(card)}`)
      return [...new Set(plays), drawn ? 'keep' : 'draw']
    }
    case 'hand':
      return playerAt(seat).hand.map(textOf)
    case 'count':
      return playerAt(seat).hand.length
    case 'top':
      return textOf(game.discardedCard)
    case 'color':
      return LETTERS[game.discardedCard.color]
    case 'direction':
      return game.playingDirection === 1 ? 1 : -1
    case 'winner':
      return winner
    case 'pile':
      return pile.length
  }
  cannot(`no ${fact}`)
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line)
  let answer
  try {
    if (asked.start) start(asked.start)
    answer = { is: asked.start ? true : asked.act ? act(...asked.act) : tell(...asked.tell) }
  } catch (error) {
    if (!error.cannot) throw error
    answer = error
  }
  console.log(JSON.stringify(answer))
}
