/** The costs of an offer's tools, for people who may see costs. */
import type { User } from '../accounts/contract.ts'
import { may } from '../accounts/rules.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import type { OrderLine } from '../orders/order-line.ts'
import { prices } from '../prices/api.client.ts'
import { maxPricedTools } from '../prices/contract.ts'
import type { ToolCost } from '../prices/price-marks.ts'

/** By the id of the tool; a tool of which no cost is entered is not in it. */
export type LineCosts = ReadonlyMap<string, ToolCost>

/**
 * @returns undefined for staff who may not see costs, and without an answer: offers can be made
 *   without it
 */
export async function findLineCosts(
  user: User,
  lines: readonly OrderLine[],
  signal: AbortSignal,
): Promise<LineCosts | undefined> {
  if (!may(user, 'catalogue', { reading: true })) return undefined
  const ids = lines.map(({ toolId }) => toolId)
  const parts = Array.from({ length: Math.ceil(ids.length / maxPricedTools) }, (_, index) =>
    ids.slice(index * maxPricedTools, (index + 1) * maxPricedTools),
  )
  try {
    const found = await Promise.all(parts.map((part) => prices.costs({ ids: part }, { signal })))
    return new Map(found.flat().map((cost) => [cost.id, cost]))
  } catch (error) {
    if (!isProblem(error)) throw error
    return undefined
  }
}
