/** Merges carts at sign-in: the visitor's lines go into the account's cart, once. */
import { isProblem } from '../../packages/contract/problem.ts'
import { unavailable } from '../platform/unavailable.ts'
import { unauthenticated } from '../../packages/contract/standard-problems.ts'
import { toast } from '../ui/toast.tsx'
import { problemMessage } from '../ui/problem-message.ts'
import { cartMessages as messages } from './messages/cart.ts'
import { mergeCarts, refreshSummary } from './cart.client.ts'

let running: Promise<void> | undefined

/**
 * Merges the carts and shows a toast; without visitor lines it fetches the totals of the account's
 * cart. Callers at the same time share one run.
 */
export const mergeCartsOrRefreshSummary = (): Promise<void> =>
  (running ??= mergeOrRefresh().finally(() => {
    running = undefined
  }))

async function mergeOrRefresh(): Promise<void> {
  try {
    const merged = await mergeCarts()
    if (merged > 0) toast(messages.merged(merged), 'info')
    else await refreshSummary()
  } catch (error) {
    if (!isProblem(error)) throw error
    // The lines are still in this browser: the next page tries again. An expired session is
    // reported by the next call that needs one.
    if (!isProblem(error, unavailable) && !isProblem(error, unauthenticated))
      toast(problemMessage(error), 'error')
  }
}
