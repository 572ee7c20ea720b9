/** Describes endpoints in OpenAPI 3.1: the schemas of the wire, and every possible Problem. */
import type { FastifySchema } from 'fastify'
import { toJSONSchema, type JSONSchema } from 'zod/v4/core'
import type {} from '@fastify/swagger'
import type { Endpoint, Schema } from '../endpoint.ts'
import { openApiMessages, requestMessages } from '../messages.ts'
import type { ProblemKind } from '../problem.ts'
import { hasBody, idempotencyKeyPattern } from './request-input.server.ts'

type EndpointDescription = {
  readonly capability: string
  readonly operation: string
  readonly endpoint: Endpoint
  readonly problems: readonly ProblemKind[]
}
type Json = JSONSchema.BaseSchema

/** The JSON Schema of the wire, for input and output: the first side of a codec is the wire. */
export function jsonSchemaOf(schema: Schema): Json {
  const {
    $schema: _,
    '~standard': __,
    ...json
  } = toJSONSchema(schema, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' })
  return json
}

/** The Fastify schema of an endpoint, for its description alone: nothing is validated by it. */
export function operationSchema({
  capability,
  operation,
  endpoint,
  problems,
}: EndpointDescription): FastifySchema {
  const input = jsonSchemaOf(endpoint.input)
  const pathParameters = endpoint.route
    .split('/')
    .filter((segment) => segment.startsWith(':'))
    .map((segment) => segment.slice(1))
  const rest = withoutFields(input, pathParameters)
  const hasFields = fieldNames(rest).length > 0
  return {
    operationId: capability + operation.charAt(0).toUpperCase() + operation.slice(1),
    tags: [capability],
    summary: endpoint.summary,
    ...(pathParameters.length > 0 ? { params: onlyFields(input, pathParameters) } : {}),
    ...(hasFields && hasBody(endpoint) ? { body: rest } : {}),
    ...(endpoint.maxFileBytes === undefined ? {} : { body: fileSchema(endpoint.maxFileBytes) }),
    ...(hasFields && !hasBody(endpoint) ? { querystring: rest } : {}),
    ...(endpoint.idempotent ? { headers: idempotencyHeader } : {}),
    security: endpoint.access === 'anyone' && !endpoint.passBearer ? [] : [{ bearer: [] }],
    response: responsesOf(endpoint, problems),
  }
}

const fileSchema = (maxLength: number) => ({
  content: {
    '*/*': {
      schema: { type: 'string', contentMediaType: 'application/octet-stream', maxLength },
    },
  },
})

const idempotencyHeader = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      pattern: idempotencyKeyPattern.source,
      description: requestMessages.idempotencyKey,
    },
  },
  required: ['idempotency-key'],
}

function responsesOf(
  { output, mediaType, paged, cacheTags, status = 200 }: Endpoint,
  problems: readonly ProblemKind[],
): Record<string, unknown> {
  const success = {
    description: openApiMessages.success,
    content:
      mediaType === undefined
        ? { 'application/json': { schema: jsonSchemaOf(output) } }
        : { [mediaType]: { schema: { type: 'string', contentMediaType: mediaType } } },
    ...(paged ? { headers: header('Link', 'string', openApiMessages.nextPageLink) } : {}),
  }
  const byStatus = Object.entries(Object.groupBy(problems, (kind) => kind.status))
  return Object.fromEntries([
    [String(status), success],
    ...(cacheTags || mediaType
      ? [['304', { type: 'null', description: openApiMessages.notModified }]]
      : []),
    ...byStatus.map(([problemStatus, kinds = []]) => [
      problemStatus,
      problemResponse(problemStatus, kinds),
    ]),
  ])
}

const problemResponse = (status: string, kinds: readonly ProblemKind[]) => ({
  description: [...new Set(kinds.map((kind) => kind.title))].join(' / '),
  content: {
    'application/problem+json': {
      schema: problemSchema([...new Set(kinds.map((kind) => kind.type))]),
    },
  },
  ...(status === '429' || status === '503'
    ? { headers: header('Retry-After', 'integer', openApiMessages.retryAfter) }
    : {}),
})

// The schema alone: @fastify/swagger wraps it, and lifts the description out of it.
const header = (name: string, type: 'string' | 'integer', description: string) => ({
  [name]: { type, description },
})

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

// In a union of bodies every alternative has the path parameters: they are taken out of each.
function withoutFields(json: Json, names: readonly string[]): Json {
  const { properties = {}, required, anyOf, ...more } = json
  if (anyOf)
    return {
      ...more,
      anyOf: anyOf.map((alternative) =>
        typeof alternative === 'boolean' ? alternative : withoutFields(alternative, names),
      ),
    }
  return {
    ...more,
    properties: Object.fromEntries(
      Object.entries(properties).filter(([name]) => !names.includes(name)),
    ),
    ...(required ? { required: required.filter((name) => !names.includes(name)) } : {}),
  }
}

function onlyFields(json: Json, names: readonly string[]): Json {
  const alternative = json.anyOf?.find((schema) => typeof schema !== 'boolean')
  if (alternative && typeof alternative !== 'boolean') return onlyFields(alternative, names)
  return {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [name, json.properties?.[name] ?? { type: 'string' }]),
    ),
    required: [...names],
  }
}

function fieldNames({ properties = {}, anyOf = [] }: Json): string[] {
  return [
    ...Object.keys(properties),
    ...anyOf.flatMap((schema) => (typeof schema === 'boolean' ? [] : fieldNames(schema))),
  ]
}
