/** Errors in the input of a request, in sentences for developers of clients. */
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { isProblem } from '../problem.ts'
import { installValidationMessages } from '../validation-messages.ts'
import { readInput } from './request-input.server.ts'

installValidationMessages()

const parcel = z.strictObject({ number: z.string(), link: z.string() })
const input = z.strictObject({
  order: z.int(),
  name: z.string().check(z.minLength(1, 'Fill this in.')),
  parcels: z.array(parcel),
  isUrgent: z.optional(z.boolean()),
  size: z.optional(z.enum(['a4', 'letter'])),
  at: z.optional(z.iso.datetime()),
  way: z.optional(z.union([z.strictObject({ by: z.literal('post'), stamp: z.string() }), parcel])),
})
const endpoint = {
  route: 'POST /things',
  access: 'anyone',
  summary: '',
  input,
  output: z.unknown(),
  problems: [],
} as const

/** The errors of a body, by pointer. */
function errorsOf(body: object): Readonly<Record<string, string>> {
  try {
    readInput(endpoint, { params: {}, query: {}, body })
  } catch (error) {
    if (!isProblem(error)) throw error
    return Object.fromEntries(
      error.body.errors?.map(({ pointer, detail }) => [pointer, detail]) ?? [],
    )
  }
  return {}
}

test('a field that was not sent is named, with whether it may be empty', () => {
  expect(errorsOf({ parcels: [{ number: '1' }, {}] })).toEqual({
    '#/order': 'order is missing.',
    '#/name': 'name is missing.',
    '#/parcels/0/link': 'link is missing. Send "" if there is no value.',
    '#/parcels/1/number': 'number is missing. Send "" if there is no value.',
    '#/parcels/1/link': 'link is missing. Send "" if there is no value.',
  })
})

test('one of an alternative, too', () => {
  expect(errorsOf({ order: 1, name: 'a', parcels: [], way: { by: 'post' } })).toEqual({
    '#/way/stamp': 'stamp is missing. Send "" if there is no value.',
  })
})

test('a value of another type is refused with the type that is expected', () => {
  const wrong = { order: '1', name: 7, parcels: null, isUrgent: 'yes', size: 'a5', at: 'today' }
  expect(errorsOf(wrong)).toEqual({
    '#/order': 'A number is expected.',
    '#/name': 'Text is expected.',
    '#/parcels': 'A list is expected.',
    '#/isUrgent': 'The value must be true or false.',
    '#/size': 'Use one of these values: a4, letter.',
    '#/at': 'A date and time is expected, such as 2026-11-28T09:00:00Z.',
  })
})

test('a field that was sent empty is not missing', () => {
  expect(errorsOf({ order: 1, name: '', parcels: [] })).toEqual({ '#/name': 'Fill this in.' })
})
