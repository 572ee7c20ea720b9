/** The published API reference of search. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleTool } from '../catalogue/reference.server.ts'
import { deletedOne, exampleIds, pageParameters } from '../platform/reference-examples.server.ts'
import type { searchContract } from './contract.ts'

const words = { words: ['spanner', 'wrench'] }
const filters = {
  q: 'Words, an SKU or part of an SKU. Misspelled words are corrected.',
  sku: 'Tools with exactly these SKUs, in any letter case. SKUs without a published tool are ignored.',
  category: 'Tools of any of these categories.',
  brand: 'Tools of any of these brands.',
  spec:
    'Tools with one of these specification values, such as `Drive:1/2 in`; for numbers, also a ' +
    'range, such as `Length:120..210 mm`. Different specifications must all match.',
  in_stock: 'Only tools with at least one piece in stock.',
  max_minimum: 'Only tools whose minimum quantity is at most this number.',
  price_min: 'The lowest price per piece, regardless of the price unit of the tool.',
  price_max: 'The highest price per piece, regardless of the price unit of the tool.',
  sort: 'The sort order; by default the best match first, or the newest tools without a search.',
}
const { _id, slug, sku, name, image, picture, price, minimum_quantity, Stock } = exampleTool
const suggested = { _id, slug, sku, name, image, picture, price, minimum_quantity, Stock }
const query = { q: 'hammer', category: ['Hammers'], in_stock: 'true', limit: '24' }

export const searchReference: ContractReference<typeof searchContract> = {
  description: 'Lists of tools with search, filters and counts, and the search synonyms.',
  operations: {
    list: {
      description:
        'A tool must match all filters, and at least one value of each filter. If the shop does not ' +
        'show its prices to everybody, prices are included only for callers who can see them, and ' +
        'sorting or filtering by price is refused for others.',
      parameters: { ...filters, ...pageParameters },
      request: query,
      response: [exampleTool],
    },
    listFields: {
      description:
        'The same list as `GET /tools`, with only the given fields and the id. Without `fields`, ' +
        'the response contains the fields that lists show: all except description, specs and ' +
        'quantity prices.',
      parameters: {
        fields: 'Names of tool fields, separated by commas, or one per parameter.',
        ...filters,
        ...pageParameters,
      },
      request: { fields: ['slug', 'name', 'price'], ...query },
      response: [{ _id, slug, name, price }],
    },
    resolve: {
      description:
        'Used by the order pad. A term is an SKU or a name; `found` is its result; `tools` of a ' +
        'term are positions in the list of tools. Send terms with the result `later` again. For ' +
        '`codes`, the response only says whether a published tool has each code as SKU, GTIN, ' +
        'manufacturer part number or customs number, or the caller’s company has it as a part ' +
        'number. The response shows whether a line such as `87 01 250` is a code with spaces.',
      request: { terms: ['HAM-16', 'no such thing'], codes: ['87 01 250'] },
      response: {
        tools: [{ ...suggested, pack_size: 12, price_breaks: exampleTool.price_breaks }],
        terms: [
          { found: 'one', tools: [0] },
          { found: 'none', tools: [] },
        ],
        codes: [false],
      },
    },
    suggest: {
      description:
        'The response contains at most 8 tools. `meant` is included if the spelling was ' +
        'corrected. With `language`, tools and categories have their names in that language; ' +
        'always filter by a category with its `value`.',
      parameters: {
        q: 'The text typed so far.',
        language: 'A language of the shop. By default, names are in the shop’s main language.',
      },
      request: { q: 'hamm' },
      response: { tools: [suggested], categories: [{ value: 'Hammers', count: 31 }] },
    },
    facets: {
      description:
        'The counts of a filter ignore that filter. Prices are in cents. If `exact` is false, more ' +
        'tools match than are counted.',
      parameters: { ...filters, ...pageParameters },
      request: query,
      response: {
        total: 31,
        exact: true,
        category: [{ value: 'Hammers', count: 31 }],
        brand: [{ value: 'Ironside', count: 9 }],
        in_stock: 28,
        minimum: [{ upTo: 24, count: 12 }],
        price: [{ from: 0, to: 2500, count: 14 }],
        specs: [{ name: 'Head weight', values: [{ value: '16 oz (454 g)', count: 9 }] }],
      },
    },
    synonyms: {
      description: 'All groups of synonyms.',
      response: [{ _id: exampleIds.words, ...words }],
    },
    addSynonyms: {
      description: 'A search for one of the words finds the tools with any of them.',
      request: words,
      response: { _id: exampleIds.words, ...words },
    },
    editSynonyms: {
      description: 'The group is replaced by the words in the request.',
      parameters: { id: 'The id of the group.' },
      request: { id: exampleIds.words, ...words },
      response: { _id: exampleIds.words, ...words },
    },
    removeSynonyms: {
      description:
        'Afterwards, a search for one of the words no longer finds the tools for its synonyms.',
      parameters: { id: 'The id of the group.' },
      request: { id: exampleIds.words },
      response: deletedOne,
    },
  },
}
