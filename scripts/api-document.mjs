/**
 * `node scripts/api-document.mjs`: writes the OpenAPI document of this release to docs/api, without
 * its prose, for the test that compares the next release with it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createApiDocument } from '../src/app/api-document.server.ts'

const prose = new Set(['description', 'summary', 'example', 'examples'])
/** Below these, names are those of fields. */
const named = new Set(['properties', 'schemas'])

/**
 * @param {unknown} value
 * @param {boolean} [names] whether its keys are names of fields
 * @returns {unknown}
 */
function withoutProse(value, names = false) {
  if (Array.isArray(value)) return value.map((one) => withoutProse(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => names || !prose.has(key))
      .map(([key, one]) => [key, withoutProse(one, !names && named.has(key))]),
  )
}

/**
 * One line for each entry, so that two versions can be compared.
 * @param {object} entries
 */
const lines = (entries) =>
  `{\n${Object.entries(entries)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(withoutProse(value))}`)
    .join(',\n')}\n  }`

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const { openapi, info, paths, components } = createApiDocument('https://shop.example', 'Ironmonger')
const { schemas, securitySchemes } = JSON.parse(JSON.stringify(components))
/** Refusals are the same everywhere, and left out. */
const answers = Object.fromEntries(
  Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        {
          ...operation,
          responses: Object.fromEntries(
            Object.entries(Object(operation.responses)).filter(([status]) =>
              status.startsWith('2'),
            ),
          ),
        },
      ]),
    ),
  ]),
)
writeFileSync(
  `docs/api/openapi-${version}.json`,
  `{
  "openapi": ${JSON.stringify(openapi)},
  "info": ${JSON.stringify(withoutProse(info))},
  "paths": ${lines(answers)},
  "components": {"securitySchemes": ${JSON.stringify(withoutProse(securitySchemes))}, "schemas": ${lines(withoutProse(schemas, true))}}
}
`,
)
