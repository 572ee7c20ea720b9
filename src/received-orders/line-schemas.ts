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

/** The line as the file has it; '' where it does not say something. */
const WrittenLine = named(
  'ReceivedOrderLineAsWritten',
  z.strictObject({
    number: z.string(),
    /** The lines of the shown text that it takes, from 1. */
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
      /** Its place in the file, from 0: corrections name it. */
      line: z.int(),
      written: WrittenLine,
      state: z.enum(lineStates),
      reasons: z.array(z.strictObject({ code: z.enum(reasonCodes), text: z.string() })),
      byHand: z.boolean(),
      /** What a person decided about it. */
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

/** As the two files write it; '' where one of them does not say it. */
const Change = z.strictObject({ was: z.string(), is: z.string() })
const Difference = z.strictObject({
  kind: z.enum(differenceKinds),
  article: z.string(),
  quantity: z.nullable(Change),
  price: z.nullable(Change),
})
export const Differences = z.strictObject({
  /** The one that it is compared with. */
  from: Id,
  receivedAt: Timestamp,
  lines: z.array(Difference),
  /**
   * The same, where lines that the change does not name stay as they are; null where the codes of its
   * lines do not say what is meant, and where there is nothing to merge.
   */
  merged: z.nullable(z.array(Difference)),
})
