/**
 * The tool operations of the HTTP API: read one, add, edit and archive. Lists are in
 * src/search/contract.ts.
 */
import { languageCodes } from '../platform/languages/languages.ts'
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { Id, Line, OptionalLine, Text, Integer } from '../platform/fields/fields.ts'
import { Money, ShownMoney } from '../platform/fields/money-field.ts'
import { changedMeanwhile } from '../platform/seen.ts'
import { problem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { IdentifierFields } from './identifiers/identifier-fields.ts'
import { Image } from './image-field.ts'
import { distinctPacks, PackFields, Packs } from './units/pack-fields.ts'
import { PriceBreaks, ShownPriceBreaks, consistentTerms } from './price-fields.ts'
import { ArchivedTool, NewDraft, StateChange, stateNames, StateRow } from './states/state-fields.ts'
import { toolStates } from './model/tool-state.ts'
import { Spec, maxSpecs } from './spec-field.ts'
import { SafetyFields, safetyNames, SafetyValues } from './safety-fields.ts'
import { offeredFieldNames } from './offered-tool.ts'
import { StaffFields, staffNames, StaffValues } from './staff-fields.ts'
import { TaxClassField, UnitFields, WeightField } from './units/unit-fields.ts'
import { ToolTextsInLanguages } from './texts/tool-texts-contract.ts'
import { unitNames } from './model/units.ts'
import { maxStockLevel } from '../stock/rules.ts'
import { maxTypedStock, canEditStock } from '../stock/typed-stock.ts'
import { catalogueMessages as messages } from './messages/catalogue.ts'

export const toolGone = problem('tool-gone', 409, messages.problems.toolGone)
/** The former values of a tool are no longer valid. */
export const notReversible = problem('not-reversible', 409, messages.problems.notReversible)
/** The picture or the description is missing. */
export const notComplete = problem('not-complete', 409, messages.problems.notComplete)
export const revisionChanged = problem('revision-changed', 409, messages.problems.revisionChanged)
/**
 * The prices would be for another number of units. Facts: `uses`: the prices and records that
 * depend on it.
 */
export const priceBaseChanged = problem(
  'price-base-changed',
  409,
  messages.problems.priceBaseChanged,
)
export const skuTaken = problem('sku-taken', 409, messages.problems.skuTaken)
/** The GTIN of a pack must be unique: neither another tool nor another pack may have it. */
export const gtinTaken = problem('gtin-taken', 409, messages.problems.gtinTaken)

/** Any printable characters, as written by the maker. */
const Sku = Line(40)

const ToolFields = {
  name: Line(200),
  image: Image,
  description: Text(5000),
  price: Money,
  minimumQuantity: Integer(1, 1_000_000),
  stock: Integer(0, maxTypedStock),
  packSize: z.optional(Integer(1, 100_000)),
  priceBreaks: z.optional(
    PriceBreaks.check(z.maxLength(10, { error: () => messages.tooManyBreaks(10) })),
  ),
  specs: z.optional(
    z.array(Spec).check(z.maxLength(maxSpecs, { error: () => messages.tooManySpecs(maxSpecs) })),
  ),
  sku: z.optional(Sku),
  brand: z.optional(OptionalLine(80)),
  category: z.optional(OptionalLine(80)),
  /**
   * Tools of one brand and family differ by size; each tool's page shows all of them in a table.
   */
  family: z.optional(OptionalLine(120)),
  ...IdentifierFields,
  ...UnitFields,
  ...WeightField,
  ...PackFields,
  ...SafetyFields,
  ...StaffFields,
}
/** Wire names of a tool's public fields that differ from ours. */
const publicFieldNames = {
  ...offeredFieldNames,
  customsNumber: 'customs_number',
  unitContent: 'unit_content',
  ...safetyNames,
  taxClass: 'tax_class',
  weightGrams: 'weight_grams',
} as const
/** The names of all fields that staff write. */
export const toolFieldNames = { ...publicFieldNames, ...staffNames } as const
/** The fields of `POST /additems`, all optional. */
export const SomeToolFields = z.partial(z.strictObject(ToolFields))
/** The JSON pointer of a Problem about the stock. */
export const stockPointer = `#/${toolFieldNames.stock}`

export const NewTool = z.strictObject(ToolFields).check(consistentTerms, distinctPacks)
export type NewTool = z.output<typeof NewTool>
/**
 * `revision` is the one that was read: an edit by somebody else in between is refused. `stockSeen`
 * is the stock level that was read: only the difference from it is applied, so that orders placed
 * in the meantime are not undone. Whether the stock may be set is decided where the level is known.
 * With `pricePerSeen`, a change of the number of units for prices is refused if anything depends on
 * it; without this field it is saved.
 */
export const ToolEdit = z
  .strictObject({
    ...ToolFields,
    stock: Integer(0, maxStockLevel, messages.notStock),
    id: Id,
    revision: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
    stockSeen: z.optional(Integer(0, maxStockLevel, messages.notStock)),
    pricePerSeen: UnitFields.pricePer,
  })
  .check(consistentTerms, distinctPacks)
export type ToolEdit = z.output<typeof ToolEdit>

/** A tool in its form, with the stock that was shown when editing started. */
export const FormTool = z
  .strictObject({
    ...ToolFields,
    stock: ToolEdit.shape.stock,
    stockSeen: z.number(),
  })
  .check(
    consistentTerms,
    distinctPacks,
    z.superRefine(({ stock, stockSeen }, { addIssue }) => {
      if (!canEditStock(stock, stockSeen))
        addIssue({ code: 'custom', path: ['stock'], message: messages.notStock, input: stock })
    }),
  )

export const Tool = z.strictObject({
  id: Id,
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  family: z.string(),
  image: z.string(),
  /** The key of an uploaded picture, which exists in several widths; null for any other image. */
  picture: z.nullable(z.string()),
  description: z.string(),
  price: ShownMoney,
  minimumQuantity: z.int(),
  packSize: z.int(),
  stock: z.int(),
  priceBreaks: ShownPriceBreaks,
  specs: z.array(Spec),
  ratingCount: z.int(),
  ratingSum: z.int(),
  revision: z.int(),
  /** Identifiers assigned by others; absent if unknown. */
  gtin: z.optional(z.string()),
  mpn: z.optional(z.string()),
  customsNumber: z.optional(z.string()),
  origin: z.optional(z.string()),
  /** The unit of sale; absent: pieces. */
  unit: z.optional(z.enum(unitNames)),
  /** The content of one unit; absent if it is obvious. */
  unitContent: z.optional(z.string()),
  /** The number of units for the prices; absent: one. */
  pricePer: z.optional(z.int()),
  packs: z.optional(Packs),
  /** The weight of a packed unit; absent: unknown. */
  weightGrams: z.optional(z.int()),
  ...SafetyValues,
  ...TaxClassField,
  /** Discontinued: sold while stock lasts; its page stays. Absent: on sale. */
  state: z.optional(z.enum(['discontinued'])),
  /** The SKU of its successor. */
  successor: z.optional(z.string()),
})
export type Tool = z.output<typeof Tool>
/**
 * A tool on the wire. The column `tools.wire` (migrations/0024_wire.ts) contains the same text,
 * made by SQL: a change here needs a migration there. serialization.test.ts compares every field.
 */
export const ToolDto = named(
  'Tool',
  renameKeys(Tool, {
    id: '_id',
    ...publicFieldNames,
    ratingCount: 'rating_count',
    ratingSum: 'rating_sum',
  }),
)
/** The names of a tool's fields on the wire, as in ToolDto. */
export const toolDtoNames = ToolDto.names

/** A tool for staff, in any state. */
const ToolRecord = z.strictObject({
  ...Tool.shape,
  price: Money,
  priceBreaks: PriceBreaks,
  state: z.enum(toolStates),
  saleFrom: z.nullable(z.string()),
  saleUntil: z.nullable(z.string()),
  successor: z.string(),
  ...StaffValues,
  /** Its texts in the shop's further languages, if requested. */
  texts: z.optional(ToolTextsInLanguages),
})
export type ToolRecord = z.output<typeof ToolRecord>
export const ToolRecordDto = named(
  'ToolRecord',
  renameKeys(ToolRecord, { ...toolDtoNames, ...stateNames, ...staffNames }),
)

const Deleted = z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() })
const ById = z.strictObject({ id: Id })

export const catalogueContract = {
  read: endpoint({
    route: 'GET /tools/:id',
    access: 'anyone',
    cacheTags: ['tool:{id}'],
    summary: 'Get a tool',
    input: z.strictObject({
      id: Id,
      /**
       * The language of the returned texts; the response is cached for everybody, so it does not
       * depend on a header.
       */
      language: z.optional(z.enum(languageCodes)),
    }),
    output: ToolDto,
    problems: [notFound],
  }),
  add: endpoint({
    route: 'POST /additems',
    access: 'admin',
    permission: 'catalogue',
    status: 201,
    summary: 'Add a tool',
    input: named('NewTool', renameKeys(NewTool, toolFieldNames)),
    output: z.strictObject({ acknowledged: z.boolean(), insertedId: Id, slug: z.string() }),
    problems: [skuTaken, gtinTaken],
  }),
  edit: endpoint({
    route: 'PUT /tools/:id',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Replace a tool',
    input: named(
      'ToolEdit',
      renameKeys(ToolEdit, {
        ...toolFieldNames,
        stockSeen: 'stock_seen',
        pricePerSeen: 'price_per_seen',
      }),
    ),
    output: ToolDto,
    problems: [notFound, revisionChanged, priceBaseChanged, skuTaken, gtinTaken],
  }),
  remove: endpoint({
    route: 'DELETE /tools/:id',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Archive a tool',
    input: ById,
    output: Deleted,
  }),
  archived: endpoint({
    route: 'GET /tools/archived',
    access: 'admin',
    permission: 'catalogue',
    summary: 'List the last 1,000 archived tools, most recently archived first',
    input: z.strictObject({}),
    output: z.array(renameKeys(ArchivedTool, { id: '_id' })),
  }),
  putBack: endpoint({
    route: 'POST /tools/:id/put-back',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Restore the values from before a change in a tool’s history',
    input: z.strictObject({ id: Id, entry: Id }),
    output: ToolDto,
    problems: [notFound, notReversible, revisionChanged, skuTaken, gtinTaken],
  }),
  addDraft: endpoint({
    route: 'POST /tools/drafts',
    access: 'admin',
    permission: 'catalogue',
    status: 201,
    summary:
      'Add a draft: a tool that only staff can see, with an optional picture and description',
    input: named(
      'NewDraft',
      renameKeys(NewDraft, { minimumQuantity: toolFieldNames.minimumQuantity }),
    ),
    output: z.strictObject({ acknowledged: z.boolean(), insertedId: Id }),
    problems: [skuTaken],
  }),
  readAny: endpoint({
    route: 'GET /tools/:id/record',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Get a tool, whatever its status',
    input: ById,
    output: ToolRecordDto,
    problems: [notFound],
  }),
  states: endpoint({
    route: 'GET /tools/states',
    access: 'admin',
    permission: 'catalogue',
    summary: 'List the last 1,000 tools with a given status, most recently changed first',
    input: z.strictObject({
      state: z.enum(['draft', 'scheduled', 'ended', 'discontinued', 'archived']),
    }),
    output: z.array(named('ToolInState', renameKeys(StateRow, { id: '_id', ...stateNames }))),
  }),
  setState: endpoint({
    route: 'PUT /tools/:id/state',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Publish, discontinue or archive a tool, or make it a draft',
    input: renameKeys(StateChange, stateNames),
    output: ToolRecordDto,
    problems: [notFound, notComplete, skuTaken, gtinTaken, changedMeanwhile],
  }),
  restore: endpoint({
    route: 'POST /tools/:id/restore',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Restore an archived tool to its previous status, with its stock',
    input: ById,
    output: ToolDto,
    problems: [notFound, skuTaken, gtinTaken],
  }),
}
/** One method for each operation of the contract. */
export interface CatalogueOperations extends Service<typeof catalogueContract> {}
