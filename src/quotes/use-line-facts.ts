/** What staff see beside the lines of an offer: stock, and for those who see costs, what a tool costs. */
import { useEffect, useState } from 'react'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import type { OrderLine } from '../orders/order-line.ts'
import { prices } from '../prices/api.client.ts'
import { maxPricedTools } from '../prices/contract.ts'
import type { ToolCost } from '../prices/price-marks.ts'
import { search } from '../search/api.client.ts'
import { maxTerms } from '../search/contract.ts'

export type LineFacts = {
  /** Pieces in stock by the id of the tool; none for what is no longer sold. */
  readonly stock: ReadonlyMap<string, number>
  readonly costs: ReadonlyMap<string, ToolCost>
}
const none: LineFacts = { stock: new Map(), costs: new Map() }

/** Nothing until the answer is there, and where none comes: the offer can be made all the same. */
export function useLineFacts(lines: readonly OrderLine[]): LineFacts {
  const [facts, setFacts] = useState(none)
  useEffect(() => {
    const leaving = new AbortController()
    readFacts(lines, leaving.signal).then(setFacts, (error: unknown) => {
      if (!leaving.signal.aborted && !isProblem(error)) throw error
    })
    return () => leaving.abort()
  }, [lines])
  return facts
}

async function readFacts(lines: readonly OrderLine[], signal: AbortSignal): Promise<LineFacts> {
  const terms = lines.slice(0, maxTerms).map(({ sku }) => sku)
  const [{ tools }, costs] = await Promise.all([
    search.resolve({ terms }, { signal }),
    readCosts(lines, signal),
  ])
  return {
    stock: new Map(tools.map(({ id, stock }) => [id, stock])),
    costs: new Map(costs.map((cost) => [cost.id, cost])),
  }
}

async function readCosts(
  lines: readonly OrderLine[],
  signal: AbortSignal,
): Promise<readonly ToolCost[]> {
  const user = await currentUser()
  if (!may(user, 'catalogue', { reading: true })) return []
  const ids = lines.map(({ toolId }) => toolId)
  const parts = Array.from({ length: Math.ceil(ids.length / maxPricedTools) }, (_, index) =>
    ids.slice(index * maxPricedTools, (index + 1) * maxPricedTools),
  )
  return (await Promise.all(parts.map((part) => prices.costs({ ids: part }, { signal })))).flat()
}
