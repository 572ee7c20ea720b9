/** The error responses of an operation in OpenAPI: problem details, by status. */
import type { AccessRules } from '../access-rules.ts'
import { anyone, type Endpoint } from '../endpoint.ts'
import { openApiMessages as messages } from '../messages.ts'
import type { ProblemKind } from '../problem.ts'
import { notFound } from '../standard-problems.ts'
import { commonProblems, httpProblems } from './declared-problems.server.ts'
import type { OpenApiObject } from './openapi.server.ts'
import { hasBody } from './request-input.server.ts'

/** Names of the responses that many operations share. */
const responseNames: Readonly<Record<string, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'ContentTooLarge',
  415: 'UnsupportedMediaType',
  422: 'UnprocessableContent',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  503: 'ServiceUnavailable',
}

/** The error responses of operations that add nothing of their own. */
const sharedBy = (access: AccessRules) =>
  byStatus([...commonProblems, ...access.commonProblems, ...access.refusals, notFound])

/** `components/responses`: the error responses that are the same for all operations. */
export const sharedResponses = (access: AccessRules): OpenApiObject => ({
  ...Object.fromEntries(
    [...sharedBy(access)].map(([status, kinds]) => [
      responseName(status),
      problemResponse(status, kinds),
    ]),
  ),
  Refused: {
    description: messages.refused,
    headers: { Allow: header('string', messages.allow), 'Retry-After': retryAfter },
    content: problemContent({ $ref: '#/components/schemas/Problem' }, [
      ...httpProblems,
      ...access.httpProblems,
    ]),
  },
})

/** The error responses of one operation; HTTP's own are under `default`. */
export function problemResponses(endpoint: Endpoint, access: AccessRules): OpenApiObject {
  const readsBody = hasBody(endpoint)
  const ofBody = new Set([413, 415])
  const shared = sharedBy(access)
  const kinds = [
    ...commonProblems.filter(({ status }) => readsBody || !ofBody.has(status)),
    ...access.commonProblems,
    ...(endpoint.access === anyone ? [] : access.refusals),
    ...(access.describe(endpoint).problems ?? []),
  ]
  const responses = [...byStatus([...endpoint.problems, ...kinds])].map(([status, ofStatus]) => [
    String(status),
    typesOf(shared.get(status) ?? []).join() === typesOf(ofStatus).join()
      ? { $ref: `#/components/responses/${responseName(status)}` }
      : problemResponse(status, ofStatus),
  ])
  return {
    ...Object.fromEntries(responses),
    default: { $ref: '#/components/responses/Refused' },
  }
}

/** The schemas of every error response. */
export const problemSchemas: Readonly<Record<string, OpenApiObject>> = {
  Problem: {
    type: 'object',
    description: messages.problem,
    required: ['type', 'title', 'status'],
    properties: {
      type: { type: 'string', description: messages.problemType },
      title: { type: 'string' },
      status: { type: 'integer' },
      detail: { type: 'string' },
      errors: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } },
      facts: {
        type: 'object',
        description: messages.facts,
        additionalProperties: true,
      },
    },
  },
  FieldError: {
    type: 'object',
    required: ['pointer', 'detail'],
    properties: {
      pointer: { type: 'string', description: messages.pointer },
      detail: { type: 'string' },
    },
  },
}

function byStatus(kinds: readonly ProblemKind[]): ReadonlyMap<number, readonly ProblemKind[]> {
  const unique = [...new Map(kinds.map((kind) => [kind.type, kind])).values()]
  return Map.groupBy(unique, ({ status }) => status)
}

const responseName = (status: number): string => responseNames[status] ?? `Status${status}`

const typesOf = (kinds: readonly ProblemKind[]): string[] =>
  kinds.map(({ type }) => type).toSorted()

const header = (type: 'string' | 'integer', description: string) => ({
  description,
  schema: { type },
})
const retryAfter = header('integer', messages.retryAfter)

function problemResponse(status: number, kinds: readonly ProblemKind[]): OpenApiObject {
  const types = kinds.map(({ type }) => type)
  return {
    description: [...new Set(kinds.map(({ title }) => title))].join(' / '),
    ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}),
    ...(status === 401
      ? { headers: { 'WWW-Authenticate': header('string', messages.authenticate) } }
      : {}),
    content: problemContent(
      {
        allOf: [
          { $ref: '#/components/schemas/Problem' },
          { type: 'object', properties: { type: { type: 'string', enum: types } } },
        ],
      },
      kinds,
    ),
  }
}

const problemContent = (schema: OpenApiObject, kinds: readonly ProblemKind[]): OpenApiObject => ({
  'application/problem+json': {
    schema,
    examples: Object.fromEntries(
      kinds.map(({ type, title, status }) => [type, { value: { type, title, status } }]),
    ),
  },
})
