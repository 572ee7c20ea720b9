/**
 * Whether the shop accepts orders from this buyer: by its settings, and by the state of their
 * company.
 */
import type { Actor } from '../../platform/access/endpoint.ts'
import type { Problem } from '../../../packages/contract/problem.ts'
import { cardNotOffered } from '../contract.ts'
import { buyerNotAdmitted, validateCompany } from '../model/validate-company.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import type { PricedLine } from '../model/validate-lines.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import type { OrderRequest } from '../model/order-request.server.ts'

/**
 * Why this buyer cannot order these lines; undefined if they can. Queries the database only if the
 * shop requires confirmed addresses. Imported orders are not checked: they were accepted before.
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
