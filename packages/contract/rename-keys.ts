/** Renames the keys of an object schema on the wire: our `quantity` is `OrderQuentuty` there. */
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
type RenamedShape<S extends $ZodShape, N> = {
  [K in keyof S as K extends keyof N ? N[K] & string : K]: S[K]
}

export interface RenamedKeys<
  S extends $ZodObject,
  N extends Names<ShapeOf<S>>,
> extends z.ZodMiniCodec<
  z.ZodMiniObject<RenamedShape<ShapeOf<S>, N>, $strict>,
  z.ZodMiniType<output<S>, output<S>>
> {
  readonly names: N
}

type Fields = Record<string, unknown>

/**
 * A two-way codec between an object with the names of the wire and one with internal names.
 * @param inner the object schema with internal names
 * @param names internal name → name on the wire, for the names that differ
 */
export function renameKeys<S extends $ZodObject, const N extends Names<ShapeOf<S>>>(
  inner: S,
  names: N,
): RenamedKeys<S, N>
// A bundle leaves out the schemas that nothing uses:
/* @__NO_SIDE_EFFECTS__ */
export function renameKeys(
  inner: $ZodObject,
  names: Readonly<Record<string, string | undefined>>,
): unknown {
  const { shape, checks } = inner._zod.def
  const pairs = Object.keys(shape).map((name): [string, string] => [name, names[name] ?? name])
  const wireNames = new Map<PropertyKey, string>(pairs)
  const wire = z.strictObject(
    Object.fromEntries(
      pairs.map(([name, wireName]): [string, $ZodType] => [wireName, shape[name] ?? z.never()]),
    ),
  )
  const toInternal = renamer(pairs.map(([name, wireName]) => [wireName, name]))
  const toWire = renamer(pairs)
  // Checks over several fields use internal names, so they run after the renaming, and the paths of
  // their issues are renamed back.
  const objectChecks = checks?.length ? z.looseObject({}).check(...(checks as [])) : undefined
  const codec = z.codec(wire, z.custom<Fields>(), {
    decode: (value: Fields, payload) => {
      const internal = toInternal(value)
      for (const issue of (objectChecks && safeParse(objectChecks, internal).error?.issues) ?? []) {
        payload.issues.push({
          code: 'custom',
          message: issue.message,
          path: issue.path.map((step) => wireNames.get(step) ?? step),
          input: value,
        })
      }
      return internal
    },
    // An unknown key keeps its name, so that the strict object of the wire refuses it.
    encode: (value) => ({
      ...toWire(value),
      ...Object.fromEntries(Object.entries(value).filter(([key]) => !wireNames.has(key))),
    }),
  })
  return Object.assign(codec, { names })
}

const renamer =
  (pairs: readonly (readonly [string, string])[]) =>
  (fields: Fields): Fields =>
    Object.fromEntries(
      pairs.filter(([from]) => from in fields).map(([from, to]) => [to, fields[from]]),
    )

/**
 * The internal name of the field that a Problem's pointer names:
 * `#/OrderQuentuty` → `quantity`, `#/specs/0/name` → `specs.0.name`.
 */
export function internalFieldName(schema: Schema, pointer: string): string {
  const [, wireName = '', ...rest] = pointer
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const names =
    'names' in schema && typeof schema.names === 'object' && schema.names !== null
      ? Object.entries(schema.names)
      : []
  return [names.find(([, name]) => name === wireName)?.[0] ?? wireName, ...rest].join('.')
}
