/** What happens to carts when somebody signs in: the visitor's lines join the account's, once, and it is said. */
import { isProblem } from '../platform/problem.ts'
import { away, notSignedIn } from '../platform/problems.ts'
import { toast } from '../web/feedback.tsx'
import { sentenceOf } from '../web/sentence.ts'
import { cartWords as words } from '../words/en/cart.ts'
import { joinCarts, readSum } from './cart.client.ts'

let joining: Promise<void> | undefined

/** Joins the carts and says so; without anything to join it asks how much lies in the account's. Whoever asks meanwhile waits for the same. */
export const joinOrSum = (): Promise<void> => (joining ??= join().finally(() => {
  joining = undefined
}))

async function join(): Promise<void> {
  try {
    const joined = await joinCarts()
    if (joined > 0) toast(words.merged(joined), 'info')
    else await readSum()
  } catch (error) {
    if (!isProblem(error)) throw error
    // The lines are still in this browser: the next page tries again. A sign-in that has ended is said by whatever needs it.
    if (!isProblem(error, away) && !isProblem(error, notSignedIn)) toast(sentenceOf(error), 'error')
  }
}
