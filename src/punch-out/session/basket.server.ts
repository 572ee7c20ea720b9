/** The content of a session: tools at the prices of its company, and its basket. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Offer } from '../../catalogue/dto.ts'
import { quantityFaultMessage } from '../../catalogue/quantity-messages.ts'
import { lineTotal, shownUnitPrice, validateQuantity } from '../../catalogue/rules.ts'
import type { BasketLine } from '../basket-line.ts'
import type { PunchOutDependencies } from '../dependencies.server.ts'
import { punchOutMessages } from '../messages/punch-out.ts'
import { maxLines } from '../rules.ts'
import {
  listLines,
  lockSession,
  removeLine,
  setLine,
  type LineRow,
  type SessionRow,
} from './session-store.server.ts'

/** Tools on sale at the prices of a company, in this order. */
export async function pricedOffers(
  { catalogue, prices }: Pick<PunchOutDependencies, 'catalogue' | 'prices'>,
  db: Handle,
  companyId: string,
  ids: readonly string[],
): Promise<readonly Offer[]> {
  const offers = await catalogue.offers(db, ids)
  const list = await prices.listOf(db, companyId)
  const priced = await prices.listedPrices(db, list, offers)
  const byId = new Map(priced.map((tool) => [tool.id, tool]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The lines of a basket in their present state; a tool that is no longer on sale is left out. */
export async function readBasket(
  deps: PunchOutDependencies,
  db: Handle,
  { id, company_id: companyId }: Pick<SessionRow, 'id' | 'company_id'>,
): Promise<readonly BasketLine[]> {
  const rows = await listLines(db, id)
  const offers = await pricedOffers(
    deps,
    db,
    companyId,
    rows.map(({ tool_id: toolId }) => toolId),
  )
  const byId = new Map(offers.map((tool) => [tool.id, tool]))
  return rows.flatMap(({ tool_id: toolId, quantity }) => {
    const tool = byId.get(toolId)
    if (!tool) return []
    return [toLine(tool, quantity)]
  })
}

/** A quantity of a tool, at the price of its company. */
export function toLine(tool: Offer, quantity: number): BasketLine {
  const { unitPrice, pricePer } = shownUnitPrice(tool, quantity)
  const total = lineTotal(unitPrice, quantity, pricePer)
  return { tool, quantity, unitPrice, pricePer, total, fault: faultOf(tool, quantity) }
}

function faultOf(tool: Offer, quantity: number): string | undefined {
  const verdict = validateQuantity(tool, quantity)
  return verdict.valid ? undefined : quantityFaultMessage(tool, quantity, verdict)
}

/**
 * Sets a line of the basket; the quantity 0 removes it. After the basket was returned, nothing
 * changes.
 * @returns why it was not set
 */
export function changeBasket(
  deps: PunchOutDependencies,
  session: SessionRow,
  { tool_id: toolId, quantity }: LineRow,
): Promise<string | undefined> {
  const { basket: words } = punchOutMessages
  return deps.database.transact(async (tx) => {
    if (session.operation === 'inspect') return words.onlyShown
    if ((await lockSession(tx, session.id)).basket !== null) return words.isBack
    if (quantity === 0) {
      await removeLine(tx, session.id, toolId)
      return undefined
    }
    const [tool] = await pricedOffers(deps, tx, session.company_id, [toolId])
    if (!tool) return words.notOnSale
    const fault = faultOf(tool, quantity)
    if (fault !== undefined) return fault
    const lines = await listLines(tx, session.id)
    const isNew = lines.every((line) => line.tool_id !== toolId)
    if (isNew && lines.length >= maxLines) return words.tooMany(maxLines)
    await setLine(tx, session.id, { tool_id: toolId, quantity })
    return undefined
  })
}
