/**
 * What an edit makes of the lines of an order: which lines it then has, what stock that takes and
 * frees, and what differs (product rule 7.1). What is added follows the rules of a new order; what
 * is taken away need not.
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
  /** At the buyer's prices, with the stock that nobody has reserved. */
  readonly byId: ReadonlyMap<string, SellableTool>
  /** The ids, by SKU as `foldSku` has it. */
  readonly bySku: ReadonlyMap<string, string>
}

/** What was invoiced of an order and not credited. */
export type BilledParts = {
  /** Pieces by line. */
  readonly pieces: ReadonlyMap<number, number>
  /** Whether an invoice of the order whole stands. */
  readonly isWhole: boolean
  /** Whether any invoice stands, or the charge for delivery was billed. */
  readonly isAny: boolean
}

export type Fault = { readonly pointer: string; readonly detail: string }

/** @returns the plan; or what cannot be, each with a pointer into the request */
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
    // In the base of the line; where that is no whole cents, there is nothing to compare.
    const list =
      tool && quantity !== before.quantity
        ? convertPrice(unitPriceFor(tool, quantity), tool.pricePer ?? 1, before.price_per)
        : undefined
    return [{ before, after, ...(list === undefined ? {} : { list }) }]
  })
}

/** Why a line cannot have so many pieces; its own count as in stock. */
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

/** The new lines, behind those that are there. */
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

/** Behind all others; where there is no room any longer, where a line was left out. */
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

/**
 * What is taken away of a line is taken from what waits first. Of an order on hold everything waits.
 */
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

/** The first line whose price an edit would change although pieces of it are shipped or invoiced. */
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
