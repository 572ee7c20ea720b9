/**
 * What a form showed of something that has no revision. It is sent along as `seen`, so that nobody
 * replaces unseen what somebody else has saved; who does not send it replaces what is there.
 */
import { problem } from '../../packages/contract/problem.ts'
import { seenMessages as messages } from './messages/seen.ts'

/** Something else is there than the form showed. */
export const changedMeanwhile = problem('changed-meanwhile', 409, messages.title)

/**
 * Call it in the transaction of the change, with what is there locked.
 * @param inWords what is there now, as people read it
 * @throws changedMeanwhile
 */
export function requireSeen(seen: unknown, now: unknown, inWords: string): void {
  if (seen === undefined || JSON.stringify(seen) === JSON.stringify(now)) return
  throw changedMeanwhile({ detail: messages.detail(inWords === '' ? messages.nothing : inWords) })
}
