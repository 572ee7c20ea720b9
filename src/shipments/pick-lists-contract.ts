/**
 * The API contract of pick lists and bins: reading a list, ticking picked lines, setting the bins
 * of tools.
 */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { named, withWireFormat } from '../../packages/contract/wire-format.ts'
import { maxListBodyBytes } from '../platform/http/body-limits.ts'
import { Id, Integer, Line } from '../platform/fields/fields.ts'
import { Bin as BinText } from '../catalogue/staff-fields.ts'
import { maxOrderLines } from '../orders/model/cart-fields.ts'
import { maxOrderNumber } from '../orders/rules.ts'
import { pickListMessages as messages } from './messages/pick-lists.ts'

/** The maximum number of orders in one list. */
export const maxPickedOrders = 200
export const maxBinRows = 2000

/** Others have shipped or changed the line in the meantime; `facts.pieces` must be picked now. */
export const pickedLineChanged = problem('picked-line-changed', 409, messages.changed)

const numbersPattern = '^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,199}$'
/** '10001,10002' */
const Numbers = withWireFormat(
  z.string().check(z.maxLength(2200), z.regex(new RegExp(numbersPattern), messages.noNumbers)),
  { type: 'string', pattern: numbersPattern },
)

const PickRow = named(
  'PickRow',
  z.strictObject({
    toolId: Id,
    sku: z.string(),
    name: z.string(),
    unit: z.string(),
    /** The bin; empty: not set. */
    bin: z.string(),
    /** For all orders of the list. */
    pieces: z.int(),
    picked: z.int(),
    /** Grams of all pieces; absent if unknown. */
    weight: z.optional(z.int()),
    parts: z.array(
      z.strictObject({
        number: z.int(),
        line: z.int(),
        pieces: z.int(),
        picked: z.int(),
        pickedBy: z.string(),
      }),
    ),
  }),
)
const PickList = z.strictObject({
  /** The oldest first. */
  orders: z.array(
    z.strictObject({
      number: z.int(),
      customer: z.string(),
      company: z.string(),
      pieces: z.int(),
      picked: z.int(),
    }),
  ),
  /** By bin in natural order; tools without a bin last. */
  rows: z.array(PickRow),
  /** Grams of all known weights, and the number of tools without a weight. */
  weight: z.int(),
  unweighed: z.int(),
  /** Whether there are more orders than a list can contain. */
  more: z.boolean(),
  /**
   * Other people who are picking, by name: they have ticked something on this list within 15
   * minutes.
   */
  pickers: z.array(z.string()),
})
export type PickList = z.output<typeof PickList>

const Bin = named('ToolBin', z.strictObject({ sku: z.string(), name: z.string(), bin: z.string() }))
export const BinRow = z.strictObject({ sku: Line(64), bin: BinText })
export type BinRow = z.output<typeof BinRow>

export const pickListsContract = {
  pickList: endpoint({
    route: 'GET /pick-list',
    access: 'admin',
    permission: 'orders',
    summary: 'List the pieces to pick for confirmed orders, sorted by bin',
    input: z.strictObject({ orders: z.optional(Numbers) }),
    output: named('PickList', PickList),
  }),
  tick: endpoint({
    route: 'PUT /pick-list/ticks',
    access: 'admin',
    permission: 'orders',
    summary: 'Mark the pieces of a line as picked or not picked',
    input: named(
      'PickedLine',
      z.strictObject({
        number: Integer(1, maxOrderNumber),
        line: Integer(1, maxOrderLines),
        /** The number of pieces to pick that the caller was shown. */
        pieces: Integer(1, 1_000_000),
        picked: z.boolean(),
      }),
    ),
    output: z.strictObject({ picked: z.int() }),
    problems: [pickedLineChanged],
  }),
  bins: endpoint({
    route: 'GET /bins',
    access: 'admin',
    permission: ['orders', 'catalogue'],
    summary: 'List all tools that have a bin, sorted by bin',
    input: z.strictObject({}),
    output: z.array(Bin),
  }),
  saveBins: endpoint({
    route: 'POST /bins',
    access: 'admin',
    permission: ['orders', 'catalogue'],
    maxBodyBytes: maxListBodyBytes,
    summary: "Set the bins of tools; an empty value removes a tool's bin",
    input: named(
      'NewBins',
      z.strictObject({ rows: z.array(BinRow).check(z.minLength(1), z.maxLength(maxBinRows)) }),
    ),
    output: z.strictObject({ saved: z.int(), unknown: z.array(z.string()) }),
  }),
}
/** The operations that the HTTP API calls. */
export interface PickListsOperations extends Service<typeof pickListsContract> {}
