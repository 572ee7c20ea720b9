/**
 * The HTTP contract of the palette: the records, other than tools, that the search box of every
 * page finds.
 */
import * as z from 'zod/mini'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { State } from '../companies/company-schemas.ts'
import { documentKinds } from '../documents/rules.ts'
import { orderStatuses } from '../orders/rules.ts'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { Id, OptionalLine, Timestamp } from '../platform/fields/fields.ts'
import { MoneyTotal } from '../platform/fields/money-field.ts'
import { quoteStates } from '../quotes/rules.ts'

/** The maximum number of records of each kind. */
export const maxOfEach = 5

const idOnWire = { id: '_id' } as const
const FoundOrder = named(
  'FoundOrder',
  z.strictObject({
    number: z.int(),
    name: z.string(),
    /** The company that it is for; absent if it is the buyer's own. */
    company: z.optional(z.string()),
    status: z.enum(orderStatuses),
    onHold: z.boolean(),
    placedAt: Timestamp,
    total: MoneyTotal,
    currency: z.string(),
    poNumber: z.string(),
    /** The caller may confirm it now. */
    canConfirm: z.boolean(),
  }),
)
const FoundCompany = named(
  'FoundCompany',
  renameKeys(
    z.strictObject({ id: Id, number: z.int(), name: z.string(), state: State, members: z.int() }),
    idOnWire,
  ),
)
const FoundCustomer = named(
  'FoundCustomer',
  renameKeys(z.strictObject({ id: Id, email: z.string(), name: z.string() }), idOnWire),
)
const FoundDocument = named(
  'FoundDocument',
  renameKeys(
    z.strictObject({
      id: Id,
      kind: z.enum(documentKinds),
      /** As printed. */
      number: z.string(),
      order: z.nullable(z.int()),
      customer: z.string(),
      company: z.string(),
      total: z.nullable(MoneyTotal),
      currency: z.string(),
    }),
    idOnWire,
  ),
)
const FoundQuote = named(
  'FoundQuote',
  renameKeys(
    z.strictObject({
      id: Id,
      number: z.int(),
      name: z.string(),
      company: z.optional(z.string()),
      state: z.enum(quoteStates),
      total: z.nullable(MoneyTotal),
    }),
    idOnWire,
  ),
)
const FoundList = named(
  'FoundList',
  renameKeys(z.strictObject({ id: Id, name: z.string(), lineCount: z.int() }), idOnWire),
)

/** Results that the caller may not see are empty, as if not found. */
export const Found = z.strictObject({
  orders: z.array(FoundOrder),
  companies: z.array(FoundCompany),
  customers: z.array(FoundCustomer),
  documents: z.array(FoundDocument),
  quotes: z.array(FoundQuote),
  lists: z.array(FoundList),
  /** Addresses of pages that this shop's settings disable. */
  hiddenPages: z.array(z.string()),
})
export type Found = z.output<typeof Found>

export const paletteContract = {
  find: endpoint({
    route: 'GET /palette',
    access: 'customer',
    permission: ['orders', 'money', 'customers', 'catalogue', 'content'],
    keys: 'closed',
    forCompany: true,
    summary: 'Search orders, customers, companies, documents, quotes and lists',
    input: z.strictObject({ q: OptionalLine(200) }),
    output: named('FoundRecords', Found),
  }),
}
/** The operations that the HTTP API calls. */
export interface PaletteOperations extends Service<typeof paletteContract> {}
