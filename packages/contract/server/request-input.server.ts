/** What a request says, gathered from path, query and body, and decoded by the contract. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { safeDecode } from 'zod/v4/core'
import { httpMessages } from '../../../src/platform/messages/http.ts'
import { platformMessages as messages } from '../../../src/platform/messages/platform.ts'
import type { Endpoint } from '../endpoint.ts'
import { malformedRequest, invalidInput } from '../standard-problems.ts'
import { fieldErrors, jsonPointer } from '../field-errors.ts'

type Fields = Readonly<Record<string, unknown>>

/** Whether all but the path parameters comes in a body; else it comes in the query. */
export const hasBody = (it: Pick<Endpoint, 'call'>): boolean => !/^(GET|DELETE) /.test(it.call)

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Decodes what was said. A path parameter comes from the path; all else from the body, or from the query where the method has
 * no body. Anything elsewhere or twice is refused: merged plainly, `?price=` would fill a field of the body.
 * @throws Problem notValid with one entry for each field
 */
export function readInput(
  it: Endpoint,
  { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): unknown {
  const inPath = isFields(params) ? params : {}
  const [said, unheard] = hasBody(it) ? [body === undefined ? {} : body, query] : [query, body]
  if (!isFields(said))
    throw invalidInput({ errors: [{ pointer: '#', detail: messages.objectExpected }] })
  if (!isFields(unheard ?? {}))
    throw invalidInput({ errors: [{ pointer: '#', detail: messages.notExpectedHere }] })
  const misplaced = [
    ...Object.keys(inPath).filter((name) => Object.hasOwn(said, name)),
    ...Object.keys(unheard ?? {}),
    ...twiceInQuery(query).filter((name) => !it.repeatable?.includes(name)),
  ]
  if (misplaced.length > 0)
    throw invalidInput({
      errors: misplaced.map((name) => ({
        pointer: jsonPointer([name]),
        detail: messages.notExpectedHere,
      })),
    })
  const decoded = safeDecode(it.input, { ...said, ...inPath })
  if (!decoded.success) throw invalidInput({ errors: fieldErrors(decoded.error.issues) })
  return decoded.data
}

const twiceInQuery = (query: unknown): string[] =>
  isFields(query)
    ? Object.entries(query)
        .filter(([, value]) => Array.isArray(value))
        .map(([name]) => name)
    : []

const keyPattern = /^[\w-]{8,64}$/

/** The Idempotency-Key that the caller made when the form was shown. */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && keyPattern.test(key)) return key
  throw invalidInput({
    detail: httpMessages.answers.idempotencyKey,
    errors: [{ pointer: 'header:Idempotency-Key', detail: messages.notKey }],
  })
}

/**
 * JSON is the only body that the API reads; an empty one is none. Keys such as `__proto__` stay ordinary own keys here, and the
 * strict schemas refuse them like any unknown field.
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
