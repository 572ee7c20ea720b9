/** Turns the issues of a schema into one sentence for each field. */
import type { $ZodIssue } from 'zod/v4/core'
import { validationMessages as messages } from './messages.ts'
import type { FieldError } from './problem.ts'

/**
 * One error for each field: the first issue of a field wins.
 * Pointers are JSON pointers with the names of the wire.
 */
export function fieldErrors(issues: readonly $ZodIssue[]): FieldError[] {
  const byPointer = new Map<string, FieldError>()
  for (const error of issues.flatMap((issue) => errorsOfIssue(issue, [])))
    if (!byPointer.has(error.pointer)) byPointer.set(error.pointer, error)
  return [...byPointer.values()]
}

/** A JSON pointer as URI fragment: ['specs', 0] → '#/specs/0'. */
export const jsonPointer = (path: readonly PropertyKey[]): string =>
  `#${path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`

function errorsOfIssue(issue: $ZodIssue, parentPath: readonly PropertyKey[]): FieldError[] {
  const path = [...parentPath, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      pointer: jsonPointer([...path, key]),
      detail: messages.unknownField,
    }))
  // A union of objects has no sentence of its own: report the alternative with the fewest issues.
  // A union of scalars brings its own sentence, which is used as it is.
  const closestAlternative =
    issue.code === 'invalid_union' && issue.message === messages.invalid
      ? issue.errors.toSorted((a, b) => a.length - b.length)[0]
      : undefined
  return closestAlternative?.length
    ? closestAlternative.flatMap((inner) => errorsOfIssue(inner, path))
    : [{ pointer: jsonPointer(path), detail: issue.message }]
}
