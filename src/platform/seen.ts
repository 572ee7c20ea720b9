/**
 * The values of a record without a revision that a form showed. The form sends them back as `seen`,
 * so that nobody unknowingly overwrites somebody else's change. A caller who does not send `seen`
 * overwrites the stored value.
 */
import { problem } from '../../packages/contract/problem.ts'
import { seenMessages as messages } from './messages/seen.ts'

/** The stored value differs from the one that the form showed. */
export const changedMeanwhile = problem('changed-meanwhile', 409, messages.title)

/**
 * Call this in the transaction of the change, with the current value locked.
 * @param inWords the current value in words for people
 * @throws changedMeanwhile
 */
export function requireSeen(seen: unknown, now: unknown, inWords: string): void {
  if (seen === undefined || JSON.stringify(seen) === JSON.stringify(now)) return
  throw changedMeanwhile({ detail: messages.detail(inWords === '' ? messages.nothing : inWords) })
}
