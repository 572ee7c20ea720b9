/** Requests made from the served OpenAPI document alone: random ones that it allows, near misses. */
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Json } from '../../packages/contract/wire-format.ts'
import { validValue, withoutReferences, type KnownValues } from './arbitrary-values.ts'

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Json
}
type Operation = {
  readonly operationId: string
  readonly deprecated?: boolean
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> }
}
export type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>> }
}

/** An operation of the document, its schemas without references. */
export type DocumentedOperation = {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: Json | undefined
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

export const operationsOf = ({ paths, components }: ApiDocument): DocumentedOperation[] => {
  const resolve = (schema: Json) => withoutReferences(schema, (name) => components.schemas[name])
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method.toLowerCase()]
      // Those at former addresses are compared with the present ones elsewhere.
      if (!operation || operation.deprecated) return []
      const body = operation.requestBody?.content['application/json']?.schema
      return [
        {
          id: operation.operationId,
          method,
          path,
          parameters: (operation.parameters ?? []).map(({ schema, ...parameter }) => ({
            ...parameter,
            schema: resolve(schema),
          })),
          body: body && resolve(body),
        },
      ]
    }),
  )
}

/** The values of a request, by the place where they are sent. */
export type RequestValues = {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly header: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** Random values of a request that the document allows. */
export function validRequest(
  { parameters, body }: DocumentedOperation,
  known: KnownValues,
): fc.Arbitrary<RequestValues> {
  const fieldsIn = (place: Parameter['in']) => {
    const own = parameters.filter((parameter) => parameter.in === place)
    return validValue(
      {
        type: 'object',
        properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
        required: own.filter(({ required }) => required).map(({ name }) => name),
      },
      known,
    ).map((value) => ({ ...Object(value) }) as Record<string, unknown>)
  }
  return fc.record({
    path: fieldsIn('path'),
    query: fieldsIn('query'),
    header: fieldsIn('header'),
    body: body ? validValue(body, known) : fc.constant(undefined),
  })
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

export function requestOf(
  { method, path }: DocumentedOperation,
  values: RequestValues,
): InjectOptions {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(values.path[name])),
  )
  const query = new URLSearchParams(
    Object.entries(values.query).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, asText(one)]),
    ),
  ).toString()
  return {
    method,
    url: query ? `${address}?${query}` : address,
    headers: {
      ...Object.fromEntries(
        Object.entries(values.header).map(([name, value]) => [name.toLowerCase(), asText(value)]),
      ),
      ...(values.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(values.body === undefined ? {} : { payload: JSON.stringify(values.body) }),
  }
}

/** Values that the schema only just forbids. */
export function nearMisses(schema: Json): unknown[] {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) {
    const options = choices.flatMap((one) => (typeof one === 'boolean' ? [] : [one]))
    const isText = options.some(({ type }) => type === 'string')
    // Text is not text of another kind by being a number too: only what no alternative takes.
    return options
      .filter(({ type }) => (isText ? type !== 'string' : true))
      .flatMap(nearMisses)
      .concat(isText ? ['-1', 'x', ''] : [])
  }
  if (schema.enum) return ['no such value']
  switch (schema.type) {
    case 'integer':
    case 'number':
      return nearNumbers(schema)
    case 'string':
      return nearTexts(schema)
    case 'array':
      return nearLists(schema)
    default:
      return []
  }
}

const nearNumbers = ({ minimum, maximum }: Json): unknown[] => [
  ...(minimum === undefined ? [] : [minimum - 1]),
  ...(maximum === undefined ? [] : [maximum + 1]),
  0.125,
]

const notOfFormat = new Map([
  ['date', '2026-02-30'],
  ['uuid', '01A1FDFB-8952-7240-9E02-F740B525B71A'],
  ['email', 'jane@example'],
])

function nearTexts({ minLength, maxLength, pattern, format = '' }: Json): unknown[] {
  const wrong = notOfFormat.get(format)
  return [
    ...(minLength ? ['', ' '] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(pattern ? ['\u0007'] : []),
    ...(wrong === undefined ? [] : [wrong]),
  ]
}

function nearLists({ items, minItems, maxItems }: Json): unknown[] {
  const item = Array.isArray(items) ? items[0] : items
  const empty = minItems ? [[]] : []
  if (typeof item !== 'object') return empty
  const tooMany = maxItems === undefined ? [] : [entries(item, maxItems + 1)]
  return [...empty, ...tooMany, ...nearMisses(item).map((value) => [value])]
}

/** So many different short texts, or so many times one valid value. */
function entries(item: Json, count: number): unknown[] {
  const isText = item.type === 'string' && item.format === undefined
  const [one] = fc.sample(validValue(item), { numRuns: 1, seed: 3 })
  return Array.from({ length: count }, (_, position) => (isText ? `a${position}` : one))
}
