/** Missing and unused texts, in every language. */
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { FALLBACK, LANGUAGES } from '@/words/languages'

const sources = Object.entries(
  import.meta.glob<string>('/src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }),
)
  .filter(([path]) => !path.includes('Demo.svelte'))
  .map(([, text]) => text)
  .join('\n')

function ids(files: string[]): Set<string> {
  const found = new Set<string>()
  for (const { id, value, attributes } of files.flatMap((file) => new FluentResource(file).body)) {
    if (value) found.add(id)
    for (const name of Object.keys(attributes)) found.add(`${id}.${name}`)
  }
  return found
}

const all = new Map<string, Set<string>>()
for (const { tag, load } of LANGUAGES) {
  const texts = await load()
  const loaded = [texts, ...(await Promise.all([texts.loadReview(), texts.loadLessons()]))]
  all.set(tag, ids(loaded.flatMap(({ default: files }) => files)))
}
const english = all.get(FALLBACK)!
/** Texts that are asked for by a name put together, as `web-level-${level}`. */
const parts = [...sources.matchAll(/(?:say\(|key = )`([^`$]+)\$\{/g)].map((match) => match[1]!)
const whole = [
  ...sources.matchAll(
    /'((?:web|choice|seat|table|prompt|player|page|count|score|won|name|log|option|decision|review|learn)-[\w.-]+)'/g,
  ),
].map((match) => match[1]!)

describe('texts', () => {
  it.each(LANGUAGES.map(({ tag }) => tag))('are the same in %s as in English', (tag) => {
    const here = all.get(tag)!
    expect([...here].filter((id) => !english.has(id))).toEqual([])
    expect([...english].filter((id) => !here.has(id))).toEqual([])
  })

  it('are there when asked for', () => {
    expect(whole.length).toBeGreaterThan(80)
    expect(whole.filter((id) => !english.has(id))).toEqual([])
    expect(parts.filter((start) => ![...english].some((id) => id.startsWith(start)))).toEqual([])
  })

  it('of the browser are all used', () => {
    const own = [...english].filter((id) => /^(web|learn(?!-terminal))-/.test(id))
    expect(own.filter((id) => !whole.includes(id) && !parts.some((start) => id.startsWith(start)))).toEqual([])
  })
})
