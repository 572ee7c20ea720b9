/** Finds in what PostgreSQL wrote the one line that says why it failed. */
import { databaseMessages as messages } from '../pg-kit/messages.ts'

/** @returns a reason to be put into a sentence */
export function failureReason(said: string): string {
  if (/No space left on device|ENOSPC/.test(said)) return messages.diskFull
  const reasons = [...said.matchAll(/(?:PANIC|FATAL|error): +(.+)/g)].map(
    ([, reason]) => reason ?? '',
  )
  // "the database system is starting up" and its like answer a client that came too early; they are nobody's reason.
  const reason = reasons.find((one) => !one.startsWith('the database system is'))
  return (
    (reason ?? said.trim().slice(-300).split('\n').at(-1) ?? '').replace(/\.$/, '') ||
    messages.noReason
  )
}
