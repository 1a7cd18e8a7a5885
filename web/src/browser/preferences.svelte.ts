/** How this person likes it: remembered in the browser. */
import { recall, remember } from './storage'

export type Theme = 'auto' | 'light' | 'dark'
export type Sort = 'color' | 'symbol'

class PreferenceStore {
  theme = $state<Theme>(recall('theme', 'auto'))
  sort = $state<Sort>(recall('sort', 'color'))
  sound = $state<boolean>(recall('sound', true))
  name = $state<string>(recall('name', ''))
  /** Whether it wants to be called from another tab. */
  notices = $state<boolean>(recall('notices', false))

  set<K extends 'theme' | 'sort' | 'sound' | 'name' | 'notices'>(key: K, value: PreferenceStore[K]): void {
    Object.assign(this, { [key]: value })
    remember(key, value)
  }
}

export const preferences = new PreferenceStore()

const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** The theme goes on the root element, where the style sheets look for it. */
export function applyTheme(): void {
  const theme = preferences.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : preferences.theme
  document.documentElement.dataset.theme = theme
}
dark.addEventListener('change', applyTheme)

export function reducedMotion(): boolean {
  return still.matches
}
