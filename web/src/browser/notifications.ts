/** A tab in the background calls its person: by its title, a sound, and a notification if it may. */
import { preferences } from './preferences.svelte'

export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission !== 'denied'
}

/** Asks the browser's leave; whether it was given. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false
  const allowed = (await Notification.requestPermission()) === 'granted'
  preferences.set('notices', allowed)
  return allowed
}

/** One notice a table: a new one takes the place of the last. */
export async function notify(text: string, tag: string): Promise<void> {
  if (
    !document.hidden ||
    !preferences.notices ||
    typeof Notification === 'undefined' ||
    Notification.permission !== 'granted'
  )
    return
  const options = { tag, icon: '/icon-192.png', body: 'Lastcard' }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) return worker.showNotification(text, options) // the only way on Android
  new Notification(text, options).onclick = () => window.focus()
}
