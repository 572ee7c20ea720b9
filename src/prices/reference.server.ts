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
const overlaps = 'A list says one price of a target for a day.'

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
    'What companies pay. In a price list the most specific row wins: tool, then brand, then the ' +
    'nearest category; then the list it is based on, then the catalogue.',
  operations: {
    own: {
      description:
        'For the company that `X-Company` names, else the prices of the catalogue; only of tools ' +
        'on sale. Price and ladder are for `price_per` units, also where the ' +
        'catalogue’s price is for another number. Never stored by a cache. Without prices for those to whom the shop does not show them.',
      parameters: { ids: 'The ids of the tools.' },
      request: { ids: [exampleIds.tool] },
      response: [{ _id: exampleIds.tool, price: '$10.90', price_breaks: ladder, price_per: 1 }],
    },
    ofCustomer: {
      description: 'As its members pay today, for staff who order for it. Only of tools on sale.',
      parameters: { company: 'The id of the company.', ids: 'The ids of the tools.' },
      request: { company: exampleIds.company, ids: [exampleIds.tool] },
      response: [{ _id: exampleIds.tool, price: '$10.90', price_breaks: ladder, price_per: 1 }],
    },
    costs: {
      description:
        'By id or SKU, so that a price below cost is seen before it is agreed. Tools without a ' +
        'cost are left out.',
      parameters: { ids: 'The ids of the tools.', skus: 'Their SKUs, of tools on sale.' },
      request: { ids: [exampleIds.tool] },
      response: [{ _id: exampleIds.tool, sku: 'HAM-16', cost: '$7.20', price_per: 1 }],
    },
    check: {
      description: 'Without `day`, today in the time zone of the shop; without `quantity`, 1.',
      parameters: {
        company: 'The id of the company.',
        sku: 'The SKU of a tool on sale.',
        quantity: 'How many.',
        day: 'On which day.',
      },
      request: { company: exampleIds.company, sku: 'HAM-16', quantity: '120' },
      response: checked,
    },
    checkMany: {
      description:
        'In the order of the SKUs, at most 40, each once. `quantity` is of each tool. SKUs that no tool on sale has are in `unknown`.',
      parameters: {
        company: 'The id of the company.',
        skus: 'The SKUs of the tools.',
        quantity: 'How many of each; 1 by default.',
        day: 'On which day; today by default.',
      },
      request: { company: exampleIds.company, skus: ['HAM-16'], quantity: '120' },
      response: { prices: [checked], unknown: [] },
    },
    lists: {
      description: 'With how many rows and companies each has.',
      request: {},
      response: [list],
    },
    addList: {
      description: '`base`: the list that it is based on; null is the catalogue.',
      request: { name: 'Joiners', base: null },
      response: { ...list, rows: 0, companies: 0 },
    },
    saveList: {
      description: 'With the revision that was read. A list is never based on itself.',
      parameters: listParameters,
      request: { id: listId, revision: 1, name: 'Joiners', base: null },
      response: { ...list, revision: 2 },
    },
    removeList: {
      description: 'Not while a company has it, or another list is based on it.',
      parameters: listParameters,
      request: { id: listId },
      response: deletedOne,
    },
    rows: {
      description: 'With `since`, what was changed or removed on that day or later.',
      parameters: {
        ...pageParameters,
        ...ofList,
        q: 'A part of a name or SKU.',
        since: 'A day.',
      },
      request: { listId },
      response: [row],
    },
    addRow: {
      description:
        'A percentage, or a price with a ladder of its own, for `price_per` units. Without ' +
        '`price_per` it is for one; where the prices of the tool are for more, the call is ' +
        `refused. ${overlaps}`,
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
        'The row gets another id, and the former one stays as the record of it. Another price ' +
        'says `price_per` where the prices of the tool are for more than one.',
      parameters: ofRow,
      request: { ...oneRow, price: '$10.90', price_breaks: ladder, validFrom: '2026-12-01' },
      response: row,
    },
    removeRow: {
      description: 'It can be put back.',
      parameters: ofRow,
      request: oneRow,
      response: deletedOne,
    },
    importRows: {
      description:
        'Of each row, what the list said for its days ends, and stays for the days before and ' +
        'after; what the rows do not name stays. All in one transaction; rows that are wrong are ' +
        'left, and say why; so is a price without `price_per` where those of the tool are for ' +
        'more than one. `POST /price-lists/{listId}/files/{name}` reads them from a file and ' +
        'says beforehand what they would change.',
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
          { row: 3, kind: 'wrong', why: 'No brand is called Ironsyde.', before: [] },
        ],
      },
    },
    putRowBack: {
      description: `It gets another id. ${overlaps}`,
      parameters: ofRow,
      request: oneRow,
      response: row,
    },
  },
}
