/**
 * What a form sends is done once: the idempotency key is kept in sessionStorage from before it is
 * sent until an answer says that it is done. A form that is pressed again, also after a reload while
 * the answer was on its way, sends the same key and finds what was done.
 */
import { newIdempotencyKey } from '../../packages/contract/client/idempotency-key.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { keyReused } from '../../packages/contract/standard-problems.ts'
import { readSignedInUser } from '../session/access-token.browser.ts'
import { personalKeyPrefixes } from '../session/personal-storage.browser.ts'

/** Keyed by e-mail address too, as drafts are. */
const storageKey = (form: string): string =>
  `${personalKeyPrefixes.sentForms}${readSignedInUser()?.email ?? ''}.${form}`

/** The key under which a form was sent without an answer that it is done, if any. */
export const unansweredKey = (form: string): string | undefined =>
  sessionStorage.getItem(storageKey(form)) ?? undefined

/** From here on the form stands for something else. */
export const forgetKey = (form: string): void => sessionStorage.removeItem(storageKey(form))

/**
 * Sends a form under its key.
 * @param form names the form and what it is about: `order ${toolId}`
 * @throws what `send` throws; after `keyReused`, what was sent first stands, and the next is another
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
