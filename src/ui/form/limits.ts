/** The limits of fields, read from the schema that validates the form. */
import { safeParse, type $ZodCheck, type $ZodCheckMaxLengthDef, type $ZodType } from 'zod/v4/core'
import { formatOf, type Json } from '../../../packages/contract/wire-format.ts'

export type Limits = {
  /** Characters, refused with a message by the schema; undefined where it has no limit of its own. */
  readonly maxLength: number | undefined
  /** Whether the field may be empty. */
  readonly canBeEmpty: boolean
  readonly isEmail: boolean
}

type Definition = {
  readonly type: string
  readonly innerType?: $ZodType
  readonly in?: $ZodType
  readonly out?: $ZodType
  readonly element?: $ZodType
  readonly valueType?: $ZodType
  readonly shape?: Readonly<Record<string, $ZodType>>
  readonly checks?: readonly $ZodCheck[]
}

const definitionOf = (schema: $ZodType): Definition => schema._zod.def

/** The side of a schema: the typed value, or the parsed result without optional wrappers. */
type Side = 'in' | 'out'

function* layersOf(schema: $ZodType, side: Side = 'in'): Generator<$ZodType> {
  for (let next: $ZodType | undefined = schema; next;) {
    yield next
    const definition = definitionOf(next)
    next = definition.innerType ?? definition[side]
  }
}

function fieldOf(schema: $ZodType, path: string, side: Side): $ZodType | undefined {
  let field: $ZodType | undefined = schema
  for (const name of path.split('.')) {
    const parts: Definition[] = field ? [...layersOf(field, side)].map(definitionOf) : []
    field = parts
      .map(({ shape, element, valueType }) => shape?.[name] ?? element ?? valueType)
      .find((part) => part !== undefined)
  }
  return field
}

const formatsOf = (schema: $ZodType): readonly Json[] =>
  [...layersOf(schema)]
    .map(formatOf)
    .flatMap((format) => (format && 'request' in format ? [format.request] : []))

const isMaxLength = (check: { readonly check: string }): check is $ZodCheckMaxLengthDef =>
  check.check === 'max_length'

const maxLengthOf = (schema: $ZodType): number | undefined =>
  formatsOf(schema).find(({ maxLength }) => maxLength !== undefined)?.maxLength ??
  [...layersOf(schema)]
    .flatMap((layer) => definitionOf(layer).checks ?? [])
    .map(({ _zod }) => _zod.def)
    .find(isMaxLength)?.maximum

/** Rules that wait for something else say nothing of an empty field. */
function takes(schema: $ZodType, value: unknown): boolean {
  try {
    return safeParse(schema, value).success
  } catch {
    return false
  }
}

/** Any text that is parsed later. */
const isAnyText = (schema: $ZodType | undefined): boolean =>
  schema !== undefined &&
  definitionOf(schema).type === 'string' &&
  definitionOf(schema).checks === undefined

/**
 * If a form accepts any text and parses it later, the limits are those of the parsed value.
 * @param path of the field in the form's values, such as `zones.0.name`
 * @returns undefined if the schema has no such field, or no limits for it
 */
export function limitsOf(schema: $ZodType, path: string): Limits | undefined {
  const typed = fieldOf(schema, path, 'in')
  const field = isAnyText(typed) ? fieldOf(schema, path, 'out') : typed
  if (!field || isAnyText(field)) return undefined
  return {
    maxLength: maxLengthOf(field),
    canBeEmpty: ['', null, undefined].some((value) => takes(field, value)),
    isEmail: formatsOf(field).some(({ format }) => format === 'email'),
  }
}
