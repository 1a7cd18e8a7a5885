/** What happy-dom does not have. */
import { beforeEach } from 'vitest'
import { speak } from '@/words/texts.svelte'

Element.prototype.animate = () => ({ onfinish: null, cancel: () => undefined }) as unknown as Animation
Element.prototype.getAnimations = () => []

beforeEach(async () => {
  document.body.replaceChildren()
  localStorage.clear()
  await speak('en')
})
