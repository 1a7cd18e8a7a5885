/** Scenes that the engine played, by name. */
import scenes from 'virtual:scenes'
import type { TableSnapshot } from '@/table/snapshot'
import type { Step } from '@/game/view'

export const NAMES = ['Me', 'Ann', 'Bob', 'Cy', 'Di', 'Eve', 'Flo', 'Gus', 'Hal', 'Ivy']

export function scene(name: string): Step {
  const steps = scenes.find((one) => one.name === name)?.steps
  if (!steps) throw new Error(`no scene ${name}`)
  return steps.at(-1)!
}

export function snapshotOfScene(name: string): TableSnapshot {
  const { view, events } = scene(name)
  return {
    view,
    step: { id: 1, events },
    seating: { names: NAMES.slice(0, view.players), reader: 0 },
    log: events,
    clock: null,
    rounds: [],
    scores: null,
    bots: [],
    away: [],
  }
}

export { scenes }
