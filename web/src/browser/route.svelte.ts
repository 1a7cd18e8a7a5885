/**
 * Where in the client one is. Pages that people link to have a path of their own (/t/CODE, /rules/bts); others come
 * after #/.
 */

class Route {
  path = $state(read())
  parts = $derived(this.path.split('/'))
}

function read(): string {
  const hash = /^#\/(.*)$/.exec(location.hash)
  return decodeURIComponent(hash ? hash[1]! : location.pathname.slice(1))
}

export const route = new Route()

function follow(): void {
  route.path = read()
  scrollTo(0, 0)
}
addEventListener('hashchange', follow)
addEventListener('popstate', follow)

/** Go to an address of the client, such as `/t/ABCD` or `/#/cards`. */
export function go(address: string): void {
  history.pushState(null, '', address)
  follow()
}

/** Links within the client do not load it anew. */
addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (link.origin !== location.origin || link.target || link.pathname.startsWith('/api/') || link.hash.match(/^#[^/]/))
    return
  event.preventDefault()
  go(link.href)
})
