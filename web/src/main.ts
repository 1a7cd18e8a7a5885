import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import './themes.css'
import { applyTheme } from '$lib/prefs.svelte'
import { firstLanguage, speak } from '$lib/say.svelte'

applyTheme()
await speak(firstLanguage())
mount(App, { target: document.getElementById('app')! })
