/**
 * Writes src/net/protocol.ts, the types of the protocol's messages, from docs/protocol.schema.json: npm run protocol
 * A test compares them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const SCHEMA = here('../../docs/protocol.schema.json')
const TYPES = here('../src/net/protocol.ts')
const HEAD = '/** Made from docs/protocol.schema.json by tools/protocol_types.mjs: not to be edited. */\n\n'
const PLAIN = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }

/** The text of a TypeScript module with a type for each definition of the schema. */
export function protocolTypes() {
  const { $defs } = JSON.parse(readFileSync(SCHEMA, 'utf8'))
  const types = Object.entries($defs).map(([name, schema]) => `${comment(schema)}export ${declaration(name, schema)}\n`)
  return HEAD + types.join('\n')
}

function comment({ description }) {
  if (!description) return ''
  const lines = description.replace(/\s+/g, ' ').match(/.{1,112}(?: |$)/g)
  if (lines.length === 1) return `/** ${lines[0]} */\n`
  return `/**\n${lines.map((line) => ` * ${line.trim()}\n`).join('')} */\n`
}

function declaration(name, schema) {
  return schema.properties ? `interface ${name} {\n${fields(schema)}\n}` : `type ${name} =${union(schema)}`
}

function union({ anyOf }) {
  return anyOf.map((one) => `\n  | ${typeOf(one)}`).join('')
}

function fields({ properties, required = [] }) {
  return Object.entries(properties)
    .map(([name, schema]) => `  ${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`)
    .join('\n')
}

function typeOf(schema) {
  if (schema.$ref) return schema.$ref.replace('#/$defs/', '')
  if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.type === 'array') return schema.items.anyOf ? `(${typeOf(schema.items)})[]` : `${typeOf(schema.items)}[]`
  if (schema.type === 'object') return `Record<string, ${objectValues(schema)}>`
  const plain = PLAIN[schema.type]
  if (!plain) throw new Error(`no type for ${JSON.stringify(schema)}`)
  return plain
}

function objectValues({ additionalProperties }) {
  return additionalProperties ? typeOf(additionalProperties) : 'unknown'
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TYPES, protocolTypes())
