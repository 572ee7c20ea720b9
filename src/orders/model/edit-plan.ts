/**
 * The lines of an order after an edit, the stock that it takes and releases, and the differences.
 */
import type { Pack } from '../../catalogue/units/packs.ts'
import type { StoredSafety } from '../../catalogue/safety.ts'
import type { TaxClass } from '../../catalogue/tax-class.ts'
import { countUnits, displayPriceEach, lineText, type Unit } from '../../catalogue/model/units.ts'
import type { Cents } from '../../platform/money/money.ts'
import type { ToolQuantity } from '../../stock/rules.ts'
import type { OrderChange } from './edit-schema.ts'
import type { OrderStatus } from '../rules.ts'

/** The fields of a line that an edit uses. */
export type EditableLine = {
  readonly position: number
  readonly tool_id: string
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly unit: Unit
  readonly unit_cents: Cents
  readonly price_per: number
  readonly total_cents: Cents
  readonly tax_class: TaxClass
  readonly packs: readonly Pack[]
  readonly safety: StoredSafety
  readonly part_number: string
  readonly expected_on: string | null
  readonly shipped: number
  readonly returned: number
  readonly cancelled: number
  readonly waiting: number
}

export type EditableOrder = {
  readonly status: OrderStatus
  /** None of its pieces are reserved. */
  readonly onHold: boolean
  readonly lines: readonly EditableLine[]
}

/** The lines after the edit. */
export type EditPlan = {
  readonly lines: readonly EditableLine[]
  readonly changed: readonly EditableLine[]
  readonly added: readonly EditableLine[]
  /** Their positions. */
  readonly removed: readonly number[]
  readonly needs: readonly ToolQuantity[]
  readonly freed: readonly ToolQuantity[]
  readonly changes: readonly OrderChange[]
  /** Whether a price differs from the previous one, or from what the buyer would pay. */
  readonly hasOwnPrice: boolean
  /** The buyer's price today for a changed quantity, if it differs. */
  readonly currentPrices: readonly { readonly line: number; readonly unitPrice: Cents }[]
}

/** A line with the requested changes. */
export type Step = {
  readonly before?: EditableLine
  readonly after?: EditableLine
  readonly list?: Cents
}

/** For steps that are possible. */
export function toPlan(order: EditableOrder, steps: readonly Step[]): EditPlan {
  const changed = steps.flatMap(({ before, after }) =>
    before && after && isOther(before, after) ? [after] : [],
  )
  const added = steps.flatMap(({ before, after }) => (!before && after ? [after] : []))
  const removed = steps.flatMap(({ before, after }) => (before && !after ? [before.position] : []))
  const byPosition = new Map(changed.map((line) => [line.position, line]))
  const moved = steps.map(movedPieces)
  return {
    changed,
    added,
    removed,
    lines: [
      ...order.lines
        .filter(({ position }) => !removed.includes(position))
        .map((line) => byPosition.get(line.position) ?? line),
      ...added,
    ],
    needs: moved.filter(({ quantity }) => quantity > 0),
    freed: moved.flatMap(({ toolId, quantity }) =>
      quantity < 0 ? [{ toolId, quantity: -quantity }] : [],
    ),
    changes: steps.flatMap(changesOf),
    hasOwnPrice: steps.some(
      ({ before, after, list }) =>
        after !== undefined && after.unit_cents !== (before ? before.unit_cents : list),
    ),
    currentPrices: steps.flatMap(({ before, after, list }) =>
      before && after && list !== undefined && list !== after.unit_cents
        ? [{ line: after.position, unitPrice: list }]
        : [],
    ),
  }
}

const isOther = (before: EditableLine, after: EditableLine): boolean =>
  before.quantity !== after.quantity || before.unit_cents !== after.unit_cents

/** The pieces that a step takes from stock; below zero, the pieces that it gives back. */
const movedPieces = ({ before, after }: Step): ToolQuantity => ({
  toolId: before?.tool_id ?? after?.tool_id ?? '',
  quantity: reserved(after) - reserved(before),
})

const reserved = (line: EditableLine | undefined): number =>
  line ? line.quantity - line.shipped - line.cancelled - line.waiting : 0

function changesOf({ before, after }: Step): readonly OrderChange[] {
  const { sku, name } = before ?? after ?? { sku: '', name: '' }
  const inWords = (line: EditableLine | undefined) =>
    line
      ? lineText(line.quantity, line.unit_cents, { unit: line.unit, pricePer: line.price_per })
      : ''
  if (!before || !after)
    return [
      {
        kind: before ? 'removed' : 'added',
        sku,
        name,
        before: inWords(before),
        after: inWords(after),
      },
    ]
  const basis = { unit: after.unit, pricePer: after.price_per }
  return [
    ...(before.quantity === after.quantity
      ? []
      : [
          {
            kind: 'quantity' as const,
            sku,
            name,
            before: countUnits(before.quantity, before.unit),
            after: countUnits(after.quantity, after.unit),
          },
        ]),
    ...(before.unit_cents === after.unit_cents
      ? []
      : [
          {
            kind: 'price' as const,
            sku,
            name,
            before: displayPriceEach(before.unit_cents, basis),
            after: displayPriceEach(after.unit_cents, basis),
          },
        ]),
  ]
}
