/** The sentence for a failed check whose schema has none: never zod's 'Invalid input'. */
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
  // Of numbers, and of the entries of a list.
  if (issue.code === 'too_big') return messages.tooMany(Number(issue.maximum))
  if (issue.code === 'too_small' && issue.origin !== 'string')
    return messages.tooFew(Number(issue.minimum))
  if (issue.code === 'invalid_type' && issue.expected === 'object') return messages.objectExpected
  return messages.invalid
}
