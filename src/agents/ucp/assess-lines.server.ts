/**
 * The lines of a cart or checkout in their present state: prices, and why one cannot be ordered.
 */
import type { Actor } from '../../platform/access/endpoint.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import { quantityFaultMessage } from '../../catalogue/quantity-messages.ts'
import { lineTotal, unitPriceFor, validateQuantity } from '../../catalogue/rules.ts'
import type { Offer } from '../../catalogue/dto.ts'
import type { AgentsDependencies } from '../dependencies.server.ts'
import { ucpMessages as messages } from '../messages/ucp.ts'
import { errorMessage, warning, type UcpMessage } from './envelope.ts'
import type { ContentLine } from './session-content.ts'
import { priceFields, quantityUnit, unitCode } from './units.ts'

/** A line whose tool the shop sells. */
export type KnownLine = ContentLine & { readonly tool: Offer; readonly backOrder: boolean }
export type AssessedLines = {
  readonly known: readonly KnownLine[]
  readonly messages: readonly UcpMessage[]
  /** Whether every line can be ordered unchanged. */
  readonly valid: boolean
}

/**
 * Evaluates the lines at the caller's prices. Lines that nobody sells are not in the response: a
 * message names each.
 * @param backOrder whether tools that are not in stock may be back-ordered
 */
export async function assessLines(
  { catalogue, database, prices }: AgentsDependencies,
  actor: Actor,
  lines: readonly ContentLine[],
  { backOrder }: { readonly backOrder: boolean },
): Promise<AssessedLines> {
  const named = await catalogue.idsBySkus(
    database.handle,
    lines.map(({ item }) => item),
  )
  const idOf = ({ item }: ContentLine): string => named.get(foldSku(item)) ?? ''
  const ids = [...new Set(lines.map(idOf).filter((id) => id !== ''))]
  const offers = await prices.pricedTools(database.handle, actor, ids)
  const sold = new Map(offers.map((offer) => [offer.id, offer]))
  const [known, said]: [KnownLine[], UcpMessage[]] = [[], []]
  const positions = new Map<string, number>()
  for (const line of lines) {
    const tool = sold.get(idOf(line))
    if (!tool) {
      said.push(errorMessage('item_unavailable', messages.line.unknown(line.item)))
      continue
    }
    const earlier = positions.get(tool.id)
    const position = known.length
    const path = `$.line_items[${position}]`
    known.push({ ...line, tool, backOrder })
    if (earlier !== undefined)
      said.push(errorMessage('duplicate_item', messages.line.twice(earlier + 1), { path }))
    else positions.set(tool.id, position)
    said.push(...assessLine(line, { ...tool, backOrder }, path))
  }
  return { known, messages: said, valid: said.every(({ type }) => type !== 'error') }
}

type Terms = Offer & { readonly backOrder: boolean }

function assessLine({ unit, quantity }: ContentLine, tool: Terms, path: string): UcpMessage[] {
  const { display_text: name } = quantityUnit(tool)
  if (unit !== undefined && unit !== unitCode(tool.unit))
    return [
      errorMessage('quantity_unit_mismatch', messages.line.unit(name), {
        path: `${path}.item.quantity_unit`,
      }),
    ]
  const verdict = validateQuantity(tool, quantity)
  if (verdict.valid) return []
  const code = quantity > tool.stock && !tool.backOrder ? 'out_of_stock' : 'invalid_quantity'
  return [
    errorMessage(code, quantityFaultMessage(tool, quantity, verdict), { path: `${path}.quantity` }),
  ]
}

/**
 * A line of a response.
 * @param trade whether the shop's own extension is shared
 */
export function toLineItem(
  { id, tool, quantity, backOrder }: KnownLine,
  { origin, currency, trade }: { origin: string; currency: string; trade: boolean },
) {
  const cents = unitPriceFor(tool, quantity)
  const amount = lineTotal(cents, quantity, tool.pricePer)
  const verdict = validateQuantity({ ...tool, backOrder }, quantity)
  const nearest = verdict.valid ? {} : { below: verdict.below, above: verdict.above }
  return {
    id,
    item: {
      id: tool.sku,
      title: tool.name,
      ...priceFields(tool, cents, currency),
      quantity_unit: quantityUnit(tool),
      ...(URL.canParse(tool.image) ? { image_url: new URL(tool.image, origin).href } : {}),
    },
    quantity,
    totals: [
      { type: 'subtotal', amount },
      { type: 'total', amount },
    ],
    ...(trade
      ? {
          trade: {
            minimum: tool.minimumQuantity,
            increment: tool.packSize,
            stock: tool.stock,
            valid: verdict.valid,
            ...nearest,
          },
        }
      : {}),
  }
}

export const sumOf = (lines: readonly KnownLine[]): number =>
  lines.reduce(
    (sum, { tool, quantity }) =>
      sum + lineTotal(unitPriceFor(tool, quantity), quantity, tool.pricePer),
    0,
  )

/** States that the agent's payment term was ignored. */
export const termWarning = (): UcpMessage =>
  warning('payment_term_changed', messages.termUnknown, '$.payment.selected_term_id')
