/** What happens to carts when somebody signs in: the visitor's lines join the account's, once, and it is said. */
import { isProblem } from '../../packages/contract/problem.ts'
import { unavailable, unauthenticated } from '../../packages/contract/standard-problems.ts'
import { toast } from '../ui/toast.tsx'
import { problemMessage } from '../ui/problem-message.ts'
import { cartMessages as messages } from './messages/cart.ts'
import { mergeCarts, refreshSummary } from './cart.client.ts'

let joining: Promise<void> | undefined

/** Joins the carts and says so; without anything to join it asks how much lies in the account's. Whoever asks meanwhile waits for the same. */
export const mergeCartsOrRefreshSummary = (): Promise<void> =>
  (joining ??= join().finally(() => {
    joining = undefined
  }))

async function join(): Promise<void> {
  try {
    const joined = await mergeCarts()
    if (joined > 0) toast(messages.merged(joined), 'info')
    else await refreshSummary()
  } catch (error) {
    if (!isProblem(error)) throw error
    // The lines are still in this browser: the next page tries again. A sign-in that has ended is said by whatever needs it.
    if (!isProblem(error, unavailable) && !isProblem(error, unauthenticated))
      toast(problemMessage(error), 'error')
  }
}
