/** Values to test with, valid and invalid: made from the JSON Schema that describes the API. */
import fc from 'fast-check'
import type { Endpoint } from '../../src/platform/access/endpoint.ts'
import {
  jsonSchemaOf,
  type NamedSchemas,
} from '../../packages/contract/server/json-schema.server.ts'
import type { Json } from '../../packages/contract/wire-format.ts'

type Choice = Json | boolean

/** Values of this shop, which are tried beside random ones. */
export type KnownValues = {
  readonly uuids?: readonly string[]
  readonly emails?: readonly string[]
  /** By the name of the field. */
  readonly fields?: Readonly<Record<string, readonly unknown[]>>
}

/** What an operation takes, path included, without references. */
export function inputSchemaOf(endpoint: Endpoint): Json {
  const schemas: NamedSchemas = new Map()
  return withoutReferences(jsonSchemaOf(endpoint.input, 'request', schemas), (name) =>
    schemas.get(name),
  )
}

/** A schema with what its references lead to in their place. */
export function withoutReferences(schema: Json, find: (name: string) => Json | undefined): Json {
  const json = JSON.stringify(schema)
  const resolved = json.replaceAll(
    /\{"\$ref":"#\/components\/schemas\/(\w+)"\}/g,
    (_, name: string) => JSON.stringify(find(name)),
  )
  return resolved === json ? schema : withoutReferences(JSON.parse(resolved), find)
}

/** A value that the schema allows. */
export function validValue(
  schema: Choice | undefined,
  known: KnownValues = {},
  name = '',
): fc.Arbitrary<unknown> {
  if (schema === undefined || typeof schema === 'boolean') return fc.constant(null)
  const ofField = known.fields?.[name]
  if (ofField) return fc.constantFrom(...ofField)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => validValue(choice, known, name)))
  return valueOfType(schema, known)
}

function valueOfType(schema: Json, known: KnownValues): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return text(schema, known)
    case 'integer':
      return whole(schema)
    case 'number':
      return amount(schema)
    case 'boolean':
      return fc.boolean()
    case 'array':
      return list(schema, known)
    case 'object':
      return record(schema, known)
    default:
      return fc.constant(null)
  }
}

const whole = ({ minimum = -9, maximum = 9 }: Json) => fc.integer({ min: minimum, max: maximum })

const amount = ({ minimum = 0, maximum = 1000 }: Json) =>
  fc
    .integer({ min: Math.ceil(minimum * 100), max: Math.round(maximum * 100) })
    .map((cents) => cents / 100)

function list({ items, minItems = 0, maxItems = 1000 }: Json, known: KnownValues) {
  const item = validValue(Array.isArray(items) ? items[0] : items, known)
  const some = fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, 3) })
  return maxItems > 40
    ? some
    : fc.oneof(
        { weight: 9, arbitrary: some },
        { weight: 1, arbitrary: fc.array(item, { minLength: maxItems, maxLength: maxItems }) },
      )
}

function record(
  { properties = {}, required = [], dependentRequired = {}, if: when, then }: Json,
  known: KnownValues,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, validValue(schema, known, name)]),
  )
  const dependent = Object.entries(dependentRequired)
  return fc
    .record(fields, { requiredKeys: required.filter((name) => name in fields) })
    .map((value) => {
      const lacking = dependent.filter(
        ([name, others]) => name in value && others.some((other) => !(other in value)),
      )
      const names = new Set(lacking.map(([name]) => name))
      return Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)))
    })
    .chain((value) => (holds(when, value) ? withChanged(value, then, known) : fc.constant(value)))
}

/** Whether a value has the constants of an `if`. */
const holds = (when: Choice | undefined, value: Record<string, unknown>): boolean =>
  typeof when === 'object' &&
  Object.entries(when.properties ?? {}).every(
    ([name, schema]) => typeof schema === 'object' && schema.const === value[name],
  )

/** The value with the properties of a `then` as that says them. */
const withChanged = (
  value: Record<string, unknown>,
  then: Choice | undefined,
  known: KnownValues,
): fc.Arbitrary<Record<string, unknown>> =>
  validValue(
    typeof then === 'object'
      ? {
          type: 'object',
          properties: then.properties ?? {},
          required: Object.keys(then.properties ?? {}),
        }
      : { type: 'object' },
    known,
  ).map((changed) => ({ ...value, ...Object(changed) }))

const codePoints = (value: string): number => [...value].length

function text(schema: Json, { uuids = [], emails = [] }: KnownValues): fc.Arbitrary<string> {
  const { format, pattern = '', minLength = 0, maxLength = 2000 } = schema
  if (format === 'uuid') return fc.oneof(fc.uuid(), ...uuids.map((known) => fc.constant(known)))
  if (format === 'date')
    return fc
      .date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  const allowed = new RegExp(pattern, 'u')
  const fits = (value: string): boolean =>
    allowed.test(value) && codePoints(value) >= minLength && codePoints(value) <= maxLength
  if (format === 'email')
    return fc.oneof(
      fc.stringMatching(allowed, { size: 'small' }).filter(fits),
      ...emails.map((known) => fc.constant(known)),
    )
  if (/https:/.test(pattern))
    return fc
      .oneof(
        fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
        fc.constant(''),
      )
      .map((value) => (fits(value) ? value : 'https://pictures.example.com/hammer.webp'))
  // Characters that may not occur are named one by one only where all others may.
  if (pattern === '' || pattern.includes('\\u0000'))
    return fc
      .oneof(
        fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 30) }),
        fc.constant('x'.repeat(maxLength)),
        fc.constant('\u{1F528}'.repeat(maxLength)),
      )
      .map((value) => (fits(value) ? value : 'plain'))
  return fc.stringMatching(allowed, { size: 'small' }).filter(fits)
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
