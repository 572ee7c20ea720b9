/** What a request says, gathered from path, query and body, and decoded by the contract. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { safeDecode } from 'zod/v4/core'
import { httpWords } from '../../words/en/http.ts'
import { platformWords as words } from '../../words/en/platform.ts'
import type { Endpoint } from '../contract.ts'
import { notReadable, notValid } from '../problems.ts'
import { fieldErrors, pointerTo } from './field-errors.ts'

type Fields = Readonly<Record<string, unknown>>

/** Whether all but the path parameters comes in a body; else it comes in the query. */
export const hasBody = (it: Pick<Endpoint, 'call'>): boolean => !/^(GET|DELETE) /.test(it.call)

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Decodes what was said. A path parameter comes from the path; all else from the body, or from the query where the method has
 * no body. Anything elsewhere or twice is refused: merged plainly, `?price=` would fill a field of the body.
 * @throws Problem notValid with one entry for each field
 */
export function read(it: Endpoint, { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>): unknown {
  const inPath = isFields(params) ? params : {}
  const [said, unheard] = hasBody(it) ? [body === undefined ? {} : body, query] : [query, body]
  if (!isFields(said)) throw notValid({ errors: [{ pointer: '#', detail: words.objectExpected }] })
  if (!isFields(unheard ?? {})) throw notValid({ errors: [{ pointer: '#', detail: words.notExpectedHere }] })
  const misplaced = [...Object.keys(inPath).filter((name) => Object.hasOwn(said, name)), ...Object.keys(unheard ?? {}), ...twiceInQuery(query).filter((name) => !it.repeatable?.includes(name))]
  if (misplaced.length > 0) throw notValid({ errors: misplaced.map((name) => ({ pointer: pointerTo([name]), detail: words.notExpectedHere })) })
  const decoded = safeDecode(it.input, { ...said, ...inPath })
  if (!decoded.success) throw notValid({ errors: fieldErrors(decoded.error.issues) })
  return decoded.data
}

const twiceInQuery = (query: unknown): string[] => (isFields(query) ? Object.entries(query).filter(([, value]) => Array.isArray(value)).map(([name]) => name) : [])

const keyPattern = /^[\w-]{8,64}$/

/** The Idempotency-Key that the caller made when the form was shown. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && keyPattern.test(key)) return key
  throw notValid({ detail: httpWords.answers.idempotencyKey, errors: [{ pointer: 'header:Idempotency-Key', detail: words.notKey }] })
}

/**
 * JSON is the only body that the API reads; an empty one is none. Keys such as `__proto__` stay ordinary own keys here, and the
 * strict schemas refuse them like any unknown field.
 */
export function readOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(String(text)))
    } catch (cause) {
      done(notReadable({ cause }))
    }
  })
}
