/**
 * The search operations of the HTTP API: the list of tools, the order pad's look-up, suggestions, the
 * counts beside a list, and synonyms.
 */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { maxListBodyBytes } from '../platform/http/body-limits.ts'
import { Id, IntegerText, lineFormat, OptionalLine, pageFields } from '../platform/fields/fields.ts'
import { priceFormat } from '../platform/fields/money-field.ts'
import { languageCodes } from '../platform/languages/languages.ts'
import { formatAmount, maxPrice, parseMoney } from '../platform/money/money.ts'
import { platformMessages } from '../platform/messages/platform.ts'
import { pricesHidden } from '../companies/price-viewers.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named, withWireFormat } from '../../packages/contract/wire-format.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { ToolDto, toolFieldNames } from '../catalogue/contract.ts'
import { OfferedTool } from '../catalogue/offered-tool.ts'
import { searchMessages as messages } from './messages/search.ts'
import { ShownBands } from './facets/price-bands.ts'
import { synonymEndpoints } from './synonyms/synonyms-contract.ts'
import { SelectedFields, ToolFieldsDto } from './lists/tool-fields.ts'

/** The maximum number of values of one facet (categories, brands) that may be selected. */
export const maxFacetValues = 20
/** The maximum number of SKUs that a list may be narrowed to. */
export const maxSkus = 40
export const toolSorts = ['name', 'name-down', 'price', 'price-down', 'newest'] as const

const MoneyText = withWireFormat(
  z.codec(
    z.string().check(z.refine((text) => parseMoney(text) !== undefined, platformMessages.notMoney)),
    z.int().check(z.maximum(maxPrice, { error: () => platformMessages.tooDear() })),
    {
      decode: (text) => parseMoney(text) ?? 0,
      encode: formatAmount,
    },
  ),
  priceFormat,
)
const TrueText = withWireFormat(
  z.codec(z.string().check(z.regex(/^(true|1|on)$/, messages.notTrue)), z.boolean(), {
    decode: () => true,
    encode: () => 'true',
  }),
  { type: 'string', enum: ['true', '1', 'on'] },
)

/** A query parameter with several values, each counted once; a tool matches any of them. */
const RepeatedText = (maxCharacters: number, most = maxFacetValues) =>
  withWireFormat(
    z.codec(
      z.union([z.string(), z.array(z.string())]),
      z.array(OptionalLine(maxCharacters)).check(
        z.overwrite((values) => [...new Set(values)]),
        z.maxLength(most, { error: () => messages.tooManyValues(most) }),
      ),
      {
        decode: (input) =>
          (Array.isArray(input) ? input : [input]).filter((value) => value.trim() !== ''),
        encode: (values) => values,
      },
    ),
    { type: 'array', items: lineFormat(0, maxCharacters), maxItems: most },
  )
/** Characters of a specification's name and value, with the colon between them. */
const maxSpecText = 300

/**
 * How a list is searched, filtered, sorted and paged; everything is optional and text. Several
 * values of one field are alternatives; different fields must all match. Prices in cents.
 */
export const ToolQuery = z.strictObject({
  q: z.optional(OptionalLine(200)),
  /** Whole SKUs, as in orders: letter case and the number of blanks are ignored. */
  sku: z.optional(RepeatedText(200, maxSkus)),
  category: z.optional(RepeatedText(80)),
  brand: z.optional(RepeatedText(80)),
  /** `Drive:1/2 in`, or a range of numbers `Length:120..210 mm`. */
  spec: z.optional(RepeatedText(maxSpecText)),
  inStock: z.optional(TrueText),
  maxMinimum: z.optional(IntegerText(1, 1_000_000)),
  priceMin: z.optional(MoneyText),
  priceMax: z.optional(MoneyText),
  sort: z.optional(z.enum(toolSorts, messages.notSort)),
  ...pageFields,
})
export type ToolQuery = z.output<typeof ToolQuery>
const queryNames = {
  inStock: 'in_stock',
  maxMinimum: 'max_minimum',
  priceMin: 'price_min',
  priceMax: 'price_max',
} as const
export const ToolQueryDto = renameKeys(ToolQuery, queryNames)
/** A list with only some fields of each tool. */
const ToolFieldsQuery = z.extend(ToolQuery, { fields: z.optional(SelectedFields) })
export type ToolFieldsQuery = z.output<typeof ToolFieldsQuery>

/** Terms (SKUs or names) that the order pad may look up in one call. */
export const maxTerms = 1000
/** Characters of a term. */
export const maxTermLength = 200
/** The fields of a tool that the order pad shows. */
export const PadTool = OfferedTool
export type PadTool = z.output<typeof PadTool>
/**
 * `one`: exactly this tool. `several`: one of these is meant. `closest`: no tool has this SKU or
 * name, these are similar. `later`: too many terms need a word search in one call; send these
 * again.
 */
export const matchKinds = ['one', 'several', 'closest', 'none', 'later'] as const
/**
 * The result for one term. Tools by their index in the accompanying list, since many terms may
 * match the same tool. `quantity`: how many pieces of the tool are in the pack that the term
 * identifies; absent: one. `partNumber`: the company's number that equals the term.
 */
const TermMatch = named(
  'TermMatch',
  z.strictObject({
    found: z.enum(matchKinds),
    tools: z.array(z.int()),
    quantity: z.optional(z.int()),
    partNumber: z.optional(z.string()),
  }),
)
export const ResolvedTerms = z.strictObject({
  tools: z.array(PadTool),
  terms: z.array(TermMatch),
  /** For each requested text, in the same order: whether a tool has it as a code. */
  codes: z.optional(z.array(z.boolean())),
})
export type ResolvedTerms = z.output<typeof ResolvedTerms>
const ResolvedTermsDto = named(
  'ResolvedTerms',
  z.strictObject({
    tools: z.array(named('PadTool', renameKeys(PadTool, { id: '_id', ...toolFieldNames }))),
    terms: z.array(TermMatch),
    codes: z.optional(z.array(z.boolean())),
  }),
)

/** The maximum number of tools that the search box suggests. */
export const maxSuggestions = 8
const SuggestedTool = z.extend(z.omit(OfferedTool, { packSize: true, priceBreaks: true }), {
  /** The part number of the caller's company, if it begins with the typed text. */
  partNumber: z.optional(z.string()),
})
const CountedValue = named('CountedValue', z.strictObject({ value: z.string(), count: z.int() }))
export const Suggestions = z.strictObject({
  tools: z.array(
    named(
      'SuggestedTool',
      renameKeys(SuggestedTool, {
        id: '_id',
        stock: 'Stock',
        minimumQuantity: 'minimum_quantity',
        pricePer: 'price_per',
      }),
    ),
  ),
  categories: z.array(
    named(
      'SuggestedCategory',
      z.strictObject({
        value: z.string(),
        count: z.int(),
        /** The name in the requested language, if it differs. */
        name: z.optional(z.string()),
      }),
    ),
  ),
  /** The query that was searched instead, if its spelling was corrected. */
  meant: z.optional(z.string()),
})
export type Suggestions = z.output<typeof Suggestions>

/**
 * The counts beside a list. `exact` is false when more tools match than are counted; each number is
 * then a lower bound. Prices in cents.
 */
export const Facets = z.strictObject({
  total: z.int(),
  exact: z.boolean(),
  category: z.array(CountedValue),
  brand: z.array(CountedValue),
  inStock: z.int(),
  minimum: z.array(z.strictObject({ upTo: z.int(), count: z.int() })),
  price: ShownBands,
  /** For specifications that divide the list; a range of numbers is `from..to unit`. */
  specs: z.array(
    named('SpecFacet', z.strictObject({ name: z.string(), values: z.array(CountedValue) })),
  ),
})
export type Facets = z.output<typeof Facets>

export const searchContract = {
  list: endpoint({
    route: 'GET /tools',
    access: 'anyone',
    cacheTags: ['tools', 'search'],
    paged: true,
    repeatableParameters: ['sku', 'category', 'brand', 'spec'],
    agents: {
      tool: 'search_catalogue',
      scope: 'public',
      use:
        'Finds tools by words, category, brand or specification, with SKU, stock, minimum, packs and ' +
        "the catalogue price; use advise_quantities for the person's own prices.",
      defaults: { limit: '20' },
    },
    summary: 'List the tools, with search, filters and sorting',
    input: ToolQueryDto,
    output: z.array(ToolDto),
    problems: [pricesHidden],
  }),
  listFields: endpoint({
    route: 'GET /tools/fields',
    access: 'anyone',
    cacheTags: ['tools', 'search'],
    paged: true,
    repeatableParameters: ['sku', 'category', 'brand', 'spec', 'fields'],
    summary: 'List the tools with selected fields only, for smaller responses',
    input: renameKeys(ToolFieldsQuery, queryNames),
    output: z.array(ToolFieldsDto),
    problems: [pricesHidden],
  }),
  resolve: endpoint({
    route: 'POST /order-pad',
    access: 'anyone',
    forCompany: true,
    maxBodyBytes: maxListBodyBytes,
    agents: {
      tool: 'resolve_list',
      scope: 'public',
      use: 'Resolves a list of up to 1,000 SKUs, part numbers, barcodes or names to tools: one, several to choose from, or the closest. Tools are named by their index in `tools`.',
    },
    summary: 'Find the tools for up to 1,000 SKUs or names, in the order of the request',
    input: z.strictObject({
      terms: z.array(OptionalLine(maxTermLength)).check(z.maxLength(maxTerms)),
      /** Texts that are only checked for being a code, character by character. */
      codes: z.optional(z.array(OptionalLine(maxTermLength)).check(z.maxLength(maxTerms))),
      /**
       * The company whose part numbers apply, if staff with the permission `orders` order for it.
       */
      company: z.optional(Id),
    }),
    output: ResolvedTermsDto,
    problems: [notFound],
  }),
  suggest: endpoint({
    route: 'GET /search/suggestions',
    access: 'anyone',
    forCompany: true,
    cacheTags: ['tools', 'search'],
    summary: 'Get the search box’s suggestions while a person types',
    input: z.strictObject({
      q: OptionalLine(200),
      /**
       * The language of names in the response; the response is cached for everybody, so no header
       * is used.
       */
      language: z.optional(z.enum(languageCodes)),
    }),
    output: named('Suggestions', Suggestions),
  }),
  facets: endpoint({
    route: 'GET /search/facets',
    access: 'anyone',
    cacheTags: ['tools', 'search'],
    repeatableParameters: ['sku', 'category', 'brand', 'spec'],
    summary: 'Count the tools in a filtered list by filter value',
    input: ToolQueryDto,
    output: named('Facets', renameKeys(Facets, { inStock: 'in_stock' })),
    problems: [pricesHidden],
  }),
  ...synonymEndpoints,
}
/** One method for each operation of the contract. */
export interface SearchOperations extends Service<typeof searchContract> {}
