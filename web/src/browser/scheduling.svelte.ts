/** Work that may wait until what comes first has been painted: on a slow phone all of it at once would be felt. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

let laysOut = false

/** Has what changed just now laid out in a task of its own, so that the next frame only has to paint it. */
export function layOutSoon(): void {
  if (laysOut) return
  laysOut = true
  setTimeout(() => {
    laysOut = false
    void document.body.offsetHeight
  })
}

/** When the browser has nothing else to do, or after so many milliseconds; some browsers cannot tell. */
export function whenIdle(act: () => void, timeout?: number): void {
  if (window.requestIdleCallback) window.requestIdleCallback(act, timeout ? { timeout } : {})
  else setTimeout(act, 60)
}

/** What `read` gives, a frame later; of several values within a frame only the last. */
export function oneFrameLater<T>(read: () => T): { readonly now: T } {
  let now = $state.raw(read())
  let waits = false
  let gone = false
  $effect(() => {
    void read()
    if (waits) return
    waits = true
    afterPaint(() => {
      waits = false
      if (!gone) now = read()
    })
  })
  $effect(() => () => void (gone = true))
  return {
    get now() {
      return now
    },
  }
}
