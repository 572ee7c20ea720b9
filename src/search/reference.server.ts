/** The published API reference of search. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleTool } from '../catalogue/reference.server.ts'
import { deletedOne, exampleIds, pageParameters } from '../platform/reference-examples.server.ts'
import type { searchContract } from './contract.ts'

const words = { words: ['spanner', 'wrench'] }
const filters = {
  q: 'Words, a SKU or a part of one. Misspelt words are corrected.',
  sku:
    'The tools with exactly these SKUs, in any letter case. An SKU that no tool on sale has is left ' +
    'out.',
  category: 'Tools of any of these categories.',
  brand: 'Tools of any of these brands.',
  spec:
    'Tools with one of these values of a specification, as `Drive:1/2 in`; of numbers a range, as ' +
    '`Length:120..210 mm`. Different specifications must all match.',
  in_stock: 'Only tools of which a piece is left.',
  max_minimum: 'Tools with this minimum quantity or less.',
  price_min: 'The lowest price of a piece, whatever number of pieces `price` is for.',
  price_max: 'The highest price of a piece, whatever number of pieces `price` is for.',
  sort: 'The order; without it the best match comes first, or the newest.',
}
const { _id, slug, sku, name, image, picture, price, minimum_quantity, Stock } = exampleTool
const suggested = { _id, slug, sku, name, image, picture, price, minimum_quantity, Stock }
const query = { q: 'hammer', category: ['Hammers'], in_stock: 'true', limit: '24' }

export const searchReference: ContractReference<typeof searchContract> = {
  description: 'Lists of tools: searched, narrowed, counted; and the words that mean the same.',
  operations: {
    list: {
      description:
        'Different filters must all match; of several values of one filter, any. Where the shop does ' +
        'not show its prices to everybody, they are absent without the bearer of somebody who may ' +
        'see them, and a list by price is refused.',
      parameters: { ...filters, ...pageParameters },
      request: query,
      response: [exampleTool],
    },
    listFields: {
      description:
        'The list as `GET /tools` has it, with the fields that are named and the id. Without ' +
        '`fields`: those that a list shows, which leaves out description, specs and price ladder.',
      parameters: {
        fields: 'Names of fields of a tool, separated by commas, or each in a parameter.',
        ...filters,
        ...pageParameters,
      },
      request: { fields: ['slug', 'name', 'price'], ...query },
      response: [{ _id, slug, name, price }],
    },
    resolve: {
      description:
        'For the order pad: a term is a SKU or a name. `found` says what came of it; `tools` of a ' +
        'term are positions in the list of tools. Ask again for the terms that are `later`. Of ' +
        '`codes` is said alone whether a tool on sale has each as SKU, GTIN, number of its maker ' +
        'or of the customs, or the company of the caller as part number: so it is decided whether ' +
        'a line such as `87 01 250` is a code that holds blanks.',
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
        'At most 8 tools. `meant` is there where the spelling was corrected. With `language`, tools ' +
        'and categories have their names in it; a category is filtered by its `value` all the same.',
      parameters: {
        q: 'What was typed until now.',
        language: 'A language of the shop. Without it, names are the shop’s own.',
      },
      request: { q: 'hamm' },
      response: { tools: [suggested], categories: [{ value: 'Hammers', count: 31 }] },
    },
    facets: {
      description:
        'The counts of a filter leave that filter itself out. Prices are in cents. Where `exact` ' +
        'is false, more tools match than are counted.',
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
      description: 'All groups of equal words.',
      response: [{ _id: exampleIds.words, ...words }],
    },
    addSynonyms: {
      description: 'Anybody who searches for one of the words finds the tools with any of them.',
      request: words,
      response: { _id: exampleIds.words, ...words },
    },
    editSynonyms: {
      description: 'The words of the group are those that are sent.',
      parameters: { id: 'The id of the group.' },
      request: { id: exampleIds.words, ...words },
      response: { _id: exampleIds.words, ...words },
    },
    removeSynonyms: {
      description: 'The words mean themselves alone again.',
      parameters: { id: 'The id of the group.' },
      request: { id: exampleIds.words },
      response: deletedOne,
    },
  },
}
