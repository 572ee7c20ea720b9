/** What a schema says when it was given no sentence of its own, in the browser and on the server: never 'Invalid input'. */
import { config, type $ZodRawIssue } from 'zod/v4/core'
import { platformMessages as messages } from '../../src/platform/messages/platform.ts'

/** Sets the sentences for the whole process; call it once before anything is decoded. Calling it again changes nothing. */
export const installValidationMessages = (): void => void config({ customError: sentenceFor })

function sentenceFor(issue: $ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return messages.unknownField
  if (
    issue.input === undefined &&
    (issue.code === 'invalid_type' || issue.code === 'invalid_value')
  )
    return messages.required
  if (issue.code === 'too_big' && issue.origin === 'string')
    return messages.tooLong(Number(issue.maximum))
  if (issue.code === 'invalid_type' && issue.expected === 'object') return messages.objectExpected
  return messages.invalid
}
