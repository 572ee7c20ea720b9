/** The sentence for a failed check whose schema has none: replaces zod's 'Invalid input'. */
import { config, type $ZodRawIssue } from 'zod/v4/core'
import { validationMessages as messages } from './messages.ts'

/**
 * Sets these sentences for the whole process, in the browser or on the server.
 * Call it before anything is decoded; calling it again changes nothing.
 */
export const installValidationMessages = (): void => void config({ customError: messageFor })

function messageFor(issue: $ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return messages.unknownField
  if (
    issue.input === undefined &&
    (issue.code === 'invalid_type' || issue.code === 'invalid_value')
  )
    return messages.required
  if (issue.code === 'too_big' && issue.origin === 'string')
    return messages.tooLong(Number(issue.maximum))
  // For numbers, and for the number of entries in a list.
  if (issue.code === 'too_big') return messages.tooMany(Number(issue.maximum))
  if (issue.code === 'too_small' && issue.origin !== 'string')
    return messages.tooFew(Number(issue.minimum))
  return expectation(issue) ?? messages.invalid
}

/** The maximum number of choices that a sentence lists. */
const maxNamed = 20

/** The expected value, for programs: people use forms. */
function expectation(issue: $ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return typeExpected[issue.expected]
  if (issue.code === 'invalid_format' && issue.format === 'datetime') return messages.momentExpected
  return issue.code === 'invalid_value' && issue.values.length <= maxNamed
    ? messages.oneOfExpected(issue.values.map(String))
    : undefined
}
const typeExpected: Readonly<Record<string, string | undefined>> = {
  object: messages.objectExpected,
  record: messages.objectExpected,
  array: messages.listExpected,
  string: messages.textExpected,
  number: messages.numberExpected,
  int: messages.numberExpected,
  boolean: messages.yesOrNoExpected,
}
