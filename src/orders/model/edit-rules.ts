/**
 * How an edit changes the lines of an order: its new lines, the stock taken and released, and the
 * differences (product rule 7.1). Additions follow the rules of a new order; reductions need not.
 */
import { quantityFaultMessage } from '../../catalogue/quantity-messages.ts'
import { otherBase, unstatedBase } from '../../catalogue/units/stated-base.ts'
import { convertPrice } from '../../catalogue/units/price-bases.ts'
import { validateQuantity, lineTotal, unitPriceFor } from '../../catalogue/rules.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import type { Cents } from '../../platform/money/money.ts'
import { maxOrderLines } from './cart-fields.ts'
import {
  toPlan,
  type EditableLine,
  type EditableOrder,
  type EditPlan,
  type Step,
} from './edit-plan.ts'
import type { SellableTool } from './validate-lines.ts'
import { lineQuantities } from '../line-quantities.ts'
import { editMessages as messages } from '../messages/edits.ts'

/** What was asked for. */
export type LineEdits = {
  readonly lines?:
    | readonly {
        readonly line: number
        readonly quantity: number
        readonly unitPrice?: Cents | undefined
        readonly pricePer?: number | undefined
      }[]
    | undefined
  readonly added?:
    | readonly {
        readonly sku: string
        readonly quantity: number
        readonly unitPrice?: Cents | undefined
        readonly pricePer?: number | undefined
      }[]
    | undefined
  readonly priceReason?: string | undefined
}

/** The tools on sale that an edit concerns. */
export type EditTools = {
  /** At the buyer's prices, with the unreserved stock. */
  readonly byId: ReadonlyMap<string, SellableTool>
  /** The ids, by SKU as normalized by `foldSku`. */
  readonly bySku: ReadonlyMap<string, string>
}

/** The amounts of an order that were invoiced and not credited. */
export type BilledParts = {
  /** Pieces by line. */
  readonly pieces: ReadonlyMap<number, number>
  /** Whether an invoice for the whole order exists. */
  readonly isWhole: boolean
  /** Whether any invoice exists, or the delivery charge was invoiced. */
  readonly isAny: boolean
}

export type Fault = { readonly pointer: string; readonly detail: string }

/** @returns the plan; or the invalid changes, each with a pointer into the request */
export function planLines(
  order: EditableOrder,
  edits: LineEdits,
  tools: EditTools,
  billed: ReadonlyMap<number, number>,
): { readonly plan: EditPlan } | { readonly faults: readonly Fault[] } {
  const faults: Fault[] = []
  const steps = [
    ...editedSteps(order, edits, { tools, billed, faults }),
    ...addedSteps(order, edits, { tools, faults }),
  ]
  const plan = toPlan(order, steps)
  if (plan.hasOwnPrice && (edits.priceReason ?? '') === '')
    faults.push({ pointer: '#/priceReason', detail: messages.reasonNeeded })
  if (plan.lines.length > maxOrderLines)
    faults.push({ pointer: '#/added', detail: messages.tooManyLines(maxOrderLines) })
  if (faults.length > 0) return { faults }
  const isOpen = plan.lines.some((line) => line.quantity > line.shipped + line.cancelled)
  if (isOpen) return { plan }
  const isShipped = order.lines.some(({ shipped }) => shipped > 0)
  const detail = isShipped ? messages.nothingToShip : messages.nothingLeft
  return { faults: [{ pointer: '#/lines', detail }] }
}

type Judging = { readonly tools: EditTools; readonly faults: Fault[] }

/** The lines that the request names. */
function editedSteps(
  order: EditableOrder,
  { lines = [] }: LineEdits,
  { tools, billed, faults }: Judging & { readonly billed: ReadonlyMap<number, number> },
): readonly Step[] {
  const byPosition = new Map(order.lines.map((line) => [line.position, line]))
  const seen = new Set<number>()
  return lines.flatMap(({ line, quantity, unitPrice, pricePer }, index): readonly Step[] => {
    const refuse = (field: string, detail: string): readonly Step[] => {
      faults.push({ pointer: `#/lines/${index}/${field}`, detail })
      return []
    }
    const before = byPosition.get(line)
    if (!before) return refuse('line', messages.noSuchLine)
    if (seen.has(line)) return refuse('line', messages.lineTwice)
    seen.add(line)
    const tool = tools.byId.get(before.tool_id)
    const fault = quantityFault(order, before, { quantity, billed: billed.get(line) }, tool)
    if (fault !== undefined) return refuse('quantity', fault)
    if (quantity === 0) return [{ before }]
    const isPriced = unitPrice !== undefined && unitPrice !== before.unit_cents
    const base = isPriced ? otherBase(pricePer, before.price_per) : undefined
    if (base !== undefined) return refuse('pricePer', base)
    const after = atQuantity(order, before, quantity, unitPrice ?? before.unit_cents)
    // In the line's number of units; if that is not whole cents, there is nothing to compare.
    const list =
      tool && quantity !== before.quantity
        ? convertPrice(unitPriceFor(tool, quantity), tool.pricePer ?? 1, before.price_per)
        : undefined
    return [{ before, after, ...(list === undefined ? {} : { list }) }]
  })
}

/** Why a line cannot have this many pieces; its own pieces count as in stock. */
function quantityFault(
  order: EditableOrder,
  line: EditableLine,
  { quantity, billed = 0 }: { readonly quantity: number; readonly billed: number | undefined },
  tool: SellableTool | undefined,
): string | undefined {
  const gone = Math.max(line.shipped + line.cancelled, billed)
  if (quantity < gone) return messages.belowShipped(gone)
  if (quantity <= line.quantity) return undefined
  if (!tool) return messages.notSold
  const { allocated, shipped } = lineQuantities(order.status, line)
  const terms = { ...tool, stock: tool.stock + allocated + shipped }
  const verdict = validateQuantity(terms, quantity)
  return verdict.valid ? undefined : quantityFaultMessage(terms, quantity, verdict)
}

/** The new lines, after the existing ones. */
function addedSteps(
  order: EditableOrder,
  { added = [] }: LineEdits,
  { tools, faults }: Judging,
): readonly Step[] {
  const taken = new Set(order.lines.map(({ tool_id: id }) => id))
  const positions = new Set(order.lines.map((line) => line.position))
  return added.flatMap(({ sku, quantity, unitPrice, pricePer: said }, index): readonly Step[] => {
    const refuse = (field: string, detail: string): readonly Step[] => {
      faults.push({ pointer: `#/added/${index}/${field}`, detail })
      return []
    }
    const tool = tools.byId.get(tools.bySku.get(foldSku(sku)) ?? '')
    if (!tool) return refuse('sku', messages.unknownSku(sku))
    if (taken.has(tool.id)) return refuse('sku', messages.skuTwice)
    taken.add(tool.id)
    const verdict = validateQuantity(tool, quantity)
    if (!verdict.valid) return refuse('quantity', quantityFaultMessage(tool, quantity, verdict))
    const { pricePer: present = 1 } = tool
    const fault = unitPrice === undefined ? undefined : unstatedBase(said, present)
    if (fault !== undefined) return refuse('pricePer', fault)
    const position = nextPosition(positions)
    positions.add(position)
    const price = unitPriceFor(tool, quantity)
    const pricePer = unitPrice === undefined ? present : (said ?? 1)
    const after = newLine(
      order,
      { ...tool, pricePer },
      { position, quantity, price: unitPrice ?? price },
    )
    const list = convertPrice(price, present, pricePer)
    return [list === undefined ? { after } : { after, list }]
  })
}

/** After all others; if no position is left, in the position of a removed line. */
function nextPosition(taken: ReadonlySet<number>): number {
  const next = Math.max(0, ...taken) + 1
  if (next <= maxOrderLines) return next
  let free = 1
  while (taken.has(free)) free += 1
  return free
}

const newLine = (
  order: EditableOrder,
  { id, sku, name, unit = 'piece', pricePer = 1, ...tool }: SellableTool,
  { position, quantity, price }: Record<'position' | 'quantity' | 'price', number>,
): EditableLine =>
  atQuantity(
    order,
    {
      position,
      tool_id: id,
      sku,
      name,
      unit,
      price_per: pricePer,
      packs: tool.packs ?? [],
      safety: tool.safety ?? {},
      expected_on: null,
      quantity: 0,
      unit_cents: price,
      total_cents: 0,
      shipped: 0,
      returned: 0,
      cancelled: 0,
      waiting: 0,
      tax_class: tool.taxClass ?? 'standard',
      part_number: tool.partNumber ?? '',
    },
    quantity,
    price,
  )

/** Reductions of a line first take the waiting pieces. In an order on hold all pieces wait. */
function atQuantity(
  { onHold }: EditableOrder,
  line: EditableLine,
  quantity: number,
  price: Cents,
): EditableLine {
  const fewer = Math.max(0, line.quantity - quantity)
  const waiting = onHold
    ? quantity - line.shipped - line.cancelled
    : Math.max(0, line.waiting - fewer)
  return {
    ...line,
    quantity,
    waiting,
    unit_cents: price,
    total_cents: lineTotal(price, quantity, line.price_per),
    expected_on: waiting > 0 ? line.expected_on : null,
  }
}

/**
 * The first line whose price an edit would change although some of its pieces are shipped or
 * invoiced.
 */
export const fixedPrice = (
  { lines }: EditableOrder,
  { lines: edits = [] }: LineEdits,
  billed: ReadonlyMap<number, number>,
): number | undefined =>
  edits.find(({ line, unitPrice }) => {
    const before = lines.find(({ position }) => position === line)
    return (
      before !== undefined &&
      unitPrice !== undefined &&
      unitPrice !== before.unit_cents &&
      (before.shipped > 0 || (billed.get(line) ?? 0) > 0)
    )
  })?.line
