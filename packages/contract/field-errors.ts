/** How the findings of a schema become one sentence for each field. */
import type { $ZodIssue } from 'zod/v4/core'
import { platformMessages as messages } from '../../src/platform/messages/platform.ts'
import type { FieldError } from './problem.ts'

/** One entry for each field, the first finding wins; pointers are JSON pointers in the wire's spelling. */
export function fieldErrors(issues: readonly $ZodIssue[]): FieldError[] {
  const byPointer = new Map<string, FieldError>()
  for (const found of issues.flatMap((issue) => said(issue, [])))
    if (!byPointer.has(found.pointer)) byPointer.set(found.pointer, found)
  return [...byPointer.values()]
}

/** A JSON pointer as URI fragment: ['specs', 0] → '#/specs/0'. */
export const jsonPointer = (path: readonly PropertyKey[]): string =>
  `#${path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`

function said(issue: $ZodIssue, above: readonly PropertyKey[]): FieldError[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      pointer: jsonPointer([...path, key]),
      detail: messages.unknownField,
    }))
  // A choice of bodies says nothing itself: the one that fits best does. A choice of scalars has its own sentence.
  const nearest =
    issue.code === 'invalid_union' && issue.message === messages.invalid
      ? issue.errors.toSorted((a, b) => a.length - b.length)[0]
      : undefined
  return nearest?.length
    ? nearest.flatMap((inner) => said(inner, path))
    : [{ pointer: jsonPointer(path), detail: issue.message }]
}
