/** Marks prices for staff: for nothing, and, for those who see costs, below cost. */
import { useEffect, useState } from 'react'
import type { User } from '../accounts/contract.ts'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { isAdmin, may } from '../accounts/rules.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { prices } from './api.client.ts'
import { maxPricedTools } from './contract.ts'
import { priceMarkMessages as messages } from './messages/marks.ts'
import { markOf, type MarkedPrice, type ToolCost } from './price-marks.ts'

/** A price of a tool, which is named by its id, or by its SKU where a form has no more. */
export type PriceToMark = MarkedPrice & {
  readonly key: string
  readonly toolId?: string | undefined
  readonly sku: string
  /** Nobody has said for how many units it is: as many as the tool's own. */
  readonly isUnsaid?: boolean
}

type Known = { readonly user: User; readonly costs: readonly ToolCost[] }
type Named = { readonly ids: readonly string[]; readonly skus: readonly string[] }

/**
 * The marks of prices by their keys, in words; none before the answer, and none for buyers, whose
 * pages give no prices, so that nothing is asked.
 * @param toMark also those that are being typed; only their tools are asked for
 */
export function usePriceMarks(toMark: readonly PriceToMark[]): ReadonlyMap<string, string> {
  const [known, setKnown] = useState<Known>()
  const named = namesOf(toMark)
  // As texts, which are the same while the same tools are named; a SKU has no line end.
  const [ids, skus] = [named.ids.join('\n'), named.skus.join('\n')]
  useEffect(() => {
    if (ids + skus === '') return undefined
    const leaving = new AbortController()
    const asked = { ids: linesOf(ids), skus: linesOf(skus) }
    findCosts(asked, leaving.signal).then(setKnown, (error: unknown) => {
      // Without an answer the prices are there all the same.
      if (!leaving.signal.aborted && !isProblem(error)) throw error
    })
    return () => leaving.abort()
  }, [ids, skus])
  if (!known || !isAdmin(known.user)) return new Map()
  const byName = new Map(
    known.costs.flatMap((cost) => [
      [cost.id, cost],
      [fold(cost.sku), cost],
    ]),
  )
  return new Map(
    toMark.flatMap((one): [string, string][] => {
      const cost = byName.get(one.toolId ?? fold(one.sku))
      const mark = markOf(one.isUnsaid ? { ...one, pricePer: cost?.pricePer } : one, cost)
      if (mark === undefined) return []
      const isBelow = mark === 'below-cost' && cost !== undefined
      return [[one.key, isBelow ? messages.belowCost(cost.cost, cost.pricePer) : messages.free]]
    }),
  )
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)
const fold = (sku: string): string => sku.trim().toLowerCase()

const namesOf = (toMark: readonly PriceToMark[]): Named => ({
  ids: [...new Set(toMark.flatMap(({ toolId }) => toolId ?? []))],
  skus: [
    ...new Set(
      toMark.flatMap(({ toolId, sku }) =>
        toolId === undefined && fold(sku) !== '' ? fold(sku) : [],
      ),
    ),
  ],
})

async function findCosts({ ids, skus }: Named, signal: AbortSignal): Promise<Known> {
  const user = await currentUser()
  if (!may(user, 'catalogue', { reading: true })) return { user, costs: [] }
  const answers = await Promise.all([
    ...partsOf(ids).map((part) => prices.costs({ ids: part }, { signal })),
    ...partsOf(skus).map((part) => prices.costs({ skus: part }, { signal })),
  ])
  return { user, costs: answers.flat() }
}

const partsOf = (names: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / maxPricedTools) }, (_, index) =>
    names.slice(index * maxPricedTools, (index + 1) * maxPricedTools),
  )
