/** Whose chat and reactions this person does not want to see; by handle, which is another one at every table. */
import { SvelteSet } from 'svelte/reactivity'
import { recall, remember } from '@/browser/storage'

const KEPT = 50
export const ignored = new SvelteSet<string>(recall<string[]>('ignored', []))

export function ignore(handle: string, quiet: boolean): void {
  if (quiet) ignored.add(handle)
  else ignored.delete(handle)
  remember('ignored', [...ignored].slice(-KEPT))
}
