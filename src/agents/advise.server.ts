/**
 * Whether quantities can be ordered, the nearest valid quantities, and their prices for the caller.
 */
import type { Actor } from '../platform/access/endpoint.ts'
import { foldSku } from '../catalogue/model/sku.ts'
import { quantityFaultMessage } from '../catalogue/quantity-messages.ts'
import { unitPriceFor, validateQuantity } from '../catalogue/rules.ts'
import type { AdvisedLine } from './contract.ts'
import type { AgentsDependencies } from './dependencies.server.ts'

type Line = { readonly sku: string; readonly quantity: number }

/** Advises on each line, in order; a tool that is not on sale is reported as not found. */
export async function adviseLines(
  { catalogue, companies, database, prices }: AgentsDependencies,
  actor: Actor | undefined,
  lines: readonly Line[],
): Promise<AdvisedLine[]> {
  const db = database.handle
  const known = await catalogue.idsBySkus(
    db,
    lines.map(({ sku }) => sku),
  )
  const ids = [...new Set(lines.flatMap(({ sku }) => known.get(foldSku(sku)) ?? []))]
  const sees = await companies.seesPrices(actor)
  const offers = await catalogue.offers(db, ids)
  const listed = new Map(offers.map((tool) => [tool.id, tool]))
  const own = new Map(
    (sees ? await prices.pricedTools(db, actor, ids) : []).map((tool) => [tool.id, tool]),
  )
  return lines.map(({ sku, quantity }): AdvisedLine => {
    const tool = listed.get(known.get(foldSku(sku)) ?? '')
    if (!tool) return { sku, quantity, found: false }
    const verdict = validateQuantity(tool, quantity)
    const priced = own.get(tool.id)
    return {
      sku: tool.sku,
      quantity,
      found: true,
      toolId: tool.id,
      name: tool.name,
      valid: verdict.valid,
      reason: verdict.valid ? undefined : quantityFaultMessage(tool, quantity, verdict),
      below: verdict.valid ? undefined : verdict.below,
      above: verdict.valid ? undefined : verdict.above,
      minimumQuantity: tool.minimumQuantity,
      packSize: tool.packSize,
      stock: tool.stock,
      ...(priced ? priceOf(tool, priced, quantity) : {}),
    }
  })
}

type Priced = Parameters<typeof unitPriceFor>[0] & { readonly pricePer?: number | undefined }

function priceOf(listed: Priced, own: Priced, quantity: number) {
  const [unitPrice, cataloguePrice] = [unitPriceFor(own, quantity), unitPriceFor(listed, quantity)]
  const [pricePer, cataloguePricePer] = [own.pricePer ?? 1, listed.pricePer ?? 1]
  const isListed = unitPrice === cataloguePrice && pricePer === cataloguePricePer
  return {
    unitPrice,
    pricePer,
    cataloguePrice,
    cataloguePricePer,
    priceFrom: isListed ? ('catalogue' as const) : ('company' as const),
  }
}
