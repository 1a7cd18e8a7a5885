/** Whose chat and reactions this person does not want to see; by handle, which is another one at every table. */
import { SvelteSet } from 'svelte/reactivity'
import { recall, remember } from './storage'

const KEPT = 50
export const hushed = new SvelteSet<string>(recall<string[]>('hushed', []))

export function hush(handle: string, quiet: boolean): void {
  if (quiet) hushed.add(handle)
  else hushed.delete(handle)
  remember('hushed', [...hushed].slice(-KEPT))
}
