/** A form's fields take what its schema takes. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Day, Email, Integer, Line, OptionalText } from '../../platform/fields/fields.ts'
import { Money } from '../../platform/fields/money-field.ts'
import { limitsOf } from './limits.ts'

const schema = z.strictObject({
  name: Line(120),
  phone: Line(40).check(z.regex(/\d/, 'No digit')),
  notes: z.optional(OptionalText(500)),
  email: Email,
  limit: z.nullable(Money),
  amount: Money,
  day: Day('Not a day'),
  position: Integer(0, 9),
  zones: z.array(z.strictObject({ label: Line(60), steps: z.array(z.object({ upTo: Line(9) })) })),
  settles: z.record(z.string(), Line(16)),
  typed: z.string(),
  place: z.nullable(z.strictObject({ town: Line(80) })),
})

test.each([
  ['name', 120, false],
  ['phone', 40, false],
  ['notes', 500, true],
  ['email', 254, false],
  ['zones.3.label', 60, false],
  ['zones.0.steps.2.upTo', 9, false],
  ['settles.8f14e45f', 16, false],
  ['place.town', 80, false],
])('the field %s takes %i characters, empty: %s', (path, maxLength, canBeEmpty) => {
  expect(limitsOf(schema, path)).toMatchObject({ maxLength, canBeEmpty })
})

test.each([
  ['limit', true],
  ['amount', false],
  ['day', false],
  ['position', false],
])('the field %s has no length; empty: %s', (path, canBeEmpty) => {
  expect(limitsOf(schema, path)).toEqual({ maxLength: undefined, canBeEmpty, isEmail: false })
})

test('an e-mail address is known as one, also where it may be left out', () => {
  expect(limitsOf(z.object({ to: z.optional(Email) }), 'to')?.isEmail).toBe(true)
  expect(limitsOf(schema, 'name')?.isEmail).toBe(false)
})

test('text that is read later has the limits of what it is read as', () => {
  const Typed = z.object({ name: z.string(), cost: z.string(), note: z.string() })
  const Tool = z.object({ name: Line(200), cost: z.optional(Money), note: z.string() })
  const form = z.pipe(
    Typed,
    z.pipe(
      z.transform((typed: z.output<typeof Typed>): z.input<typeof Tool> => typed),
      Tool,
    ),
  )
  expect(limitsOf(form, 'name')).toMatchObject({ maxLength: 200, canBeEmpty: false })
  expect(limitsOf(form, 'cost')).toMatchObject({ canBeEmpty: true })
  expect(limitsOf(form, 'note')).toBeUndefined()
})

test('nothing is said of a field that the schema does not have, or takes as it is', () => {
  expect(limitsOf(schema, 'typed')).toBeUndefined()
  expect(limitsOf(schema, 'fax')).toBeUndefined()
  expect(limitsOf(schema, 'name.first')).toBeUndefined()
})
