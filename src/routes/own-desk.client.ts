/** What My Profile of a buyer shows: what waits, what is on its way, addresses and devices. */
import { accounts } from '../accounts/api.client.ts'
import { countApprovals, noteApprovals } from '../companies/buying-for.client.ts'
import { counterOperation } from '../orders/buying-habits/buyer-overview-schema.ts'
import type { HeldOrder } from '../orders/holds/holds-contract.ts'
import { ownQuotesOperation } from '../quotes/own-quotes-contract.ts'
import { createShopClient } from '../session/api.client.ts'
import { loadApprovalRows } from './own-waiting.tsx'

/** Without the other operations of orders and quotes, whose schemas this page does not need. */
const { counter, own } = createShopClient({ counter: counterOperation, own: ownQuotesOperation })
/** Quotes in the list; the page of quotes has all of them. */
const shownQuotes = 5
type Options = { readonly signal: AbortSignal }

/** @throws Problem */
export async function readOwnDesk(options: Options) {
  const [overview, answered, approvals, sessions, addresses] = await Promise.all([
    counter({}, options),
    own({ state: 'answered', limit: shownQuotes }, options),
    readApprovals(options),
    accounts.listSessions({}, options),
    accounts.listAddresses({}, options),
  ])
  return { overview, answered, approvals, sessions, addresses }
}
export type OwnDesk = Awaited<ReturnType<typeof readOwnDesk>>

/** Asked only for a buyer who decides about orders of others. @throws Problem */
export async function readApprovals(options: Options): Promise<readonly HeldOrder[]> {
  const { approvals, isFresh } = await countApprovals(options)
  if (approvals === undefined || (isFresh && approvals === 0)) return []
  const { holds } = await import('../orders/api.client.ts')
  const waiting = await holds.approvals({}, options)
  noteApprovals(waiting.length)
  // The rows are there with the page: nothing below them moves.
  if (waiting.length > 0) await loadApprovalRows()
  return waiting
}
