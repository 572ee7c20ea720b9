/** Checks a form by its schema. */
import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { safeParseAsync, type $ZodIssue } from 'zod/v4/core'

type Fault = { readonly path: string; readonly message: string }

/** Of a union, what the alternative says that came nearest. */
function* faultsOf(
  issues: readonly $ZodIssue[],
  within: readonly PropertyKey[] = [],
): Generator<Fault> {
  for (const issue of issues) {
    const path = [...within, ...issue.path]
    const alternatives =
      issue.code === 'invalid_union'
        ? issue.errors.toSorted((one, other) => one.length - other.length)
        : []
    yield { path: path.join('.'), message: alternatives[0]?.[0]?.message ?? issue.message }
    for (const alternative of alternatives) yield* faultsOf(alternative, path)
  }
}

const type = 'schema'

/** The first fault of each field is its error. */
export const schemaResolver =
  <In extends FieldValues, Out>(schema: z.ZodMiniType<Out, In>): Resolver<In, unknown, Out> =>
  async (values) => {
    const { success, data, error } = await safeParseAsync(schema, values)
    if (success) return { values: data, errors: {} }
    const errors: FieldErrors<In> = {}
    const seen = new Set<string>()
    for (const { path, message } of faultsOf(error.issues)) {
      // A list may have an error beside those of its rows.
      const ofParts: unknown = get(errors, path)
      if (!seen.has(path)) set(errors, path, Object.assign(ofParts ?? {}, { type, message }))
      seen.add(path)
    }
    return { values: {}, errors }
  }
