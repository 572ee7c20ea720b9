/** Whether the shop takes orders of this buyer: as it is set, and as their company stands. */
import type { Actor } from '../../platform/access/endpoint.ts'
import type { Problem } from '../../../packages/contract/problem.ts'
import { cardNotOffered } from '../contract.ts'
import { buyerNotAdmitted, validateCompany } from '../model/validate-company.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import type { PricedLine } from '../model/validate-lines.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import type { OrderRequest } from '../model/order-request.server.ts'

/**
 * Why this buyer cannot order these lines; undefined when they can. Asks the database only where
 * the shop demands confirmed addresses. Imported orders were taken before.
 */
export async function assertMayOrder(
  { accounts, database, readSettings, takesCards }: OrdersDependencies,
  actor: Actor,
  { imported, payBy }: Pick<OrderRequest, 'imported' | 'payBy'>,
  lines: readonly PricedLine[],
): Promise<Problem | undefined> {
  if (imported) return undefined
  if (payBy === 'card' && !takesCards)
    return cardNotOffered({ detail: messages.cardNotOfferedDetail })
  const { whoMayOrder } = await readSettings()
  if (whoMayOrder === 'companies' && !actor.company) return notAdmitted(whoMayOrder)
  if (whoMayOrder === 'confirmed' && !(await accounts.isEmailConfirmed(database.handle, actor.id)))
    return notAdmitted(whoMayOrder)
  return validateCompany(actor, lines)
}

const notAdmitted = (whoMayOrder: keyof typeof messages.notAdmitted): Problem =>
  buyerNotAdmitted({ detail: messages.notAdmitted[whoMayOrder], facts: { whoMayOrder } })
