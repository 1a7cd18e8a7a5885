import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { themeSheet } from '@/looks'
import { applyTheme } from '@/browser/preferences.svelte'
import { firstLanguage, speak } from '@/words/texts.svelte'

document.adoptedStyleSheets = [themeSheet()]
applyTheme()
await speak(firstLanguage())
mount(App, { target: document.getElementById('app')! })

// After the first page, which is not to wait for what is stored for later.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
