/** The OpenAPI document of a release as docs/api keeps it: without prose and refusals. */
import type { OpenApiDocument } from '../../packages/contract/server/openapi.server.ts'

const prose = new Set(['description', 'summary', 'example', 'examples'])
/** Below these, names are those of fields. */
const named = new Set(['properties', 'schemas'])

/** @param names whether its keys are names of fields */
function withoutProse(value: unknown, names = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutProse(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => names || !prose.has(key))
      .map(([key, one]) => [key, withoutProse(one, !names && named.has(key))]),
  )
}

const onlySuccess = (operation: object): object => {
  const { responses, ...rest } = { responses: {}, ...operation }
  const kept = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  return { ...rest, responses: Object.fromEntries(kept) }
}

/** One line for each entry, so that two versions can be compared. */
const lines = (entries: object): string =>
  `{\n${Object.entries(entries)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n  }`

export function releasedDocument({ openapi, info, paths, components }: OpenApiDocument): string {
  const answers = Object.entries(paths).map(([path, methods]) => [
    path,
    withoutProse(
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, onlySuccess(operation)]),
      ),
    ),
  ])
  const { schemas } = { schemas: {}, ...components }
  return `{
  "openapi": ${JSON.stringify(openapi)},
  "info": ${JSON.stringify(withoutProse(info))},
  "paths": ${lines(Object.fromEntries(answers))},
  "components": {"schemas": ${lines(Object(withoutProse(schemas, true)))}}
}
`
}
