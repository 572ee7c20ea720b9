/** Finds the line in PostgreSQL's output that contains the reason for a failure. */
import { embeddedPostgresMessages as messages } from './messages.ts'

/**
 * @param output the output of initdb or postgres
 * @returns a reason for use in a sentence
 */
export function failureReason(output: string): string {
  if (/No space left on device|ENOSPC/.test(output)) return messages.diskFull
  const errors = [...output.matchAll(/(?:PANIC|FATAL|error): +(.+)/g)].map(([, text]) => text ?? '')
  // 'the database system is starting up' is the response to a client that came too early: it is not
  // a reason.
  const reason = errors.find((text) => !text.startsWith('the database system is'))
  const lastLine = output.trim().slice(-300).split('\n').at(-1)
  return (reason ?? lastLine ?? '').replace(/\.$/, '') || messages.noReason
}
