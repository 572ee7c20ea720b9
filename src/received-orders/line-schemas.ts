/** A line of a received order, as the API has it. */
import * as z from 'zod/mini'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { unitNames } from '../catalogue/model/units.ts'
import { Id, Timestamp } from '../platform/fields/fields.ts'
import { ShownMoney, ShownTotal } from '../platform/fields/money-field.ts'
import { reasonCodes } from './reasons.ts'
import { differenceKinds } from './differences.ts'
import { lineStates } from './rules.ts'

const LineTool = named(
  'ReceivedOrderTool',
  renameKeys(
    z.strictObject({
      id: Id,
      slug: z.string(),
      sku: z.string(),
      name: z.string(),
      unit: z.optional(z.enum(unitNames)),
      minimumQuantity: z.int(),
      packSize: z.int(),
      stock: z.int(),
    }),
    { id: '_id', minimumQuantity: 'minimum_quantity', packSize: 'pack_size', stock: 'Stock' },
  ),
)

/** The line as in the file; '' for values that the file does not have. */
const WrittenLine = named(
  'ReceivedOrderLineAsWritten',
  z.strictObject({
    number: z.string(),
    /** The lines of the shown text from which it was read, from 1. */
    from: z.int(),
    to: z.int(),
    sellerNumber: z.string(),
    buyerNumber: z.string(),
    gtin: z.string(),
    makerNumber: z.string(),
    name: z.string(),
    quantity: z.string(),
    unit: z.string(),
    price: z.string(),
    priceQuantity: z.string(),
    note: z.string(),
  }),
)
export const ReceivedLine = named(
  'ReceivedOrderLine',
  renameKeys(
    z.strictObject({
      /** Its position in the file, from 0, which corrections refer to. */
      line: z.int(),
      written: WrittenLine,
      state: z.enum(lineStates),
      reasons: z.array(z.strictObject({ code: z.enum(reasonCodes), text: z.string() })),
      byHand: z.boolean(),
      /** A person's decision about it. */
      decided: z.strictObject({
        sku: z.optional(z.string()),
        quantity: z.optional(z.int()),
        confirmed: z.optional(z.boolean()),
        leftOut: z.optional(z.boolean()),
      }),
      tool: z.nullable(LineTool),
      candidates: z.array(LineTool),
      quantity: z.nullable(z.int()),
      suggestions: z.array(z.int()),
      unitPrice: z.nullable(ShownMoney),
      pricePer: z.optional(z.int()),
      total: z.nullable(ShownTotal),
    }),
    { pricePer: 'price_per' },
  ),
)

/** As the two files write it; '' if one of them has no value. */
const Change = z.strictObject({ was: z.string(), is: z.string() })
const Difference = z.strictObject({
  kind: z.enum(differenceKinds),
  article: z.string(),
  quantity: z.nullable(Change),
  price: z.nullable(Change),
})
export const Differences = z.strictObject({
  /** The order that it is compared with. */
  from: Id,
  receivedAt: Timestamp,
  lines: z.array(Difference),
  /**
   * The same, if lines that the change does not name stay unchanged; null if the codes of its lines
   * leave open what is meant, and if there is nothing to merge.
   */
  merged: z.nullable(z.array(Difference)),
})
