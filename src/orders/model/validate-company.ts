/** Whether the company for which a buyer acts may order: not on hold, not below its minimum. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { problem, type Problem } from '../../../packages/contract/problem.ts'
import { lineTotal } from '../../catalogue/rules.ts'
import { formatMoney } from '../../platform/money/money.ts'
import type { PricedLine } from './validate-lines.ts'
import { ordersMessages as messages } from '../messages/orders.ts'

const titles = messages.problems
/** The company for which the buyer acts. */
export const companyOnHold = problem('company-on-hold', 409, titles.companyOnHold)
/** `facts.minimum`: the minimum value of the company's orders. */
export const belowMinimumOrder = problem('below-minimum-order', 409, titles.belowMinimumOrder)
/** The shop only accepts orders from others. `facts.whoMayOrder`: from whom. */
export const buyerNotAdmitted = problem('buyer-not-admitted', 403, titles.buyerNotAdmitted)
export const buyerRefusals = [companyOnHold, belowMinimumOrder, buyerNotAdmitted] as const

/** Why the company for which a buyer acts cannot order these lines; undefined if it can. */
export function validateCompany(
  { company }: Pick<Actor, 'company'>,
  lines: readonly PricedLine[],
): Problem | undefined {
  if (!company) return undefined
  if (company.onHold) return companyOnHold({ detail: messages.companyOnHoldDetail(company.name) })
  const total = lines.reduce(
    (sum, { tool, quantity, unitCents }) => sum + lineTotal(unitCents, quantity, tool.pricePer),
    0,
  )
  return total < company.minimumOrder
    ? belowMinimumOrder({
        detail: messages.belowMinimumOrderDetail(company.minimumOrder, total),
        facts: { minimum: formatMoney(company.minimumOrder) },
      })
    : undefined
}
