/**
 * The languages that the Python package has texts in: one folder each in src/lastcard/locale.
 * `virtual:languages` lists them, with a loader for each; `virtual:texts/<tag>` has the texts of one, with loaders for
 * `virtual:talk-<tag>`, what bots say in it, `virtual:review-<tag>`, what only a review says, and
 * `virtual:lessons-<tag>`, what only a lesson says.
 */
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOCALE = fileURLToPath(new URL('../../src/lastcard/locale', import.meta.url))
const LIST = 'virtual:languages'
const TEXTS = 'virtual:texts/'
/** What is loaded when it is wanted: by what its modules are called, the loader, and the files. */
const LATER = [
  { module: 'virtual:talk-', loader: 'loadTalk', files: ['talk.ftl'] },
  { module: 'virtual:review-', loader: 'loadReview', files: ['review.ftl', 'web-review.ftl'] },
  { module: 'virtual:lessons-', loader: 'loadLessons', files: ['lessons.ftl'] },
]
/** What only the command line and the server say, and what is loaded when it is wanted. */
const NOT_NEEDED = ['cli.ftl', 'terminal-only.ftl', 'errors.ftl', 'server.ftl', ...LATER.flatMap(({ files }) => files)]

function tags(): string[] {
  return readdirSync(LOCALE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesOf(entry.name).length > 0)
    .map((entry) => entry.name)
}

function filesOf(tag: string): string[] {
  return readdirSync(join(LOCALE, tag))
    .filter((name) => name.endsWith('.ftl') && !NOT_NEEDED.includes(name))
    .map((name) => join(LOCALE, tag, name))
}

/** The files whose texts a module has; undefined for other modules. */
function filesIn(id: string): string[] | undefined {
  if (id.startsWith(TEXTS)) return filesOf(id.slice(TEXTS.length))
  const later = LATER.find(({ module }) => id.startsWith(module))
  return later?.files.map((name) => join(LOCALE, id.slice(later.module.length), name))
}

/** The texts of a file, without the comments and blank lines between them. */
function textsIn(file: string): string {
  return readFileSync(file, 'utf8').replace(/^(#.*)?\n/gm, '')
}

/** What a language calls itself, and the tags that it serves besides its own. */
function factsOf(tag: string): { name: string; serves: string[] } {
  const { body } = new FluentResource(readFileSync(join(LOCALE, tag, 'language.ftl'), 'utf8'))
  const text = (id: string): string => String(body.find((message) => message.id === id)?.value ?? '')
  return { name: text('language-name'), serves: text('language-tags').split(' ') }
}

/** What is loaded later of a language. */
function loadersOf(tag: string): string[] {
  return LATER.map(({ module, loader }) => `export const ${loader} = () => import('${module}${tag}')`)
}

export function languages(): Plugin {
  return {
    name: 'languages',
    resolveId: (id) =>
      [LIST, TEXTS, ...LATER.map(({ module }) => module)].some((module) => id.startsWith(module))
        ? `\0${id}`
        : undefined,
    load(id) {
      if (id === `\0${LIST}`) {
        const listed = tags().map((tag) => {
          const facts = JSON.stringify({ tag, ...factsOf(tag) })
          return `{ ...${facts}, load: () => import('${TEXTS}${tag}') }`
        })
        return `export default [${listed.join(', ')}]`
      }
      const files = filesIn(id.slice(1))
      if (!files) return undefined
      for (const file of files) this.addWatchFile(file)
      const texts = `export default ${JSON.stringify(files.map(textsIn))}`
      return id.startsWith(`\0${TEXTS}`) ? [texts, ...loadersOf(id.slice(TEXTS.length + 1))].join('\n') : texts
    },
  }
}
