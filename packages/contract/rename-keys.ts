/** Names that the wire spells differently from us: `quantity` is `OrderQuentuty` there, and nowhere else. */
import {
  safeParse,
  type $strict,
  type $ZodObject,
  type $ZodShape,
  type $ZodType,
  type output,
} from 'zod/v4/core'
import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

type Names<S> = { readonly [K in keyof S]?: string }
type ShapeOf<S extends $ZodObject> = S['_zod']['def']['shape']
type Respelled<S extends $ZodShape, N> = {
  [K in keyof S as K extends keyof N ? N[K] & string : K]: S[K]
}

export interface RenamedKeys<
  S extends $ZodObject,
  N extends Names<ShapeOf<S>>,
> extends z.ZodMiniCodec<
  z.ZodMiniObject<Respelled<ShapeOf<S>, N>, $strict>,
  z.ZodMiniType<output<S>, output<S>>
> {
  readonly names: N
}

type Fields = Record<string, unknown>

/**
 * A two-way codec between the wire's spelling and ours.
 * @param inner the object as the house knows it
 * @param names ours → theirs, for the names that differ
 */
export function renameKeys<S extends $ZodObject, const N extends Names<ShapeOf<S>>>(
  inner: S,
  names: N,
): RenamedKeys<S, N>
export function renameKeys(
  inner: $ZodObject,
  names: Readonly<Record<string, string | undefined>>,
): unknown {
  const { shape, checks } = inner._zod.def
  const table = Object.keys(shape).map((ours): [string, string] => [ours, names[ours] ?? ours])
  const theirs = new Map<PropertyKey, string>(table)
  const wire = z.strictObject(
    Object.fromEntries(
      table.map(([ours, their]): [string, $ZodType] => [their, shape[ours] ?? z.never()]),
    ),
  )
  const inward = renaming(table.map(([ours, their]) => [their, ours]))
  const outward = renaming(table)
  // Rules over several fields were written against our names, so they run after the renaming and their paths are renamed back.
  const whole = checks?.length ? z.looseObject({}).check(...(checks as [])) : undefined
  const codec = z.codec(wire, z.custom<Fields>(), {
    decode: (value: Fields, payload) => {
      const to = inward(value)
      for (const issue of (whole && safeParse(whole, to).error?.issues) ?? []) {
        payload.issues.push({
          code: 'custom',
          message: issue.message,
          path: issue.path.map((step) => theirs.get(step) ?? step),
          input: value,
        })
      }
      return to
    },
    // An unknown key goes out under its own name, to be refused by the wire's strict object.
    encode: (value) => ({
      ...outward(value),
      ...Object.fromEntries(Object.entries(value).filter(([key]) => !theirs.has(key))),
    }),
  })
  return Object.assign(codec, { names })
}

const renaming =
  (pairs: readonly (readonly [string, string])[]) =>
  (from: Fields): Fields =>
    Object.fromEntries(
      pairs.filter(([name]) => name in from).map(([name, other]) => [other, from[name]]),
    )

/** Our name of the field that a Problem's pointer means: `#/OrderQuentuty` → `quantity`, `#/specs/0/name` → `specs.0.name`. */
export function internalFieldName(schema: Schema, pointer: string): string {
  const [, first = '', ...rest] = pointer
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const names =
    'names' in schema && typeof schema.names === 'object' && schema.names !== null
      ? Object.entries(schema.names)
      : []
  return [names.find(([, their]) => their === first)?.[0] ?? first, ...rest].join('.')
}
