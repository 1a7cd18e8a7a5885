/** How this person likes it: remembered in the browser. */
import { recall, remember } from './storage'

export type Theme = 'auto' | 'light' | 'dark'
export type Sort = 'color' | 'symbol'

class PreferenceStore {
  theme = $state<Theme>(recall('theme', 'auto'))
  sort = $state<Sort>(recall('sort', 'color'))
  sound = $state<boolean>(recall('sound', true))
  /** From 0 to 1. */
  volume = $state<number>(recall('volume', 0.7))
  /** Whether a card of which little can be seen is lifted before it is played. */
  careful = $state<boolean>(recall('careful', true))
  /** Whether bots may say something now and then. */
  botsTalk = $state<boolean>(recall('botsTalk', true))
  /** Whether the coach can be asked, where there is one. */
  coach = $state<boolean>(recall('coach', false))
  name = $state<string>(recall('name', ''))
  avatar = $state<string>(recall('avatar', ''))
  /** Whether it was chosen; otherwise it came by chance. */
  choseAvatar = $state<boolean>(recall('choseAvatar', false))
  /** Whether the middle of the table is left to a big screen. */
  handOnly = $state<boolean>(recall('handOnly', false))
  /** Whether it wants to be called from another tab. */
  notices = $state<boolean>(recall('notices', false))

  set<K extends Exclude<keyof PreferenceStore, 'set'>>(key: K, value: PreferenceStore[K]): void {
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
