/** Turns the issues of a schema into one sentence for each field. */
import type { $ZodIssue } from 'zod/v4/core'
import { validationMessages as messages } from './messages.ts'
import type { FieldError } from './problem.ts'

/**
 * One error for each field: the first issue of a field is used. Names are those of the wire.
 * @param pointerOf returns a Problem's pointer for a path within the input
 */
export function fieldErrors(
  issues: readonly $ZodIssue[],
  pointerOf: (path: readonly PropertyKey[]) => string,
): FieldError[] {
  const byPointer = new Map<string, FieldError>()
  for (const { path, detail } of pathErrors(issues)) {
    const pointer = pointerOf(path)
    if (!byPointer.has(pointer)) byPointer.set(pointer, { pointer, detail })
  }
  return [...byPointer.values()]
}

/** Where a field of a request was read from. */
export type FieldLocation = 'body' | 'path' | 'query'

/**
 * A Problem's pointer to a field: a JSON pointer as URI fragment in the body (`#/specs/0`),
 * otherwise the name of a parameter (`query:limit`, `path:id`), which a JSON pointer cannot
 * reference.
 */
export const fieldPointer = (path: readonly PropertyKey[], location: FieldLocation): string =>
  location === 'body' ? jsonPointer(path) : `${location}:${String(path[0])}`

/** A JSON pointer as URI fragment: ['specs', 0] → '#/specs/0'. */
const jsonPointer = (path: readonly PropertyKey[]): string =>
  `#${path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`

/** The errors by path; an issue of a union is reported as that of its closest alternative. */
export const pathErrors = (issues: readonly $ZodIssue[]): readonly PathError[] =>
  issues.flatMap((issue) => errorsOfIssue(issue, []))

type PathError = { readonly path: readonly PropertyKey[]; readonly detail: string }

function errorsOfIssue(issue: $ZodIssue, parentPath: readonly PropertyKey[]): PathError[] {
  const path = [...parentPath, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      detail: messages.unknownField,
    }))
  // A union of objects has no sentence of its own: report the alternative with the fewest issues. A
  // union of scalars has its own sentence, which is used unchanged.
  const closestAlternative =
    issue.code === 'invalid_union' && issue.message === messages.invalid
      ? issue.errors.toSorted((a, b) => a.length - b.length)[0]
      : undefined
  return closestAlternative?.length
    ? closestAlternative.flatMap((inner) => errorsOfIssue(inner, path))
    : [{ path, detail: issue.message }]
}
