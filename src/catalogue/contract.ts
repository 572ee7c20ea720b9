/** What may be said about tools: browse them, read one, add, edit and archive them. */
import * as z from 'zod/mini'
import { maxListBodyBytes } from '../platform/body-limits.ts'
import { endpoint, type Service } from '../../packages/contract/endpoint.ts'
import {
  Id,
  Line,
  OptionalLine,
  Text,
  Integer,
  IntegerText,
  pageFields,
} from '../platform/fields.ts'
import { Money } from '../platform/money-field.ts'
import { maxPrice } from '../platform/money.ts'
import { problem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { catalogueMessages as messages } from './messages/catalogue.ts'
import { platformMessages } from '../platform/messages/platform.ts'

export const toolGone = problem('tool-gone', 409, messages.problems.toolGone)
export const revisionChanged = problem('revision-changed', 409, messages.problems.revisionChanged)
export const skuTaken = problem('sku-taken', 409, messages.problems.skuTaken)

const imageAddress = /^(https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?|\/pictures\/[a-z0-9-]+\.webp)$/

/** How the wire spells `from` in a row of prices. What is wrong there is said under this name, so forms name their field so too. */
export const priceBreakDto = 'min_quantity'
const PriceBreak = z.strictObject({
  from: Integer(2, 1_000_000, messages.notMinimum),
  price: Money,
})
const Spec = z.strictObject({ name: Line(80), value: Line(200) })
const Sku = Line(40).check(z.regex(/^[A-Za-z0-9][A-Za-z0-9.-]*$/, messages.notSku))

const ToolFields = {
  name: Line(200),
  image: z
    .string()
    .check(
      z.trim(),
      z.maxLength(2048, messages.notImage),
      z.regex(imageAddress, messages.notImage),
    ),
  description: Text(5000),
  price: Money,
  minimumQuantity: Integer(1, 1_000_000, messages.notMinimum),
  stock: Integer(0, 1_000_000, messages.notStock),
  packSize: z.optional(Integer(1, 100_000, messages.notPack)),
  priceBreaks: z.optional(
    z.array(renameKeys(PriceBreak, { from: priceBreakDto })).check(z.maxLength(10)),
  ),
  specs: z.optional(z.array(Spec).check(z.maxLength(40))),
  sku: z.optional(Sku),
  brand: z.optional(OptionalLine(80)),
  category: z.optional(OptionalLine(80)),
  /** Tools of one brand with the same family differ by size: they stand in one table on each other's pages. */
  family: z.optional(OptionalLine(120)),
}
const wireNames = {
  minimumQuantity: 'minimum_quantity',
  stock: 'Stock',
  packSize: 'pack_size',
  priceBreaks: 'price_breaks',
} as const
/** Where a Problem points to when the stock is wrong. */
export const stockPointer = `#/${wireNames.stock}`

type Terms = {
  price: number
  minimumQuantity: number
  packSize?: number | undefined
  priceBreaks?: readonly { from: number; price: number }[] | undefined
}

/** The rules over several fields; each says its own sentence at its own field. */
const termsFit = z.superRefine<Terms>(
  ({ price, minimumQuantity, packSize = 1, priceBreaks = [] }, { addIssue }) => {
    // In a form these run although a single field is wrong, which has then said so itself.
    if (![price, minimumQuantity, packSize].every(Number.isSafeInteger) || packSize < 1) return
    const say = (path: PropertyKey[], message: string) =>
      addIssue({ code: 'custom', path, message, input: undefined })
    if (minimumQuantity % packSize !== 0)
      say(['minimumQuantity'], messages.minimumNotPacks(minimumQuantity, packSize))
    let before = { from: minimumQuantity, price }
    for (const [row, one] of priceBreaks.entries()) {
      if (one.from <= before.from)
        say(['priceBreaks', row, priceBreakDto], messages.breaksNotRising)
      else if (one.from % packSize !== 0)
        say(['priceBreaks', row, priceBreakDto], messages.breakNotPacks(one.from, packSize))
      if (one.price >= before.price) say(['priceBreaks', row, 'price'], messages.breaksNotFalling)
      before = one
    }
  },
)

export const NewTool = z.strictObject(ToolFields).check(termsFit)
export type NewTool = z.output<typeof NewTool>
/**
 * `revision` is the one that was read: a change by somebody else in between is refused. `stockSeen` is the level that was
 * read: only what the admin changed of it is applied, so that orders placed meanwhile are not undone.
 */
export const ToolEdit = z
  .strictObject({
    ...ToolFields,
    id: Id,
    revision: z.int(),
    stockSeen: z.optional(Integer(0, 1_000_000, messages.notStock)),
  })
  .check(termsFit)
export type ToolEdit = z.output<typeof ToolEdit>

export const Tool = z.strictObject({
  id: Id,
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  family: z.string(),
  image: z.string(),
  /** The key of our own picture in several widths, when the image is one of ours. */
  picture: z.nullable(z.string()),
  description: z.string(),
  price: Money,
  minimumQuantity: z.int(),
  packSize: z.int(),
  stock: z.int(),
  priceBreaks: z.array(renameKeys(PriceBreak, { from: priceBreakDto })),
  specs: z.array(Spec),
  ratingCount: z.int(),
  ratingSum: z.int(),
  revision: z.int(),
})
export type Tool = z.output<typeof Tool>
const ToolOnTheWire = renameKeys(Tool, {
  id: '_id',
  ...wireNames,
  ratingCount: 'rating_count',
  ratingSum: 'rating_sum',
})

/** How many categories or brands may be chosen at once. */
export const maxFacetValues = 20
export const toolSorts = ['name', 'price', 'price-down', 'newest'] as const
const MoneyText = z.codec(
  z.string().check(z.regex(/^\$?\d{1,9}(\.\d{1,2})?$/)),
  z.int().check(z.maximum(maxPrice, platformMessages.tooDear)),
  {
    decode: (text) => Math.round(Number(text.replace('$', '')) * 100),
    encode: (cents) => (cents / 100).toFixed(2),
  },
)
const YesText = z.codec(z.string().check(z.regex(/^(true|1|on)$/, messages.notYes)), z.boolean(), {
  decode: () => true,
  encode: () => 'true',
})

/** Values of which any will do: said once or several times. */
const Several = z.codec(
  z.union([z.string(), z.array(z.string())]),
  z
    .array(OptionalLine(80))
    .check(z.maxLength(maxFacetValues, messages.tooManyValues(maxFacetValues))),
  {
    decode: (said) => (Array.isArray(said) ? said : [said]).filter((value) => value.trim() !== ''),
    encode: (values) => values,
  },
)

/** How the list is narrowed, sorted and paged; everything optional, everything text. Values of one name widen, names narrow. */
export const ToolQuery = z.strictObject({
  q: z.optional(OptionalLine(200)),
  category: z.optional(Several),
  brand: z.optional(Several),
  inStock: z.optional(YesText),
  maxMinimum: z.optional(IntegerText(1, 1_000_000)),
  priceMin: z.optional(MoneyText),
  priceMax: z.optional(MoneyText),
  sort: z.optional(z.enum(toolSorts, messages.notSort)),
  ...pageFields,
})
export type ToolQuery = z.output<typeof ToolQuery>
export const ToolQueryDto = renameKeys(ToolQuery, {
  inStock: 'in_stock',
  maxMinimum: 'max_minimum',
  priceMin: 'price_min',
  priceMax: 'price_max',
})

/** How many lines are looked up at once. */
export const maxTerms = 1000
/** How long a line's SKU or name may be. */
export const maxTermLength = 200
/** What an order pad shows of a tool. */
export const PadTool = z.strictObject({
  id: Id,
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  image: z.string(),
  picture: z.nullable(z.string()),
  price: Money,
  minimumQuantity: z.int(),
  packSize: z.int(),
  stock: z.int(),
  priceBreaks: z.array(renameKeys(PriceBreak, { from: priceBreakDto })),
})
export type PadTool = z.output<typeof PadTool>
/**
 * `one`: this is it. `several`: it could be any of these. `closest`: none is called so, these are called nearly so.
 * `later`: searching so many words at once would take too long; ask again for these.
 */
export const matchKinds = ['one', 'several', 'closest', 'none', 'later'] as const
/** What a line's SKU or name means. Tools by their place in the list beside it, since many lines may mean the same one. */
const Found = z.strictObject({ found: z.enum(matchKinds), tools: z.array(z.int()) })
export const ResolvedTerm = z.strictObject({ tools: z.array(PadTool), terms: z.array(Found) })
export type ResolvedTerm = z.output<typeof ResolvedTerm>
const ResolvedOnTheWire = z.strictObject({
  tools: z.array(
    renameKeys(PadTool, {
      id: '_id',
      minimumQuantity: wireNames.minimumQuantity,
      stock: wireNames.stock,
      packSize: wireNames.packSize,
      priceBreaks: wireNames.priceBreaks,
    }),
  ),
  terms: z.array(Found),
})

const Deleted = z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() })
const ById = z.strictObject({ id: Id })

export const catalogueContract = {
  list: endpoint({
    route: 'GET /tools',
    access: 'anyone',
    cacheTags: ['tools', 'search'],
    paged: true,
    repeatableParameters: ['category', 'brand'],
    summary: 'The tools, searched, narrowed and sorted',
    input: ToolQueryDto,
    output: z.array(ToolOnTheWire),
  }),
  read: endpoint({
    route: 'GET /tools/:id',
    access: 'anyone',
    cacheTags: ['tool:{id}'],
    summary: 'One tool',
    input: ById,
    output: ToolOnTheWire,
    problems: [notFound],
  }),
  resolve: endpoint({
    route: 'POST /order-pad',
    access: 'anyone',
    maxBodyBytes: maxListBodyBytes,
    summary: 'The tools that up to 1,000 SKUs or names mean, in the order asked',
    input: z.strictObject({
      terms: z.array(OptionalLine(maxTermLength)).check(z.maxLength(maxTerms)),
    }),
    output: ResolvedOnTheWire,
  }),
  add: endpoint({
    route: 'POST /additems',
    access: 'admin',
    status: 201,
    summary: 'Adds a tool',
    input: renameKeys(NewTool, wireNames),
    output: z.strictObject({ acknowledged: z.boolean(), insertedId: Id, slug: z.string() }),
    problems: [skuTaken],
  }),
  edit: endpoint({
    route: 'PUT /tools/:id',
    access: 'admin',
    summary: 'Replaces a tool',
    input: renameKeys(ToolEdit, { ...wireNames, stockSeen: 'stock_seen' }),
    output: ToolOnTheWire,
    problems: [notFound, revisionChanged, skuTaken],
  }),
  remove: endpoint({
    route: 'DELETE /tools/:id',
    access: 'admin',
    summary: 'Archives a tool',
    input: ById,
    output: Deleted,
  }),
}
/** What the HTTP API asks of the catalogue. */
export interface CatalogueOperations extends Service<typeof catalogueContract> {}
