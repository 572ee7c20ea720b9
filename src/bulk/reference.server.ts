/** The text of the API reference about bulk jobs. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds, exampleMoment } from '../platform/reference-examples.server.ts'
import type { bySkuContract } from './by-sku/contract.ts'
import type { bulkJobsContract } from './contract.ts'
import type { priceFilesContract } from './price-files/price-files-contract.ts'

const mapping = {
  columns: ['sku', 'name', 'gtin', 'cost', 'price_per'],
  decimals: 'comma',
  rate: 1.08,
  constants: { brand: 'Nordwerk' },
  defaults: { description: '=name', Stock: '0' },
  formulas: { price: 'cost × 1.42, to .05' },
} as const
const copied = { ...mapping, columns: [...mapping.columns] }
const job = {
  id: exampleIds.tool,
  kind: 'list',
  state: 'checked',
  file: 'nordwerk-2026-12.csv',
  supplier: 'Nordwerk',
  by: 'Jane Smith',
  createdAt: exampleMoment,
  applyAt: null,
  rows: 149,
  done: 149,
  counts: {
    new: 120,
    changed: 12,
    same: 10,
    wrong: 6,
    missing: 3,
    ignored: 1,
    warned: 4,
    applied: 0,
    left: 0,
  },
  error: '',
} as const
const detail = {
  ...job,
  headings: ['Artikelnr.', 'Bezeichnung', 'EAN', 'EK netto', 'PE'],
  sample: [['87 01 005', 'Ringmaulschlüssel 6 mm', '4250012340076', '1,90', '1']],
  sheet: '',
  otherSheets: [],
  otherLists: [],
  headingRow: 1,
  languages: ['de'],
  firstRows: [{ row: 1, text: 'Artikelnr. · Bezeichnung · EAN' }],
  currency: 'EUR',
  mapping: copied,
  pricesFrom: '',
  shared: [],
  pictures: { waiting: 0, done: 0, failed: 0 },
}
const edited = {
  kind: 'edit' as const,
  state: 'checking' as const,
  file: 'Bulk edit of 12 tools',
  supplier: '',
  rows: 12,
  done: 0,
  headings: ['SKU', 'Name'],
  sample: [['HS-12', 'Claw Hammer 16 oz']],
  mapping: {
    columns: ['sku', ''],
    decimals: 'dot' as const,
    rate: 1,
    constants: {},
    defaults: {},
    formulas: {},
    priceChange: { percent: 3, step: 5, ladder: true },
  },
}
const checkedRow = {
  row: 5,
  kind: 'changed' as const,
  sku: '87 01 005',
  name: 'Ringmaulschlüssel 6 mm',
  toolId: exampleIds.tool,
  errors: [],
  warnings: [],
  outcome: '',
  changes: [{ field: 'price', from: '$3.00', to: '$3.06' }],
}
const parameters = { id: 'The id of the job.' }
const byId = { id: exampleIds.tool }

export const bulkJobsReference: ContractReference<
  typeof bulkJobsContract & typeof priceFilesContract & typeof bySkuContract
> = {
  description:
    "Import a supplier's list in steps: upload, map the columns, check, apply, and undo if " +
    'needed (changes to tools that somebody else has edited since the import are not undone). ' +
    'The steps after the mapping run in the background: get the job to see its progress.',
  operations: {
    upload: {
      description:
        'At most 25 MB, 100 columns and 50,000 rows, in UTF-8, UTF-16 or Windows-1252. No tool ' +
        'changes. The response proposes a mapping: the mapping of the last list with the same ' +
        'headings, or one that is guessed from the headings and cells.',
      parameters: { name: 'The name of the file.' },
      request: { name: 'nordwerk-2026-12.csv' },
      response: detail,
    },
    edit: {
      description:
        'Every field is optional, but send at least `ids` or tool list filters (empty filters ' +
        'select all published tools). `constants` and `formulas` work as in a mapping; a formula ' +
        'can use `price`, `Stock` and other numbers of the tool. `priceChange` changes the price ' +
        'and the quantity prices by `percent`, rounded half up to a multiple of `step` cents. If ' +
        'the request contains a change, the job is checked immediately; otherwise it waits for ' +
        'its mapping.',
      request: {
        brand: ['Nordwerk'],
        priceChange: { percent: 3, step: 5, ladder: true },
      },
      response: { ...detail, ...edited },
    },
    list: { description: 'Each job includes its row counts.', response: [job] },
    read: {
      description: '`done` in `rows` is the progress of the current step.',
      parameters,
      request: byId,
      response: detail,
    },
    check: {
      description:
        'Each column is a field of `POST /additems`, `cost`, `weight`, `inner`, `carton`, ' +
        '`pallet` (quantities of packs), `inner_gtin`, `carton_gtin`, `pallet_gtin`, `from:12` ' +
        '(the price from 12 pieces), `tier:1` and `tierprice:1` (quantity and price of the first ' +
        'quantity price), `step` (the quantity from which the price of the row applies, if each ' +
        'quantity price has its own row), `spec`, `name:de`, `family:de`, `description:de` or ' +
        '`specifications:de` (a translation into another language of the shop), or empty. Then ' +
        'every row is checked against the rules of `POST /additems`; no tool changes. The ' +
        'mapping is saved for the supplier. Rule of trade: one column must contain the article ' +
        'numbers.',
      parameters,
      request: { ...byId, supplier: 'Nordwerk', mapping: copied },
      response: { ...detail, state: 'checking' },
    },
    sheet: {
      description:
        '`sheet` is one of the names in `sheet` and `otherSheets` of the job. The rows are read ' +
        'again, and a mapping is proposed. `headingRow` is the row (of `firstRows`) that names ' +
        'the columns; it is saved with the supplier’s mapping. If it is not sent, the heading ' +
        'row is detected again.',
      parameters,
      request: { ...byId, sheet: 'Terms' },
      response: { ...detail, state: 'mapping', sheet: 'Terms', otherSheets: ['Prices'] },
    },
    preview: {
      description:
        'Applies the same rules as the check, and changes neither the job nor any tool. Use this ' +
        'call when mapping columns by hand.',
      parameters,
      request: { ...byId, mapping: copied },
      response: [checkedRow],
    },
    rows: {
      description:
        'The rows are in the order of the file; `after` is the number of the last row on the ' +
        'previous page.',
      parameters: {
        ...parameters,
        kind: 'Only rows of this kind.',
        q: 'Only rows with this text in the SKU or name.',
        offset: 'The number of rows to skip.',
        only: 'Only rows with warnings, or rows that were skipped when the job was applied or undone.',
        after: 'Only rows after the row with this number.',
        limit: 'The maximum number of rows; 200 by default.',
      },
      request: { ...byId, kind: 'changed', limit: '10' },
      response: [checkedRow],
    },
    wrongRows: {
      description:
        'The file contains the columns of the list, the row number and the reason. Formulas are ' +
        'written as text.',
      parameters,
      request: byId,
    },
    apply: {
      description:
        'If somebody else changed the same field after the check, the tool is skipped, and its ' +
        "row states the reason; changes to other fields are kept. If the kind 'missing' is " +
        'applied, `missing` is the action for tools that are no longer in the list. `at` is a ' +
        "time within the next year. Rule of trade: the kind 'missing' requires `missing`.",
      parameters,
      request: { ...byId, kinds: ['new', 'changed'] },
      response: { ...detail, state: 'applying' },
    },
    undo: {
      description:
        'Added tools are archived, and changed tools get their previous values back. Stock is ' +
        'corrected with offsetting movements so that later sales are kept. Values that somebody ' +
        'has changed since the job was applied are kept, and the row states this as the reason.',
      parameters,
      request: byId,
      response: { ...detail, state: 'undoing' },
    },
    setStock: {
      description:
        'Returns one result per row, in the order of the rows. An error in a row, such as a ' +
        'value of the wrong type, an unknown field or a row that is not an object, affects only ' +
        'that row. `Stock` is the available quantity: the quantity in the warehouse less ' +
        'the quantity reserved by open orders. If `seen` (the level that the caller has read) is ' +
        'sent, only the difference is applied, so later sales are kept. `Stock` is at most ' +
        '1,000,000. Rows with errors are skipped; the others are written in batches of 500 rows, ' +
        'each in one transaction. To complete an interrupted call, send the request again with ' +
        'the same `Idempotency-Key`. With `allOrNothing` (at most 2,000 rows), any error ' +
        'prevents all changes, and the response is 422 with the errors of each row. With ' +
        '`dryRun`, nothing is written; only then is `applied` false. The rules of trade for a ' +
        'stock count apply.',
      parameters: {},
      request: { rows: [{ sku: 'HS-12', Stock: 240 }] },
      response: {
        applied: true,
        counts: { new: 0, changed: 1, same: 0, wrong: 0, left: 0 },
        rows: [{ sku: 'HS-12', outcome: 'changed', errors: [] }],
      },
    },
    setPrices: {
      description:
        'Works like `PUT /stock`. Send `price_per`, the number of units that the amounts are ' +
        'for, if the tool is not priced per unit. Fields that are not sent are kept, and ' +
        'converted if `price_per` changes. A dry run warns of prices below cost and of decreases ' +
        'of more than 20%. Company prices are set in price lists (`/price-lists`). The rules of ' +
        'trade for a tool apply.',
      parameters: {},
      request: {
        rows: [
          {
            sku: 'HS-12',
            price: '12.50',
            price_breaks: [{ min_quantity: 48, price: '11.80' }],
            cost: '7.10',
          },
        ],
      },
      response: {
        applied: true,
        counts: { new: 0, changed: 1, same: 0, wrong: 0, left: 0 },
        rows: [{ sku: 'HS-12', outcome: 'changed', errors: [] }],
      },
    },
    setTools: {
      description:
        'Works like `PUT /stock`. A row has the fields of `POST /additems`; for an existing SKU, ' +
        'send only the fields that change. A new tool can have the `state` `draft` or ' +
        '`discontinued`. `Stock` is the level; if it is not sent, the stock stays the same. The ' +
        'rules of trade for a tool apply.',
      parameters: {},
      request: { rows: [{ sku: 'HS-12', brand: 'Anvil & Sons', Stock: 240 }] },
      response: {
        applied: true,
        counts: { new: 0, changed: 1, same: 0, wrong: 0, left: 0 },
        rows: [{ sku: 'HS-12', outcome: 'changed', errors: [] }],
      },
    },
    readPrices: {
      description:
        'Headings in six languages are recognized for these columns: SKU, brand or category; ' +
        'price, percentage discount, quantity prices and price unit; first and last day. A price ' +
        'in another currency, or with tax at an unknown rate, is an error. The order of ' +
        'ambiguous dates such as 3/4/2027 is taken from an unambiguous date in the same column; ' +
        'if there is none, the file is refused, and the error asks for the date order. Nothing ' +
        'is saved: send the valid rows to `POST /price-lists/{listId}/imports`.',
      parameters: {
        listId: 'The id of the price list.',
        name: 'The name of the file.',
        sheet: 'The sheet to read, if the workbook has several sheets with articles.',
      },
      request: { listId: exampleIds.tool, name: 'joiners-2027.csv' },
      response: {
        columns: [
          { heading: 'SKU', column: 'tool' },
          { heading: 'Price', column: 'price' },
        ],
        currency: '',
        counts: { new: 1, changed: 0, same: 0, wrong: 1 },
        sheet: '',
        otherLists: [],
        rows: [
          {
            row: 2,
            kind: 'new',
            why: '',
            before: [],
            target: 'tool',
            name: 'HAM-16',
            warnings: [],
            becomes: { price: '$11.20' },
          },
          {
            row: 3,
            kind: 'wrong',
            why: 'No tool has the SKU HAM-99. Check the SKU.',
            before: [],
            target: 'tool',
            name: 'HAM-99',
            warnings: [],
          },
        ],
      },
    },
  },
}
