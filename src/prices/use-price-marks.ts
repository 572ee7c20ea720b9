/** Warnings about prices for staff: zero and, for those who may see costs, below cost. */
import { useEffect, useState } from 'react'
import type { User } from '../accounts/contract.ts'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { isAdmin, may } from '../accounts/rules.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { prices } from './api.client.ts'
import { maxPricedTools } from './contract.ts'
import { priceMarkMessages as messages } from './messages/marks.ts'
import { markOf, type MarkedPrice, type ToolCost } from './price-marks.ts'

/** A price of a tool, identified by its id, or by its SKU if a form has nothing else. */
export type PriceToMark = MarkedPrice & {
  readonly key: string
  readonly toolId?: string | undefined
  readonly sku: string
  /** The number of units is not stated: the same as the tool's own. */
  readonly isUnsaid?: boolean
}

type Known = { readonly user: User; readonly costs: readonly ToolCost[] }
type Named = { readonly ids: readonly string[]; readonly skus: readonly string[] }

/**
 * The warnings about prices by key, in words; none before the response, and none for buyers, whose
 * pages pass no prices, so that no request is made.
 * @param toMark includes prices that are being typed; only their tools are requested
 */
export function usePriceMarks(toMark: readonly PriceToMark[]): ReadonlyMap<string, string> {
  const [known, setKnown] = useState<Known>()
  const named = namesOf(toMark)
  // As texts, which stay the same for the same tools; an SKU contains no line end.
  const [ids, skus] = [named.ids.join('\n'), named.skus.join('\n')]
  useEffect(() => {
    if (ids + skus === '') return undefined
    const leaving = new AbortController()
    const asked = { ids: linesOf(ids), skus: linesOf(skus) }
    findCosts(asked, leaving.signal).then(setKnown, (error: unknown) => {
      // Without a response, prices are shown without warnings.
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
