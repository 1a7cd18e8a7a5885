/**
 * Plays a seat at a Lastcard table over the network, with the first card that fits. It needs nothing but Node.js 22
 * (or 20, with `node --experimental-websocket`).
 *
 *   LASTCARD_TOKEN=… node examples/program.mjs https://play.example/t/H6R2VXNM
 *
 * The owner of the seat makes the token at the table: "Let a program play for me" (docs/protocol.md, Programs).
 */

/** What to do now: out of turn, and in turn. `view` is all that this seat may know (docs/engine.md). */
function pick(view) {
  const uno = view.hand.length === 2 ? ' uno' : ''
  const plays = view.actions.filter((action) => action.startsWith('play ')).map((play) => play + uno)
  return [...view.interrupts.slice(0, 1), ...(plays.length ? plays : view.actions).slice(0, 1)]
}

const [address, code] = process.argv[2].replace('http', 'ws').split('/t/')
const headers = { Authorization: `Bearer ${process.env.LASTCARD_TOKEN}` }
const socket = new WebSocket(`${address}/api/tables/${code}/socket`, { headers })
const send = (message) => socket.send(JSON.stringify(message))
let view = null

socket.onmessage = ({ data }) => {
  const told = JSON.parse(data)
  if (told.type === 'ping') send({ type: 'pong', ping: told.ping })
  if (told.type === 'error') console.error(told.code, told.text)
  if ('view' in told) view = told.view && { ...view, ...told.view } // all of it at first, and then what has changed
  const isNews = told.type === 'welcome' || told.type === 'update'
  if (isNews && 'move' in told && view) for (const action of pick(view)) send({ type: 'act', action, move: told.move })
}
socket.onerror = () => console.error('refused, or the line is dead')
socket.onclose = () => process.exit()
