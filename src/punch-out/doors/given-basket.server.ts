/** A basket that a buyer system sends with its call, by the shop's article numbers. */
import { foldSku } from '../../catalogue/model/sku.ts'
import type { PunchOutDependencies } from '../dependencies.server.ts'
import type { LineRow } from '../session/session-store.server.ts'

const maxQuantity = 1_000_000

type GivenLine = {
  readonly sku: string
  /** A decimal number. */
  readonly quantity: string
  /** The buyer's number for the line. */
  readonly position?: string
}

export type GivenBasket = {
  readonly lines: readonly LineRow[]
  /** Lines that are no longer sold, or have no whole quantity. */
  readonly missing: readonly string[]
  /** By the ids of tools. */
  readonly positions: Readonly<Record<string, string>>
}

export async function findLines(
  { catalogue }: Pick<PunchOutDependencies, 'catalogue'>,
  given: readonly GivenLine[],
): Promise<GivenBasket> {
  const skus = given.map(({ sku }) => sku).filter(Boolean)
  const known = skus.length > 0 ? await catalogue.many.known(skus) : new Map<string, never>()
  const found = new Map<string, number>()
  const positions = new Map<string, string>()
  const missing: string[] = []
  for (const { sku, quantity, position = '' } of given) {
    const tool = known.get(foldSku(sku))
    const count = /^\d{1,7}(?:\.0*)?$/.test(quantity) ? Number.parseInt(quantity, 10) : 0
    const sum = (found.get(tool?.id ?? '') ?? 0) + count
    if (!tool || count === 0 || sum > maxQuantity) {
      missing.push(sku)
      continue
    }
    found.set(tool.id, sum)
    if (position !== '') positions.set(tool.id, position)
  }
  return {
    lines: [...found].map(([toolId, quantity]) => ({ tool_id: toolId, quantity })),
    missing,
    positions: Object.fromEntries(positions),
  }
}
