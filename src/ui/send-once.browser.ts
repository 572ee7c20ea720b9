/**
 * Ensures that a form's action is done once. The idempotency key is kept in sessionStorage from
 * before the form is sent until an answer confirms it. If the form is sent again, even after a
 * reload during the request, it uses the same key and gets the first result.
 */
import { newIdempotencyKey } from '../../packages/contract/client/idempotency-key.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { keyReused } from '../../packages/contract/standard-problems.ts'
import { readSignedInUser } from '../session/access-token.browser.ts'
import { personalKeyPrefixes } from '../session/personal-storage.browser.ts'

/** Keyed by e-mail address too, as drafts are. */
const storageKey = (form: string): string =>
  `${personalKeyPrefixes.sentForms}${readSignedInUser()?.email ?? ''}.${form}`

/** The key under which a form was sent without a confirmed answer, if any. */
export const unansweredKey = (form: string): string | undefined =>
  sessionStorage.getItem(storageKey(form)) ?? undefined

/** Call it when the form starts a new action. */
export const forgetKey = (form: string): void => sessionStorage.removeItem(storageKey(form))

/**
 * Sends a form under its key.
 * @param form names the form and what it is about: `order ${toolId}`
 * @throws what `send` throws; after `keyReused`, the first action remains valid, and the next one
 *   gets a new key
 */
export async function sendOnce<Answer>(
  form: string,
  send: (options: { readonly idempotencyKey: string }) => Promise<Answer>,
): Promise<Answer> {
  const idempotencyKey = unansweredKey(form) ?? newIdempotencyKey()
  sessionStorage.setItem(storageKey(form), idempotencyKey)
  try {
    const answer = await send({ idempotencyKey })
    forgetKey(form)
    return answer
  } catch (error) {
    if (isProblem(error, keyReused)) forgetKey(form)
    throw error
  }
}
