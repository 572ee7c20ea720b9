/** The input of an endpoint: read from path, query and body, and decoded by the contract. */
import type { FastifyRequest } from 'fastify'
import { safeDecode, type $ZodError } from 'zod/v4/core'
import type { Endpoint } from '../endpoint.ts'
import { fieldErrors, fieldPointer, pathErrors, type FieldLocation } from '../field-errors.ts'
import { requestMessages, validationMessages as messages } from '../messages.ts'
import type { FieldError } from '../problem.ts'
import { invalidInput } from '../standard-problems.ts'

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
  const [location, forbiddenLocation]: readonly [FieldLocation, FieldLocation] = hasBody(endpoint)
    ? ['body', 'query']
    : ['query', 'body']
  const misplaced = [
    ...Object.keys(pathFields)
      .filter((name) => Object.hasOwn(fields, name))
      .map((name) => fieldPointer([name], location)),
    ...Object.keys(forbiddenFields ?? {}).map((name) => fieldPointer([name], forbiddenLocation)),
    ...repeatedParameters(query)
      .filter((name) => !endpoint.repeatableParameters?.includes(name))
      .map((name) => fieldPointer([name], 'query')),
  ]
  if (misplaced.length > 0)
    throw invalidInput({
      errors: [...new Set(misplaced)].map((pointer) => ({
        pointer,
        detail: messages.notExpectedHere,
      })),
    })
  const decoded = safeDecode(endpoint.input, { ...fields, ...pathFields })
  if (decoded.success) return decoded.data
  const pointerOf = (path: readonly PropertyKey[]): string => {
    const [name = ''] = path
    if (!Object.hasOwn(pathFields, name)) return fieldPointer(path, location)
    return fieldPointer([endpoint.parameterNames?.[String(name)] ?? name], 'path')
  }
  throw invalidInput({
    errors: wrongFields(endpoint, { ...fields, ...pathFields }, decoded.error, pointerOf),
  })
}

/**
 * The errors of fields. A missing field is reported as missing: programs have no form to fill in.
 */
function wrongFields(
  { input }: Pick<Endpoint, 'input'>,
  fields: unknown,
  { issues }: $ZodError,
  pointerOf: (path: readonly PropertyKey[]) => string,
): FieldError[] {
  const absent = new Map(
    pathErrors(issues)
      .filter(({ path, detail }) => detail === messages.required && !isSent(fields, path))
      .map(({ path }) => [pointerOf(path), path]),
  )
  const errors = fieldErrors(issues, pointerOf)
  if (absent.size === 0) return errors
  const emptied = safeDecode(input, withEmptyTexts(fields, [...absent.values()]))
  const stillWrong = new Set(
    pathErrors(emptied.error?.issues ?? []).map(({ path }) => pointerOf(path)),
  )
  return errors.map(({ pointer, detail }) => {
    const name = absent.get(pointer)?.at(-1)
    if (name === undefined) return { pointer, detail }
    const { missing, missingText } = messages
    return { pointer, detail: (stillWrong.has(pointer) ? missing : missingText)(String(name)) }
  })
}

const valueAt = (fields: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    fields,
  )

const isSent = (fields: unknown, path: readonly PropertyKey[]): boolean =>
  valueAt(fields, path) !== undefined

/** A copy of the fields of JSON, with empty texts at these places. */
function withEmptyTexts(fields: unknown, paths: readonly (readonly PropertyKey[])[]): unknown {
  const copy = structuredClone(fields)
  for (const path of paths) {
    const holder = valueAt(copy, path.slice(0, -1))
    if (typeof holder === 'object' && holder !== null) Reflect.set(holder, path.at(-1) ?? '', '')
  }
  return copy
}

/**
 * Decodes the fields of a call that is not made over HTTP: all of them in one object.
 * @throws Problem invalidInput with one error for each field
 */
export function decodeFields({ input }: Pick<Endpoint, 'input'>, fields: unknown): unknown {
  const decoded = safeDecode(input, fields)
  if (decoded.success) return decoded.data
  throw invalidInput({
    errors: wrongFields({ input }, fields, decoded.error, (path) => fieldPointer(path, 'body')),
  })
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
 * The header Idempotency-Key, which the caller created together with its form; undefined if it is
 * not read, or is optional and missing.
 * @throws Problem invalidInput if it is missing or malformed
 */
export function readIdempotencyKey(
  { idempotent = false }: Pick<Endpoint, 'idempotent'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): string | undefined {
  if (idempotent === false) return undefined
  const key = headers['idempotency-key']
  if (key === undefined && idempotent === 'optional') return undefined
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key
  const { idempotencyKeyMissing, idempotencyKeyFormat } = requestMessages
  const detail = key === undefined ? idempotencyKeyMissing : idempotencyKeyFormat
  throw invalidInput({ detail, errors: [{ pointer: 'header:Idempotency-Key', detail }] })
}
