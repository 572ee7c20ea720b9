/** The costs of an offer's tools, for people who may see costs. */
import { useEffect, useState } from 'react'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import type { OrderLine } from '../orders/order-line.ts'
import { prices } from '../prices/api.client.ts'
import { maxPricedTools } from '../prices/contract.ts'
import type { ToolCost } from '../prices/price-marks.ts'

/** By the id of the tool. */
export type LineCosts = ReadonlyMap<string, ToolCost>

/**
 * Undefined until the response arrives, if there is none, or for staff who may not see costs: offers
 * can be made without it. A tool of which no cost is entered is not in it.
 */
export function useLineCosts(lines: readonly OrderLine[]): LineCosts | undefined {
  const [costs, setCosts] = useState<LineCosts>()
  useEffect(() => {
    const leaving = new AbortController()
    readCosts(lines, leaving.signal).then(
      (found) => setCosts(found && new Map(found.map((cost) => [cost.id, cost]))),
      (error: unknown) => {
        if (!leaving.signal.aborted && !isProblem(error)) throw error
      },
    )
    return () => leaving.abort()
  }, [lines])
  return costs
}

async function readCosts(
  lines: readonly OrderLine[],
  signal: AbortSignal,
): Promise<readonly ToolCost[] | undefined> {
  const user = await currentUser()
  if (!may(user, 'catalogue', { reading: true })) return undefined
  const ids = lines.map(({ toolId }) => toolId)
  const parts = Array.from({ length: Math.ceil(ids.length / maxPricedTools) }, (_, index) =>
    ids.slice(index * maxPricedTools, (index + 1) * maxPricedTools),
  )
  return (await Promise.all(parts.map((part) => prices.costs({ ids: part }, { signal })))).flat()
}
