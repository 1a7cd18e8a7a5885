/** What went wrong with a request, in words. */
import { Refused } from './api'
import { say } from '@/words/texts.svelte'

/** What is wrong with a page that was asked for by its address: half of a link is no message to a programmer. */
export function linkTroubleText(error: unknown): string {
  return error instanceof Refused && error.code === 'malformed' ? say('web-wrong-link') : troubleText(error)
}

export function troubleText(error: unknown): string {
  return error instanceof Refused && error.message ? error.message : say('web-no-server')
}
