/** The API contract of stock, prices and tools by SKU: what another system writes, many at once. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { maxSkuBodyBytes } from '../../platform/http/body-limits.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { describedAs, named } from '../../../packages/contract/wire-format.ts'
import { renameKeys } from '../../../packages/contract/rename-keys.ts'
import { SomeToolFields, toolFieldNames } from '../../catalogue/contract.ts'
import { bySkuMessages as messages } from '../messages/by-sku.ts'

/** A row of an all-or-nothing call has errors; `errors` lists them. */
export const rowsWrong = problem('rows-wrong', 422, messages.problems.rowsWrong)

/** Rows of one call. */
export const maxSkuRows = 10_000
/**
 * Maximum number of rows in an all-or-nothing call: orders for its tools must wait while it is
 * written.
 */
export const maxRowsAtOnce = 2000

const Sku = z.string().check(z.maxLength(200))

/** Here and below, fields have the wire names with which tools are written. */
const StockRow = z.strictObject({
  sku: Sku,
  /** The stock that can be sold from now on, in units of the tool. */
  Stock: z.number(),
  /**
   * The stock that the caller has read: then only the difference is applied, so that later sales
   * are kept.
   */
  seen: z.optional(z.number()),
})
/** As text or a number. */
const Amount = z.union([z.string(), z.number()])
const PriceBreakRow = z.strictObject({ min_quantity: z.number(), price: Amount })
const PriceRow = z.strictObject({
  sku: Sku,
  price: z.optional(Amount),
  /**
   * The number of units that the amounts of the row are for; required if the tool's amounts are not
   * for one.
   */
  price_per: z.optional(z.number()),
  price_breaks: z.optional(z.array(PriceBreakRow).check(z.maxLength(50))),
  cost: z.optional(z.nullable(Amount)),
})
/** Any fields of a tool, with the names and in the form of `POST /additems`. */
type ToolRow = Readonly<Record<string, unknown>>
/** Any value, as in the document: a fault in a field is an error of its row. */
const DescribedToolRow = renameKeys(
  z.extend(SomeToolFields, {
    sku: Sku,
    /** Of a new tool. */
    state: z.optional(z.enum(['draft', 'discontinued'])),
  }),
  toolFieldNames,
)

/** The fields of a row; for tools, the rules of a single tool define them. */
export const stockFields: readonly string[] = Object.keys(StockRow.shape)
export const priceFields: readonly string[] = Object.keys(PriceRow.shape)

/** A fault in a row is an error of that row, so the call accepts any value as a row. */
const answeredByRow = <Row extends z.core.$ZodType>(row: Row) =>
  describedAs(z.custom<z.input<Row>>(), row)

/** How the rows of a call are processed. */
const mode = {
  /** Returns what would change, without changing anything. */
  dryRun: z.optional(z.boolean()),
  /** If one row is wrong, no row is written. Without it, each row is independent. */
  allOrNothing: z.optional(z.boolean()),
}
const rowsOf = <Row extends z.core.$ZodType>(row: Row) =>
  z
    .strictObject({
      rows: z.array(row).check(z.minLength(1), z.maxLength(maxSkuRows)),
      ...mode,
    })
    .check(
      z.superRefine(({ rows, allOrNothing }, { addIssue }) => {
        if (allOrNothing && rows.length > maxRowsAtOnce)
          addIssue({
            code: 'custom',
            path: ['rows'],
            message: messages.tooManyAtOnce(maxRowsAtOnce),
            input: rows.length,
          })
      }),
    )

/** `left`: valid but not written, because other rows have errors. */
export const skuOutcomes = ['new', 'changed', 'same', 'wrong', 'left'] as const
export type SkuOutcome = (typeof skuOutcomes)[number]
const Finding = z.strictObject({ field: z.string(), why: z.string() })
const Counts = z.strictObject({
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  wrong: z.int(),
  left: z.int(),
})
const Answer = z.strictObject({
  /** Whether the new or changed rows were written. */
  applied: z.boolean(),
  counts: Counts,
  /** One for each row of the call, in its order. */
  rows: z.array(
    named(
      'SkuRowAnswer',
      z.strictObject({
        sku: z.string(),
        outcome: z.enum(skuOutcomes),
        errors: z.array(Finding),
        /** In a dry run: warnings, and what would change. */
        warnings: z.optional(z.array(Finding)),
        changes: z.optional(
          z.array(z.strictObject({ field: z.string(), from: z.string(), to: z.string() })),
        ),
      }),
    ),
  ),
})
export type SkuAnswer = z.output<typeof Answer>
const AnswerDto = named('SkuAnswer', Answer)

export const bySkuContract = {
  setStock: endpoint({
    route: 'PUT /stock',
    stepUp: 'many',
    access: 'admin',
    permission: ['catalogue', 'orders'],
    idempotent: true,
    maxBodyBytes: maxSkuBodyBytes,
    summary: 'Set stock levels by SKU, up to 10,000 at once',
    input: named('StockBySku', rowsOf(named('SkuStockRow', answeredByRow(StockRow)))),
    output: AnswerDto,
    problems: [rowsWrong],
  }),
  setPrices: endpoint({
    route: 'PUT /prices',
    stepUp: 'many',
    access: 'admin',
    permission: 'catalogue',
    idempotent: true,
    maxBodyBytes: maxSkuBodyBytes,
    summary: 'Set prices, quantity prices and costs by SKU, up to 10,000 tools at once',
    input: named('PricesBySku', rowsOf(named('SkuPriceRow', answeredByRow(PriceRow)))),
    output: AnswerDto,
    problems: [rowsWrong],
  }),
  setTools: endpoint({
    route: 'PUT /tools',
    stepUp: 'many',
    access: 'admin',
    permission: 'catalogue',
    idempotent: true,
    maxBodyBytes: maxSkuBodyBytes,
    summary: 'Add and change tools by SKU, up to 10,000 at once',
    input: named(
      'ToolsBySku',
      rowsOf(named('SkuToolRow', describedAs(z.custom<ToolRow>(), DescribedToolRow))),
    ),
    output: AnswerDto,
    problems: [rowsWrong],
  }),
}
/** One method for each operation of the contract. */
export interface BySkuOperations extends Service<typeof bySkuContract> {}
