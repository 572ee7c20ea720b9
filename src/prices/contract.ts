/** The API contract of prices: a buyer's prices, and the price lists maintained by staff. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named, withWireFormat } from '../../packages/contract/wire-format.ts'
import { ShownPriceBreaks } from '../catalogue/price-fields.ts'
import {
  Day,
  Id,
  Integer,
  IntegerText,
  Line,
  OptionalLine,
  pageFields,
} from '../platform/fields/fields.ts'
import { Money, ShownMoney } from '../platform/fields/money-field.ts'
import { pricesMessages as messages } from './messages/prices.ts'
import { ImportResult, maxImportBytes, PriceImport } from './import-fields.ts'
import { NewRowDto, RowChangeDto, RowDto, rowNames } from './row-fields.ts'
import { priceTargets } from './rules.ts'

const titles = messages.problems
export const listNameTaken = problem('price-list-name-taken', 409, titles.listNameTaken)
/** Facts: `revision`. */
export const listChanged = problem('price-list-changed', 409, titles.listChanged)
export const listCircular = problem('price-list-circular', 409, titles.listCircular)
/** Facts: `companies` and `lists`: how many use it. */
export const listInUse = problem('price-list-in-use', 409, titles.listInUse)
export const rowOverlaps = problem('price-row-overlaps', 409, titles.rowOverlaps)
export const rowReplaced = problem('price-row-replaced', 409, titles.rowReplaced)
/** A price from before 0.3.0 that does not state its number of units. */
export const rowBaseUnknown = problem('price-row-base-unknown', 409, titles.rowBaseUnknown)

/** The maximum number of tools in one call: their ids must fit into an address. */
export const maxPricedTools = 40

const Ids = withWireFormat(
  z.codec(
    z.union([z.string(), z.array(z.string())]),
    z
      .array(Id)
      .check(z.maxLength(maxPricedTools, { error: () => messages.tooManyIds(maxPricedTools) })),
    { decode: (input) => (Array.isArray(input) ? input : [input]), encode: (ids) => ids },
  ),
  { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: maxPricedTools },
)

const Sku = Line(40)
const Skus = withWireFormat(
  z.codec(
    z.union([z.string(), z.array(z.string())]),
    z
      .array(Sku)
      .check(z.maxLength(maxPricedTools, { error: () => messages.tooManyIds(maxPricedTools) })),
    { decode: (input) => (Array.isArray(input) ? input : [input]), encode: (skus) => skus },
  ),
  {
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 40 },
    maxItems: maxPricedTools,
  },
)
const ToolCostDto = named(
  'ToolCost',
  renameKeys(
    z.strictObject({
      id: Id,
      sku: z.string(),
      cost: Money,
      /** The number of units for the cost. */
      pricePer: z.int(),
    }),
    { id: '_id', pricePer: 'price_per' },
  ),
)

/**
 * The caller's price for a tool; without price and quantity prices if they are hidden from the
 * caller.
 */
const OwnPriceFields = z.strictObject({
  id: Id,
  price: ShownMoney,
  priceBreaks: ShownPriceBreaks,
  /** The number of units for the prices. */
  pricePer: z.int(),
})
const OwnPriceDto = named('OwnPrice', renameKeys(OwnPriceFields, { id: '_id', ...rowNames }))

const ListFields = z.strictObject({
  id: Id,
  name: z.string(),
  /** Null: the catalogue. */
  base: z.nullable(Id),
  revision: z.int(),
  /** Rows that are or will be valid. */
  rows: z.int(),
  /** Companies that use the list. */
  companies: z.int(),
})
export type PriceList = z.output<typeof ListFields>
const ListDto = named('PriceList', renameKeys(ListFields, { id: '_id' }))

const listFields = { name: Line(120), base: z.nullable(Id) }

/** `day`: today if absent. */
const CheckQuery = z.strictObject({
  company: Id,
  sku: Line(60),
  quantity: z.optional(IntegerText(1, 1_000_000)),
  day: z.optional(Day(messages.notDay)),
})
export type CheckQuery = z.output<typeof CheckQuery>
const CheckedPrice = z.strictObject({
  tool: z.strictObject({ id: Id, sku: z.string(), name: z.string() }),
  quantity: z.int(),
  day: z.string(),
  /** For `pricePer` units. */
  unitPrice: Money,
  pricePer: z.int(),
  /** The catalogue price, for `cataloguePricePer` units. */
  cataloguePrice: Money,
  cataloguePricePer: z.int(),
  /** Absent: the catalogue's own price. */
  source: z.optional(
    z.strictObject({
      listId: Id,
      list: z.string(),
      rowId: Id,
      target: z.enum(priceTargets),
    }),
  ),
})
export type CheckedPrice = z.output<typeof CheckedPrice>
const CheckedPriceDto = named('CheckedPrice', CheckedPrice)

/** `quantity` applies to each tool. */
const ChecksQuery = z.strictObject({
  company: Id,
  skus: z.optional(Skus),
  quantity: z.optional(IntegerText(1, 1_000_000)),
  day: z.optional(Day(messages.notDay)),
})
export type ChecksQuery = z.output<typeof ChecksQuery>
/** `unknown`: the SKUs that no tool on sale has. */
const CheckedPrices = z.strictObject({
  prices: z.array(CheckedPriceDto),
  unknown: z.array(z.string()),
})
export type CheckedPrices = z.output<typeof CheckedPrices>

/**
 * `q`: a part of a name or SKU. `since`: rows that were changed or removed on that day or later.
 */
const RowQuery = z.strictObject({
  listId: Id,
  q: z.optional(OptionalLine(200)),
  since: z.optional(Day(messages.notDay)),
  ...pageFields,
})
export type RowQuery = z.output<typeof RowQuery>

const Deleted = z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() })
const OneRow = z.strictObject({ listId: Id, id: Id })
const byStaff = { access: 'admin', permission: 'catalogue' } as const
/** People who assign lists to companies must see the existing lists. */
const byReaders = { access: 'admin', permission: ['catalogue', 'customers'] } as const

const listOperations = {
  lists: endpoint({
    route: 'GET /price-lists',
    ...byReaders,
    summary: 'List all price lists, sorted by name',
    input: z.strictObject({}),
    output: z.array(ListDto),
  }),
  addList: endpoint({
    route: 'POST /price-lists',
    ...byStaff,
    status: 201,
    summary: 'Add a price list without rows',
    input: named('NewPriceList', z.strictObject(listFields)),
    output: ListDto,
    problems: [listNameTaken],
  }),
  saveList: endpoint({
    route: 'PUT /price-lists/:id',
    ...byStaff,
    summary: 'Change the name or the base of a price list',
    input: named(
      'PriceListChange',
      z.strictObject({ id: Id, revision: Integer(1, 2_147_483_647), ...listFields }),
    ),
    output: ListDto,
    problems: [notFound, listNameTaken, listChanged, listCircular],
  }),
  removeList: endpoint({
    route: 'DELETE /price-lists/:id',
    ...byStaff,
    summary: 'Delete a price list that no company uses',
    input: z.strictObject({ id: Id }),
    output: Deleted,
    problems: [listInUse],
  }),
}

const rowOperations = {
  rows: endpoint({
    route: 'GET /price-lists/:listId/rows',
    ...byStaff,
    paged: true,
    summary:
      'List the rows of a price list by target, or those that have changed since a given day',
    input: RowQuery,
    output: z.array(RowDto),
    problems: [notFound],
  }),
  addRow: endpoint({
    route: 'POST /price-lists/:listId/rows',
    ...byStaff,
    status: 201,
    summary: 'Add a price to a list',
    input: NewRowDto,
    output: RowDto,
    problems: [notFound, rowOverlaps],
  }),
  changeRow: endpoint({
    route: 'PUT /price-lists/:listId/rows/:id',
    ...byStaff,
    summary: 'Replace the price of a row',
    input: RowChangeDto,
    output: RowDto,
    problems: [notFound, rowOverlaps, rowReplaced],
  }),
  removeRow: endpoint({
    route: 'DELETE /price-lists/:listId/rows/:id',
    ...byStaff,
    summary: 'Remove a price from a list',
    input: OneRow,
    output: Deleted,
  }),
  importRows: endpoint({
    route: 'POST /price-lists/:listId/imports',
    stepUp: 'many',
    ...byStaff,
    maxBodyBytes: maxImportBytes,
    summary: 'Save many prices in a list at once; its prices for other days are kept',
    input: named('PriceImport', PriceImport),
    output: ImportResult,
    problems: [notFound, rowOverlaps],
  }),
  putRowBack: endpoint({
    route: 'POST /price-lists/:listId/rows/:id/put-back',
    ...byStaff,
    summary: 'Restore a removed price',
    input: OneRow,
    output: RowDto,
    problems: [notFound, rowOverlaps, rowBaseUnknown],
  }),
}

export const pricesContract = {
  own: endpoint({
    route: 'GET /prices',
    keys: 'buying',
    access: 'customer',
    forCompany: true,
    repeatableParameters: ['ids'],
    summary: "Get the caller's prices for tools",
    input: z.strictObject({ ids: z.optional(Ids) }),
    output: z.array(OwnPriceDto),
  }),
  ofCustomer: endpoint({
    route: 'GET /customer-prices',
    access: 'admin',
    permission: 'orders',
    repeatableParameters: ['ids'],
    summary: "Get a company's prices for tools",
    input: z.strictObject({ company: Id, ids: z.optional(Ids) }),
    output: z.array(OwnPriceDto),
    problems: [notFound],
  }),
  costs: endpoint({
    route: 'GET /tool-costs',
    ...byStaff,
    repeatableParameters: ['ids', 'skus'],
    summary: 'Get the costs of tools whose cost is known',
    input: z.strictObject({ ids: z.optional(Ids), skus: z.optional(Skus) }),
    output: z.array(ToolCostDto),
  }),
  check: endpoint({
    route: 'GET /price-check',
    ...byStaff,
    summary: "Get a company's price for a tool and its source",
    input: CheckQuery,
    output: CheckedPriceDto,
    problems: [notFound],
  }),
  checkMany: endpoint({
    route: 'GET /price-checks',
    ...byStaff,
    repeatableParameters: ['skus'],
    summary: "Get a company's prices for tools and their sources",
    input: ChecksQuery,
    output: named('CheckedPrices', CheckedPrices),
    problems: [notFound],
  }),
  ...listOperations,
  ...rowOperations,
}
/** The operations that the HTTP API calls. */
export interface PricesOperations extends Service<typeof pricesContract> {}
