/** How an operation describes itself in OpenAPI 3.1: the wire's side of its schemas, and every Problem it may answer. */
import type { FastifySchema } from 'fastify'
import { toJSONSchema, type JSONSchema } from 'zod/v4/core'
import type {} from '@fastify/swagger'
import { httpMessages } from '../../../src/platform/messages/http.ts'
import type { Endpoint, Schema } from '../endpoint.ts'
import type { ProblemKind } from '../problem.ts'
import { hasBody } from './request-input.server.ts'

type Described = {
  readonly capability: string
  readonly operation: string
  readonly it: Endpoint
  readonly problems: readonly ProblemKind[]
}
type Json = JSONSchema.BaseSchema

const { answers: words } = httpMessages

/** The wire's JSON Schema of a contract's schema, for what comes in and for what goes out: a codec's first side is the wire. */
export function jsonSchemaOf(schema: Schema): Json {
  const {
    $schema: _,
    '~standard': __,
    ...json
  } = toJSONSchema(schema, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' })
  return json
}

/** What Fastify keeps of an operation for its description; nothing of it validates. */
export function operationSchema({ capability, operation, it, problems }: Described): FastifySchema {
  const json = jsonSchemaOf(it.input)
  const inPath = it.call
    .split('/')
    .filter((step) => step.startsWith(':'))
    .map((step) => step.slice(1))
  const rest = without(json, inPath)
  const asks = fieldsOf(rest).length > 0
  return {
    operationId: capability + operation.charAt(0).toUpperCase() + operation.slice(1),
    tags: [capability],
    summary: it.summary,
    ...(inPath.length > 0 ? { params: only(json, inPath) } : {}),
    ...(asks && hasBody(it) ? { body: rest } : {}),
    ...(it.file === undefined
      ? {}
      : {
          body: {
            content: {
              '*/*': {
                schema: {
                  type: 'string',
                  contentMediaType: 'application/octet-stream',
                  maxLength: it.file,
                },
              },
            },
          },
        }),
    ...(asks && !hasBody(it) ? { querystring: rest } : {}),
    ...(it.idempotent
      ? {
          headers: {
            type: 'object',
            properties: {
              'idempotency-key': {
                type: 'string',
                pattern: '^[\\w-]{8,64}$',
                description: words.idempotencyKey,
              },
            },
            required: ['idempotency-key'],
          },
        }
      : {}),
    ...(it.access === 'anyone' && !it.proof ? {} : { security: [{ bearer: [] }] }),
    response: answersOf(it, problems),
  }
}

function answersOf(it: Endpoint, problems: readonly ProblemKind[]): Record<string, unknown> {
  const success = {
    description: words.done,
    content: { 'application/json': { schema: jsonSchemaOf(it.output) } },
    ...(it.paged
      ? { headers: { Link: { schema: { type: 'string' }, description: words.link } } }
      : {}),
  }
  const byStatus = Object.entries(Object.groupBy(problems, (kind) => kind.status))
  return Object.fromEntries([
    [String(it.status ?? 200), success],
    ...byStatus.map(([status, kinds = []]) => [
      status,
      {
        description: [...new Set(kinds.map((kind) => kind.title))].join(' / '),
        content: {
          'application/problem+json': {
            schema: problemSchema([...new Set(kinds.map((kind) => kind.type))]),
          },
        },
        ...(status === '429' || status === '503'
          ? {
              headers: {
                'Retry-After': { schema: { type: 'integer' }, description: words.retryAfter },
              },
            }
          : {}),
      },
    ]),
  ])
}

const problemSchema = (types: readonly string[]) => ({
  type: 'object',
  required: ['type', 'title', 'status'],
  properties: {
    type: { enum: types },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['pointer', 'detail'],
        properties: { pointer: { type: 'string' }, detail: { type: 'string' } },
      },
    },
    facts: { type: 'object' },
  },
})

// A choice of bodies has the path's parameters in each of them; they are taken out of each.
function without(json: Json, names: readonly string[]): Json {
  const { properties = {}, required, anyOf, ...more } = json
  if (anyOf)
    return {
      ...more,
      anyOf: anyOf.map((one) => (typeof one === 'boolean' ? one : without(one, names))),
    }
  return {
    ...more,
    properties: Object.fromEntries(
      Object.entries(properties).filter(([name]) => !names.includes(name)),
    ),
    ...(required ? { required: required.filter((name) => !names.includes(name)) } : {}),
  }
}

function only(json: Json, names: readonly string[]): Json {
  const choice = json.anyOf?.find((one) => typeof one !== 'boolean')
  if (choice && typeof choice !== 'boolean') return only(choice, names)
  return {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [name, json.properties?.[name] ?? { type: 'string' }]),
    ),
    required: [...names],
  }
}

function fieldsOf(json: Json): string[] {
  return [
    ...Object.keys(json.properties ?? {}),
    ...(json.anyOf ?? []).flatMap((one) => (typeof one === 'boolean' ? [] : fieldsOf(one))),
  ]
}
