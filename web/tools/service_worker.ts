/** Emits sw.js: src/worker.js with the list of everything that was built, and a version that changes with it. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const own = readdirSync(here('../public'))
      const built = Object.keys(bundle).filter((name) => name !== 'index.html')
      const files = ['/', ...own.map((name) => `/${name}`), ...built.map((name) => `/${name}`)]
      const source = readFileSync(here('../src/worker.js'), 'utf8')
      const page = readFileSync(here('../index.html'), 'utf8')
      const pictures = own.map((name) => readFileSync(here(`../public/${name}`)))
      const version = createHash('sha256').update(JSON.stringify(files) + source + page)
      for (const picture of pictures) version.update(picture)
      const head = `const VERSION = '${version.digest('hex').slice(0, 12)}'\nconst FILES = ${JSON.stringify(files)}\n`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + source })
    },
  }
}
