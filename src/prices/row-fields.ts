/** The schemas of a price list row: as entered by staff, and as returned. */
import * as z from 'zod/mini'
import { named } from '../../packages/contract/wire-format.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { priceBreakDto, PriceBreaks } from '../catalogue/price-fields.ts'
import { Day, Id, Line, Timestamp } from '../platform/fields/fields.ts'
import { Money } from '../platform/fields/money-field.ts'
import { unitNames } from '../catalogue/model/units.ts'
import { UnitFields } from '../catalogue/units/unit-fields.ts'
import { pricesMessages as messages } from './messages/prices.ts'
import { priceTargets } from './rules.ts'

/** Percent off, with at most two decimals. */
const Percent = z
  .number(messages.notPercent)
  .check(
    z.minimum(0.01, messages.notPercent),
    z.maximum(100, messages.notPercent),
    z.multipleOf(0.01, messages.notPercent),
  )
/** The maximum number of quantity prices. */
const maxBreaks = 20

const valueFields = {
  percentOff: z.optional(Percent),
  price: z.optional(Money),
  priceBreaks: z.optional(PriceBreaks.check(z.maxLength(maxBreaks))),
  /**
   * The number of units for the price and quantity prices; absent: one, or the same as in the
   * previous row if the price is unchanged. If the tool's prices are for several units, a new price
   * must state it.
   */
  pricePer: UnitFields.pricePer,
  validFrom: z.optional(Day(messages.notDay)),
  validUntil: z.optional(Day(messages.notDay)),
}
type Values = {
  percentOff?: number | undefined
  price?: number | undefined
  priceBreaks?: readonly { from: number; price: number }[] | undefined
  pricePer?: number | undefined
  validFrom?: string | undefined
  validUntil?: string | undefined
}

type RowFault = { path: PropertyKey[]; message: string }

/** The errors of a row's values in combination, each with its field. */
export function rowFaults(values: Values): RowFault[] {
  const { percentOff, price, priceBreaks = [], pricePer, validFrom, validUntil } = values
  const found: RowFault[] = []
  if (percentOff === undefined && price === undefined)
    found.push({ path: ['price'], message: messages.noPrice })
  if (percentOff !== undefined && price !== undefined)
    found.push({ path: ['price'], message: messages.onePrice })
  if (percentOff !== undefined && priceBreaks.length > 0)
    found.push({ path: ['priceBreaks'], message: messages.ladderNeedsPrice })
  if (percentOff !== undefined && pricePer !== undefined)
    found.push({ path: ['pricePer'], message: messages.baseNeedsPrice })
  if (validFrom !== undefined && validUntil !== undefined && validUntil < validFrom)
    found.push({ path: ['validUntil'], message: messages.daysNotRising })
  return [...found, ...ladderFaults(priceBreaks, price)]
}

/**
 * Quantities ascend, prices descend.
 * @param price the price of one piece, before the first step
 */
function ladderFaults(
  priceBreaks: readonly { readonly from: number; readonly price: number }[],
  price = Number.POSITIVE_INFINITY,
): RowFault[] {
  const found: RowFault[] = []
  let previous = { from: 1, price }
  for (const [index, rung] of priceBreaks.entries()) {
    if (rung.from <= previous.from)
      found.push({
        path: ['priceBreaks', index, priceBreakDto],
        message: messages.breaksNotRising,
      })
    if (rung.price >= previous.price)
      found.push({ path: ['priceBreaks', index, 'price'], message: messages.breaksNotFalling })
    previous = rung
  }
  return found
}

export const consistentRow = z.superRefine<Values>((values, { addIssue }) => {
  for (const fault of rowFaults(values)) addIssue({ code: 'custom', ...fault, input: undefined })
})

export const rowNames = { priceBreaks: 'price_breaks', pricePer: 'price_per' } as const

/** `name`: the SKU of a tool, the name of a brand or category. */
export const newRowFields = {
  target: z.enum(priceTargets, messages.notTarget),
  name: Line(120),
  ...valueFields,
}
export const NewRow = z.strictObject({ listId: Id, ...newRowFields }).check(consistentRow)
export type NewRow = z.output<typeof NewRow>
export const NewRowDto = named('NewPriceRow', renameKeys(NewRow, rowNames))

export const RowChange = z.strictObject({ listId: Id, id: Id, ...valueFields }).check(consistentRow)
export type RowChange = z.output<typeof RowChange>
export const RowChangeDto = named('PriceRowChange', renameKeys(RowChange, rowNames))

const RowFields = z.strictObject({
  id: Id,
  target: z.enum(priceTargets),
  targetId: Id,
  /** The name of the tool, brand or category; empty if it no longer exists. */
  name: z.string(),
  /** The SKU of a tool; otherwise empty. */
  sku: z.string(),
  percentOff: z.optional(z.number()),
  price: z.optional(Money),
  priceBreaks: z.optional(PriceBreaks),
  /**
   * The number of units for the prices; absent: a percentage, or the same as the price of each
   * tool.
   */
  pricePer: z.optional(z.int()),
  /**
   * For listed rows: the unit in which their tool is currently sold; absent: pieces, or unknown.
   */
  unit: z.optional(z.enum(unitNames)),
  validFrom: z.optional(z.string()),
  validUntil: z.optional(z.string()),
  changedAt: Timestamp,
  /** Since when it is no longer valid. */
  removedAt: z.optional(Timestamp),
})
export type PriceRow = z.output<typeof RowFields>
export const RowDto = named('PriceRow', renameKeys(RowFields, { id: '_id', ...rowNames }))
