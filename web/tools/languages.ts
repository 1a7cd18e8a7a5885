/**
 * The languages that the Python package has texts in: one folder each in src/lastcard/locale.
 * `virtual:languages` lists them, with a loader for each; `virtual:texts/<tag>` has all texts of one.
 */
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOCALE = fileURLToPath(new URL('../../src/lastcard/locale', import.meta.url))
const LIST = 'virtual:languages'
const TEXTS = 'virtual:texts/'
/** What only the command line says. */
const NOT_NEEDED = 'cli.ftl'

function tags(): string[] {
  return readdirSync(LOCALE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesOf(entry.name).length > 0)
    .map((entry) => entry.name)
}

function filesOf(tag: string): string[] {
  return readdirSync(join(LOCALE, tag))
    .filter((name) => name.endsWith('.ftl') && name !== NOT_NEEDED)
    .map((name) => join(LOCALE, tag, name))
}

/** What a language calls itself, and the tags that it serves besides its own. */
function factsOf(tag: string): { name: string; serves: string[] } {
  const { body } = new FluentResource(readFileSync(join(LOCALE, tag, 'language.ftl'), 'utf8'))
  const text = (id: string): string => String(body.find((message) => message.id === id)?.value ?? '')
  return { name: text('language-name'), serves: text('language-tags').split(' ') }
}

export function languages(): Plugin {
  return {
    name: 'languages',
    resolveId: (id) => (id === LIST || id.startsWith(TEXTS) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const listed = tags().map((tag) => {
          const facts = JSON.stringify({ tag, ...factsOf(tag) })
          return `{ ...${facts}, load: () => import('${TEXTS}${tag}') }`
        })
        return `export default [${listed.join(', ')}]`
      }
      if (!id.startsWith(`\0${TEXTS}`)) return undefined
      const files = filesOf(id.slice(TEXTS.length + 1))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')))}`
    },
  }
}
