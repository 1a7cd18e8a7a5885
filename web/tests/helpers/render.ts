/** Mounts a component into the page and takes it away again. */
import { type Component, flushSync, mount, unmount } from 'svelte'
import { afterEach } from 'vitest'

const mounted: Record<string, unknown>[] = []

export function render<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  const target = document.createElement('div')
  document.body.append(target)
  mounted.push(mount(component, { target, props }))
  flushSync()
  return target
}

export function click(element: Element | null | undefined): void {
  if (!element) throw new Error('nothing to click on')
  ;(element as HTMLElement).click()
  flushSync()
}

afterEach(async () => {
  for (const one of mounted.splice(0)) await unmount(one)
})
