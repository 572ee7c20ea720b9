/** The API reference texts of prices. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import {
  deletedOne,
  exampleIds,
  exampleMoment,
  pageParameters,
} from '../platform/reference-examples.server.ts'
import type { pricesContract } from './contract.ts'

const listId = '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6080'
const rowId = '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6081'
const list = {
  _id: listId,
  name: 'Joiners',
  base: null,
  revision: 1,
  rows: 12,
  companies: 2,
}
const ladder = [{ min_quantity: 120, price: '$9.80' }]
const row = {
  _id: rowId,
  target: 'tool' as const,
  targetId: exampleIds.tool,
  name: 'Claw Hammer 16 oz',
  sku: 'HAM-16',
  price: '$10.90',
  price_breaks: ladder,
  price_per: 1,
  validFrom: '2026-12-01',
  changedAt: exampleMoment,
}
const listParameters = { id: 'The id of the price list.' }
const ofList = { listId: 'The id of the price list.' }
const ofRow = { ...ofList, id: 'The id of the row.' }
const oneRow = { listId, id: rowId }
const overlaps = 'A list can have only one price for a target on a given day.'

const checked = {
  tool: { id: exampleIds.tool, sku: 'HAM-16', name: 'Claw Hammer 16 oz' },
  quantity: 120,
  day: '2026-12-01',
  unitPrice: '$9.80',
  pricePer: 1,
  cataloguePrice: '$11.20',
  cataloguePricePer: 1,
  source: { listId, list: 'Joiners', rowId, target: 'tool' },
} as const

export const pricesReference: ContractReference<typeof pricesContract> = {
  description:
    'The prices that companies pay. In a price list, the most specific row applies: the row for ' +
    'the tool, then for the brand, then for the nearest category. If there is none, the base ' +
    'list applies, then the catalogue.',
  operations: {
    own: {
      description:
        'The prices for the company in `X-Company`, or the catalogue prices without this header; ' +
        'only for published tools. The price and the quantity prices are for `price_per` units, ' +
        'even if the catalogue price is for another number of units. The response is not ' +
        'cacheable and contains no prices for callers who cannot see prices.',
      parameters: { ids: 'The ids of the tools.' },
      request: { ids: [exampleIds.tool] },
      response: [{ _id: exampleIds.tool, price: '$10.90', price_breaks: ladder, price_per: 1 }],
    },
    ofCustomer: {
      description:
        'The prices that members of the company pay today, for staff who order on behalf of the ' +
        'company. The response contains published tools only.',
      parameters: { company: 'The id of the company.', ids: 'The ids of the tools.' },
      request: { company: exampleIds.company, ids: [exampleIds.tool] },
      response: [{ _id: exampleIds.tool, price: '$10.90', price_breaks: ladder, price_per: 1 }],
    },
    costs: {
      description:
        'Finds tools by id or SKU, to detect a price below cost before it is agreed. Tools ' +
        'without a cost are not included.',
      parameters: { ids: 'The ids of the tools.', skus: 'The SKUs of published tools.' },
      request: { ids: [exampleIds.tool] },
      response: [{ _id: exampleIds.tool, sku: 'HAM-16', cost: '$7.20', price_per: 1 }],
    },
    check: {
      description: 'By default, `day` is today in the shop’s time zone, and `quantity` is 1.',
      parameters: {
        company: 'The id of the company.',
        sku: 'The SKU of a published tool.',
        quantity: 'The number of pieces.',
        day: 'The day for which the price is calculated.',
      },
      request: { company: exampleIds.company, sku: 'HAM-16', quantity: '120' },
      response: checked,
    },
    checkMany: {
      description:
        'Send at most 40 SKUs, each once. The response follows the order of the SKUs; `quantity` ' +
        'applies to each tool. SKUs without a published tool are listed in `unknown`.',
      parameters: {
        company: 'The id of the company.',
        skus: 'The SKUs of the tools.',
        quantity: 'The number of pieces of each tool; 1 by default.',
        day: 'The day for which the prices are calculated; today by default.',
      },
      request: { company: exampleIds.company, skus: ['HAM-16'], quantity: '120' },
      response: { prices: [checked], unknown: [] },
    },
    lists: {
      description:
        'Each list includes the number of its rows and the number of companies that use it.',
      request: {},
      response: [list],
    },
    addList: {
      description: '`base` is the list on which the new list is based; null means the catalogue.',
      request: { name: 'Joiners', base: null },
      response: { ...list, rows: 0, companies: 0 },
    },
    saveList: {
      description: 'Send the revision that you read. A list cannot be based on itself.',
      parameters: listParameters,
      request: { id: listId, revision: 1, name: 'Joiners', base: null },
      response: { ...list, revision: 2 },
    },
    removeList: {
      description: 'Refused while a company uses the list or another list is based on it.',
      parameters: listParameters,
      request: { id: listId },
      response: deletedOne,
    },
    rows: {
      description:
        'With `since`, lists only the rows that were changed or removed on that day or later.',
      parameters: {
        ...pageParameters,
        ...ofList,
        q: 'Part of a name or SKU.',
        since: 'Only changes on this day or later.',
      },
      request: { listId },
      response: [row],
    },
    addRow: {
      description:
        'Send a percentage, or a price with its own quantity prices for `price_per` units. ' +
        'Without `price_per`, the price is for one unit; if the tool is priced for more than ' +
        `one, the call is refused. ${overlaps}`,
      parameters: ofList,
      request: {
        listId,
        target: 'tool',
        name: 'HAM-16',
        price: '$10.90',
        price_breaks: ladder,
        validFrom: '2026-12-01',
      },
      response: row,
    },
    changeRow: {
      description:
        'The row gets a new id, and the previous row is kept as a record. Send `price_per` with ' +
        'a new price if the tool is priced for more than one unit.',
      parameters: ofRow,
      request: { ...oneRow, price: '$10.90', price_breaks: ladder, validFrom: '2026-12-01' },
      response: row,
    },
    removeRow: {
      description: 'A removed price can be restored.',
      parameters: ofRow,
      request: oneRow,
      response: deletedOne,
    },
    importRows: {
      description:
        'Each row replaces the earlier price of its target for the days of the row; the earlier ' +
        'price still applies to the days before and after. Other targets do not change. All rows ' +
        'are saved in one transaction. Rows with errors are skipped, and the response gives the ' +
        'reasons. A price without `price_per` is an error if the tool is priced for more than ' +
        'one unit. `POST /price-lists/{listId}/files/{name}` reads the rows from a file and ' +
        'previews the changes.',
      parameters: ofList,
      request: {
        listId,
        file: 'joiners-2027.csv',
        rows: [
          {
            row: 2,
            target: 'tool',
            name: 'HAM-16',
            price: '$11.20',
            price_breaks: [{ min_quantity: 120, price: '$10.10' }],
            validFrom: '2027-01-01',
          },
          { row: 3, target: 'brand', name: 'Ironsyde', percentOff: 5 },
        ],
      },
      response: {
        counts: { new: 0, changed: 1, same: 0, wrong: 1 },
        rows: [
          {
            row: 2,
            kind: 'changed',
            why: '',
            before: [{ price: '$10.90', price_breaks: ladder, validFrom: '2026-12-01' }],
          },
          {
            row: 3,
            kind: 'wrong',
            why: 'No brand is called Ironsyde. Enter an existing brand.',
            before: [],
          },
        ],
      },
    },
    putRowBack: {
      description: `The restored price gets a new id. ${overlaps}`,
      parameters: ofRow,
      request: oneRow,
      response: row,
    },
  },
}
