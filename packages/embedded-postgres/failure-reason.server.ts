/** Finds the line in PostgreSQL's output that says why it failed. */
import { embeddedPostgresMessages as messages } from './messages.ts'

/**
 * @param output what initdb or postgres has written
 * @returns a reason to be put into a sentence
 */
export function failureReason(output: string): string {
  if (/No space left on device|ENOSPC/.test(output)) return messages.diskFull
  const errors = [...output.matchAll(/(?:PANIC|FATAL|error): +(.+)/g)].map(([, text]) => text ?? '')
  // 'the database system is starting up' answers a client that came too early: it is not a reason.
  const reason = errors.find((text) => !text.startsWith('the database system is'))
  const lastLine = output.trim().slice(-300).split('\n').at(-1)
  return (reason ?? lastLine ?? '').replace(/\.$/, '') || messages.noReason
}
