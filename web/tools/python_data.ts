/**
 * Modules that the Python package makes at build time, so that nothing of the rules is written down twice:
 * `virtual:game-data` (editions and options) and, for development and tests, `virtual:scenes` and `virtual:fair-deals`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SCRIPTS = new Map([
  ['virtual:game-data', 'make_data.py'],
  ['virtual:scenes', 'scenes.py'],
  ['virtual:fair-deals', 'fair_deals.py'],
])
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The project's Python, which `./play` and `./test` have set up. */
function python(): string {
  const places = [here('../../.venv/bin/python'), here('../../.venv/Scripts/python.exe')]
  return process.env.LASTCARD_PYTHON ?? places.find(existsSync) ?? 'python3'
}

export function pythonData(): Plugin {
  return {
    name: 'python-data',
    resolveId: (id) => (SCRIPTS.has(id) ? `\0${id}` : undefined),
    load(id) {
      const script = SCRIPTS.get(id.slice(1))
      if (!script) return undefined
      const json = execFileSync(python(), [here(script)], { encoding: 'utf8', maxBuffer: 1 << 28 })
      return `export default JSON.parse(${JSON.stringify(json.trim())})`
    },
  }
}
