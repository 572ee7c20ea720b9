/** The input of an endpoint: read from path, query and body, and decoded by the contract. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { safeDecode } from 'zod/v4/core'
import type { Endpoint } from '../endpoint.ts'
import { fieldErrors, jsonPointer } from '../field-errors.ts'
import { requestMessages, validationMessages as messages } from '../messages.ts'
import { malformedRequest, invalidInput } from '../standard-problems.ts'

type Fields = Readonly<Record<string, unknown>>

/** Whether the input beside the path parameters is in the body; otherwise it is in the query. */
export const hasBody = ({ route }: Pick<Endpoint, 'route'>): boolean =>
  !/^(GET|DELETE) /.test(route)

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Decodes the input of a request. Path parameters come from the path, all other fields from the
 * body, or from the query where the method has no body. Fields in another place, or in two places,
 * are refused: if they were merged, `?price=` could fill a field of the body.
 * @throws Problem invalidInput with one error for each field
 */
export function readInput(
  endpoint: Endpoint,
  { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): unknown {
  const pathFields = isFields(params) ? params : {}
  const [fields, forbiddenFields] = hasBody(endpoint)
    ? [body === undefined ? {} : body, query]
    : [query, body]
  if (!isFields(fields)) throw invalidWhole(messages.objectExpected)
  if (!isFields(forbiddenFields ?? {})) throw invalidWhole(messages.notExpectedHere)
  const misplaced = [
    ...Object.keys(pathFields).filter((name) => Object.hasOwn(fields, name)),
    ...Object.keys(forbiddenFields ?? {}),
    ...repeatedParameters(query).filter((name) => !endpoint.repeatableParameters?.includes(name)),
  ]
  if (misplaced.length > 0)
    throw invalidInput({
      errors: misplaced.map((name) => ({
        pointer: jsonPointer([name]),
        detail: messages.notExpectedHere,
      })),
    })
  const decoded = safeDecode(endpoint.input, { ...fields, ...pathFields })
  if (!decoded.success) throw invalidInput({ errors: fieldErrors(decoded.error.issues) })
  return decoded.data
}

const invalidWhole = (detail: string) => invalidInput({ errors: [{ pointer: '#', detail }] })

const repeatedParameters = (query: unknown): string[] =>
  isFields(query)
    ? Object.entries(query)
        .filter(([, value]) => Array.isArray(value))
        .map(([name]) => name)
    : []

/** The form of an Idempotency-Key, also written into the OpenAPI document. */
export const idempotencyKeyPattern = /^[\w-]{8,64}$/

/**
 * The header Idempotency-Key, which the caller created together with its form.
 * @throws Problem invalidInput when it is missing or malformed
 */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key
  throw invalidInput({
    detail: requestMessages.idempotencyKey,
    errors: [{ pointer: 'header:Idempotency-Key', detail: requestMessages.idempotencyKeyFormat }],
  })
}

/**
 * Makes JSON the only body that a Fastify scope reads; an empty body counts as none. Keys such as
 * `__proto__` remain ordinary own keys, which the strict schemas refuse like any unknown field.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(String(text)))
    } catch (cause) {
      done(malformedRequest({ cause }))
    }
  })
}
