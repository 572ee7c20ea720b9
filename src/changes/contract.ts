/**
 * The API contract of changes: a copy of the shop's data from the start, then continuously updated.
 */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { forbidden } from '../../packages/contract/standard-problems.ts'
import { named, withWireFormat } from '../../packages/contract/wire-format.ts'
import { ToolRecordDto } from '../catalogue/contract.ts'
import { CompanyDto } from '../companies/contract.ts'
import { IssuedDocument } from '../documents/contract.ts'
import { OrderDetailsResponse } from '../orders/contract.ts'
import { PaymentDto } from '../payments/contract.ts'
import { QuoteDto } from '../quotes/contract.ts'
import { ShipmentResponse } from '../shipments/contract.ts'
import { Id, IntegerText } from '../platform/fields/fields.ts'
import {
  CustomerDto,
  FollowedCategoryDto,
  FollowedPriceListDto,
  ListedPriceDto,
  StockLevelDto,
} from './followed-records.ts'
import { changesMessages as messages } from './messages/changes.ts'
import { followedKinds } from './rules.ts'

export const cursorExpired = problem('cursor-expired', 410, messages.expiredTitle)

const kindPattern = `(${followedKinds.join('|')})`
const kindsPattern = new RegExp(`^${kindPattern}(,${kindPattern})*$`)
const Kinds = withWireFormat(
  z
    .string()
    .check(
      z.maxLength(400, { error: () => messages.notKinds(followedKinds) }),
      z.regex(kindsPattern, { error: () => messages.notKinds(followedKinds) }),
    ),
  { type: 'string', pattern: kindsPattern.source, maxLength: 400 },
)

const maxCursorLength = 1800
const cursorPattern = /^[\w-]+$/
const Since = withWireFormat(
  z
    .string()
    .check(
      z.maxLength(maxCursorLength, messages.notCursor),
      z.regex(cursorPattern, messages.notCursor),
    ),
  { type: 'string', pattern: cursorPattern.source, maxLength: maxCursorLength },
)

/** A record in its present state; absent if it was deleted. */
const changeOf = <K extends string, S extends z.ZodMiniType>(kind: K, record: S) =>
  z.strictObject({ of: z.literal(kind), id: Id, deleted: z.boolean(), record: z.optional(record) })

export const Change = z.discriminatedUnion('of', [
  named('ChangedTool', changeOf('tools', ToolRecordDto)),
  named('ChangedStock', changeOf('stock', StockLevelDto)),
  named('ChangedOrder', changeOf('orders', OrderDetailsResponse)),
  named('ChangedDocument', changeOf('documents', IssuedDocument)),
  named('ChangedCompany', changeOf('companies', CompanyDto)),
  named('ChangedShipment', changeOf('shipments', ShipmentResponse)),
  named('ChangedPayment', changeOf('payments', PaymentDto)),
  named('ChangedQuote', changeOf('quotes', QuoteDto)),
  named('ChangedPrice', changeOf('prices', ListedPriceDto)),
  named('ChangedPriceList', changeOf('price-lists', FollowedPriceListDto)),
  named('ChangedCategory', changeOf('categories', FollowedCategoryDto)),
  named('ChangedCustomer', changeOf('customers', CustomerDto)),
])
export type Change = z.output<typeof Change>

export const ChangesQuery = z.strictObject({
  since: z.optional(Since),
  of: z.optional(Kinds),
  limit: z.optional(IntegerText(1, 500)),
})
export type ChangesQuery = z.output<typeof ChangesQuery>

const ChangesPage = z.strictObject({
  changes: z.array(Change),
  /** The next call's `since`. */
  next: z.string(),
  /** Whether more changes are already available. */
  more: z.boolean(),
})
export type ChangesPage = z.output<typeof ChangesPage>

export const changesContract = {
  list: endpoint({
    route: 'GET /changes',
    access: 'admin',
    permission: ['catalogue', 'orders', 'money', 'customers'],
    summary:
      'List the changes since a cursor in commit order; without a cursor, from the beginning',
    input: ChangesQuery,
    output: named('ChangesPage', ChangesPage),
    problems: [forbidden, cursorExpired],
  }),
}
/** The operations that the HTTP API calls. */
export interface ChangesOperations extends Service<typeof changesContract> {}
