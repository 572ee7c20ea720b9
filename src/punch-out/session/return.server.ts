/** Returns the basket to the buyer system, as a form that the browser posts. */
import type { PunchOutDependencies } from '../dependencies.server.ts'
import type { BasketLine } from '../basket-line.ts'
import { orderMessage } from '../cxml/write-message.ts'
import { idsBasket } from '../ids/write-basket.ts'
import { ociFields } from '../oci/basket-fields.ts'
import { insertMessage } from '../store.server.ts'
import { readBasket } from './basket.server.ts'
import {
  keepBasket,
  listLines,
  lockSession,
  removeLine,
  type SessionRow,
} from './session-store.server.ts'

/**
 * Writes the form that returns the basket, once: a repeated call gets the same form.
 * @returns undefined if a line can no longer be ordered as it is: the basket shows it, or lacks a
 *   tool that no longer exists
 */
export async function returnBasket(
  deps: PunchOutDependencies,
  session: SessionRow,
): Promise<URLSearchParams | undefined> {
  const settings = await deps.readSettings()
  return deps.database.transact(async (tx) => {
    const { basket: former } = await lockSession(tx, session.id)
    if (former !== null) return new URLSearchParams(former)
    const lines = await readBasket(deps, tx, session)
    const known = new Set(lines.map(({ tool }) => tool.id))
    const rows = await listLines(tx, session.id)
    const gone = rows.filter((row) => !known.has(row.tool_id))
    for (const { tool_id: toolId } of gone) await removeLine(tx, session.id, toolId)
    const isOrderable = lines.every(({ fault }) => fault === undefined)
    // A buyer who only views a basket cannot correct it.
    if (gone.length > 0 || (!isOrderable && session.operation !== 'inspect')) return undefined
    const form = formOf(deps, session, { ...settings, lines })
    await keepBasket(tx, session.id, form.toString())
    await insertMessage(tx, {
      id: deps.newId(),
      connectionId: session.connection_id,
      at: deps.now(),
      kind: 'returned',
      reason: null,
      content: form.toString(),
    })
    return form
  })
}

type Basket = {
  readonly name: string
  readonly currency: string
  readonly lines: readonly BasketLine[]
}

/** The form, in the session's protocol. */
function formOf(
  { newId, now, origin }: PunchOutDependencies,
  { request, returned_fields: fields, basket_field: field }: SessionRow,
  { name: shop, currency, lines }: Basket,
): URLSearchParams {
  if (request?.ids) {
    const { positions } = request.ids
    return new URLSearchParams({ warenkorb: idsBasket({ at: now(), currency, lines, positions }) })
  }
  if (!request?.cxml)
    return new URLSearchParams([
      ...Object.entries(fields),
      ...ociFields(lines, currency).map(([name, value]) => [name, value]),
    ])
  const envelope = { at: now(), id: newId(), host: new URL(origin).host }
  const { buyer, shop: from, buyerCookie } = request.cxml
  const message = { shop, currency, from, to: buyer, buyerCookie, lines }
  const basket = orderMessage(envelope, message)
  return new URLSearchParams({
    [field]: field === 'cxml-base64' ? Buffer.from(basket).toString('base64') : basket,
  })
}
