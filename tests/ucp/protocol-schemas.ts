/** Judges answers by the protocol's own schemas: see `schemas/README.md`. */
import { globSync, readFileSync } from 'node:fs'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'

const base = 'https://ucp.dev/schemas/'

function createAjv() {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  for (const path of globSync('tests/ucp/schemas/**/*.json'))
    ajv.addSchema(JSON.parse(readFileSync(path, 'utf8')))
  return ajv
}

/**
 * @param own the schema of the shop's own extension
 * @returns what is wrong with a value by a schema: its path below `schemas` (`shopping/checkout.json`)
 *   or its name in the shop's own (`#/$defs/…`); empty: nothing
 */
export function openProtocolSchemas(own: { readonly $id: string }) {
  const ajv = createAjv()
  ajv.addSchema(own)
  return (name: string, value: unknown): readonly string[] => {
    const validate = ajv.getSchema(name.startsWith('#') ? own.$id + name : base + name)
    if (!validate) throw new Error(`There is no schema ${name}`)
    if (validate(value) === true) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`)
  }
}
