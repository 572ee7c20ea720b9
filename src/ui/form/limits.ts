/** What a field takes, as the schema says it that its form is checked by. */
import { safeParse, type $ZodCheck, type $ZodCheckMaxLengthDef, type $ZodType } from 'zod/v4/core'
import { formatOf } from '../../../packages/contract/wire-format.ts'

export type Limits = {
  /** Characters; undefined where the schema has no limit of its own. */
  readonly maxLength: number | undefined
  /** Whether the field may stay empty. */
  readonly mayBeEmpty: boolean
  readonly isEmail: boolean
}

type Definition = {
  readonly type: string
  readonly innerType?: $ZodType
  readonly in?: $ZodType
  readonly element?: $ZodType
  readonly valueType?: $ZodType
  readonly shape?: Readonly<Record<string, $ZodType>>
  readonly checks?: readonly $ZodCheck[]
}

const definitionOf = (schema: $ZodType): Definition => schema._zod.def

/** What is typed: without what makes it optional, and before it is decoded. */
function* typedSchemas(schema: $ZodType): Generator<$ZodType> {
  for (let next: $ZodType | undefined = schema; next;) {
    yield next
    const { innerType, in: input }: Definition = definitionOf(next)
    next = innerType ?? input
  }
}

function partOf(schema: $ZodType, name: string): $ZodType | undefined {
  for (const each of typedSchemas(schema)) {
    const { shape, element, valueType } = definitionOf(each)
    const part = shape?.[name] ?? element ?? valueType
    if (part) return part
  }
  return undefined
}

const isMaxLength = (check: { readonly check: string }): check is $ZodCheckMaxLengthDef =>
  check.check === 'max_length'

function maxLengthOf(schema: $ZodType): number | undefined {
  for (const each of typedSchemas(schema)) {
    const format = formatOf(each)
    if (format && 'request' in format && format.request.maxLength !== undefined)
      return format.request.maxLength
    for (const { _zod } of definitionOf(each).checks ?? [])
      if (isMaxLength(_zod.def)) return _zod.def.maximum
  }
  return undefined
}

const isEmail = (schema: $ZodType): boolean =>
  [...typedSchemas(schema)].some((each) => {
    const format = formatOf(each)
    return format && 'request' in format && format.request.format === 'email'
  })

/** Rules that wait for something else say nothing of an empty field. */
function takes(schema: $ZodType, value: unknown): boolean {
  try {
    return safeParse(schema, value).success
  } catch {
    return false
  }
}

/**
 * @param path of the field in the form's values, such as `zones.0.name`
 * @returns undefined where the schema has no such field
 */
export function limitsOf(schema: $ZodType, path: string): Limits | undefined {
  const field = path
    .split('.')
    .reduce<$ZodType | undefined>((within, name) => within && partOf(within, name), schema)
  return (
    field && {
      maxLength: maxLengthOf(field),
      mayBeEmpty: takes(field, '') || takes(field, null),
      isEmail: isEmail(field),
    }
  )
}
