/** Values to test with, valid and invalid: made from the JSON Schema that describes the API. */
import fc from 'fast-check'
import type { JSONSchema } from 'zod/v4/core'

type Json = JSONSchema.BaseSchema
type Choice = Json | boolean

const knownFields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.constant('customer@example.com'),
  address: fc.constant('1 Anvil Row'),
}

/**
 * A value that the schema allows. What JSON Schema cannot express (a valid e-mail address) is taken
 * from `knownFields` by the name of the field.
 */
export function validValue(schema: Choice | undefined, name = ''): fc.Arbitrary<unknown> {
  if (schema === undefined || typeof schema === 'boolean') return fc.constant(null)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => validValue(choice, name)))
  switch (schema.type) {
    case 'string':
      return name in knownFields && !schema.pattern
        ? (knownFields[name] ?? fc.string())
        : text(schema)
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -9, -1_000_000),
        max: Math.min(schema.maximum ?? 9, 1_000_000),
      })
    case 'number':
      return fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100)
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(validValue(Array.isArray(schema.items) ? schema.items[0] : schema.items), {
        maxLength: 3,
      })
    case 'object':
      return record(schema)
    default:
      return fc.constant(null)
  }
}

function record({ properties = {}, required = [] }: Json): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, validValue(schema, name)]),
  )
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
}

function text({ pattern, minLength = 0, maxLength = 2000 }: Json): fc.Arbitrary<string> {
  if (pattern)
    return fc
      .stringMatching(new RegExp(pattern), { size: 'small' })
      .filter((value) => value.length <= maxLength)
  return fc.string({
    unit: fc.constantFrom(...'abcXYZ123'),
    minLength: Math.max(minLength, 1),
    maxLength: Math.min(maxLength, 20),
  })
}

/** What people and programs send by mistake or in an attack. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
    '\u2028',
    '$1.00',
    '-1',
    '1e3',
    '024',
    '+5',
    '٣',
    'NaN',
    '__proto__',
    '%',
    '%00',
    '../..',
    "' or 1=1 --",
    '{{7*7}}',
    '<script>alert(1)</script>',
    'ü',
    1e308,
    -0,
    -1,
    0.1,
    2 ** 53,
    2 ** 31,
    null,
    true,
    [],
    {},
    [[]],
    { toString: 1 },
    '😀'.repeat(50),
    'x'.repeat(10_000),
    'https://a@b/c',
    'javascript:alert(1)',
  ),
  fc.string({ unit: 'binary' }),
  fc.bigInt().map(String),
)

/** A valid value with one field missing, replaced or added; or something else altogether. */
export function invalidValue(schema: Json): fc.Arbitrary<unknown> {
  const names = fieldsOf(schema)
  const changedField = fc
    .tuple(
      validValue(schema),
      fc.constantFrom(...names, 'extra', '__proto__', 'constructor', 'toString'),
      hostileValue,
      fc.boolean(),
    )
    .map(([value, name, replacement, remove]) => {
      const fields = new Map(Object.entries(isFields(value) ? value : {}))
      if (remove) fields.delete(name)
      else fields.set(name, replacement)
      return Object.fromEntries(fields)
    })
  return fc.oneof({ weight: 6, arbitrary: changedField }, { weight: 1, arbitrary: hostileValue })
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fieldsOf(schema: Choice): string[] {
  if (typeof schema === 'boolean') return []
  return [...Object.keys(schema.properties ?? {}), ...(schema.anyOf ?? []).flatMap(fieldsOf)]
}
