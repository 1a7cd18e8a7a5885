/**
 * The service worker: pages open without a network, and at once with one. The build puts VERSION and FILES in front.
 * Nothing of the server's own (/api) ever goes through it.
 */
/* global VERSION, FILES */
const CACHE = `lastcard-${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const old = async () =>
    Promise.all(
      (await caches.keys())
        .filter((name) => name !== CACHE && name.startsWith('lastcard-'))
        .map((name) => caches.delete(name)),
    )
  event.waitUntil(old().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || /^\/(api|metrics)/.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')))
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = `/t/${event.notification.tag}`
  const show = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const here = open.find((client) => new URL(client.url).pathname === path)
    return here ? here.focus() : self.clients.openWindow(path)
  }
  event.waitUntil(show())
})
