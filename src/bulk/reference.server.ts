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
    'A list of a supplier goes into the shop in steps: upload, mapping, check, apply; and back, as ' +
    'far as nobody has touched its tools since. The steps after the mapping are worked on in the ' +
    'background: read the job to see how far it is.',
  operations: {
    upload: {
      description:
        'At most 25 MB, 100 columns and 50,000 rows, in UTF-8, UTF-16 or Windows-1252. Nothing is ' +
        'changed; the answer proposes a mapping: that of the last list with these headings, or one ' +
        'guessed from headings and cells.',
      parameters: { name: 'The name of the file.' },
      request: { name: 'nordwerk-2026-12.csv' },
      response: detail,
    },
    edit: {
      description:
        'Every field is optional, but something must be chosen: `ids`, or the filters of the list of ' +
        'tools (none of them: all tools on sale). `constants` and `formulas` are those of a mapping; ' +
        'a formula may name `price`, `Stock` and other numbers of the tool. `priceChange` changes ' +
        'price and ladder by `percent`, half up to a `step` of cents. With something to change the ' +
        'job is checked at once; without, it waits for its mapping.',
      request: {
        brand: ['Nordwerk'],
        priceChange: { percent: 3, step: 5, ladder: true },
      },
      response: { ...detail, ...edited },
    },
    list: { description: 'With their counts.', response: [job] },
    read: {
      description: '`done` of `rows` is how far the step at work is.',
      parameters,
      request: byId,
      response: detail,
    },
    check: {
      description:
        'Each column is a field of `POST /additems`, `cost`, `weight`, `inner`, `carton`, `pallet` (quantities of packs), `inner_gtin`, `carton_gtin`, `pallet_gtin`, `from:12` (the price from 12 pieces on), `tier:1` and `tierprice:1` (quantity and price of a row of a ladder), `step` (from how many pieces the price of the row counts, where each step of a ladder is a row), `spec`, `name:de`, `family:de`, `description:de` or `specifications:de` (what it is called in a further language of the shop), or empty. ' +
        'Then every row is judged by the rules of `POST /additems`, and no tool is changed. The ' +
        'mapping is kept for the supplier. Rule of trade: a column has the article numbers.',
      parameters,
      request: { ...byId, supplier: 'Nordwerk', mapping: copied },
      response: { ...detail, state: 'checking' },
    },
    sheet: {
      description:
        'Of the names in `sheet` and `otherSheets`. The rows are read again, and a mapping is ' +
        'proposed. `headingRow` says which row of it names the columns (of `firstRows`); it is ' +
        'kept with the mapping of the supplier. Without it the row is found again.',
      parameters,
      request: { ...byId, sheet: 'Terms' },
      response: { ...detail, state: 'mapping', sheet: 'Terms', otherSheets: ['Prices'] },
    },
    preview: {
      description:
        'Judged as *check* judges them, and changes nothing: neither the job nor a tool. For choosing ' +
        'columns by hand.',
      parameters,
      request: { ...byId, mapping: copied },
      response: [checkedRow],
    },
    rows: {
      description: 'In the order of the file; `after` is the number of the last row that was read.',
      parameters: {
        ...parameters,
        kind: 'Only rows of this kind.',
        q: 'Only rows with this in SKU or name.',
        offset: 'How many rows are left out before the first.',
        only: 'Only rows with warnings, or rows that were left when the job was applied or undone.',
        after: 'Only rows after this one.',
        limit: 'How many rows at most; 200 by default.',
      },
      request: { ...byId, kind: 'changed', limit: '10' },
      response: [checkedRow],
    },
    wrongRows: {
      description: 'The columns of the list, the number of the row, and why. Formulas are text.',
      parameters,
      request: byId,
    },
    apply: {
      description:
        'A tool whose field somebody else changed after the check is left, and its row says so; ' +
        'where the two changes do not meet, both stay. `missing`: what is done with tools that the ' +
        'list has no more, where that kind is applied. `at`: a moment to come, within a year. Rule ' +
        "of trade: with the kind 'missing', what is done with them.",
      parameters,
      request: { ...byId, kinds: ['new', 'changed'] },
      response: { ...detail, state: 'applying' },
    },
    undo: {
      description:
        'Added tools are archived, changed ones get back what they had; stock by movements the ' +
        'other way, so sales in between stay. What somebody changed since is left, and its row ' +
        'says so.',
      parameters,
      request: byId,
      response: { ...detail, state: 'undoing' },
    },
    setStock: {
      description:
        'For each row an answer, in their order; whatever is wrong with one is its own error, also a value ' +
        'of another type, an unknown field or what is no object. `Stock` is what can be sold from now on, which is ' +
        'what lies in the warehouse less what open orders have reserved; with `seen`, the level that ' +
        'the caller has read, the difference counts, and sales since stay. What is sent as `Stock` is at most 1,000,000. A wrong row is left, and ' +
        'the others are written, in parts of 500 rows, each in one transaction: a call that was cut ' +
        'off is finished by sending it again under its key. With `allOrNothing` (at most 2,000 rows) ' +
        'nothing is written where a row is wrong, and the answer is 422 with what is wrong of each. ' +
        'With `dryRun` nothing is written at all; only then `applied` is false. Rule of trade: those of a stock count.',
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
        'As `PUT /stock`. A row says the base of its amounts (`price_per`) where the tool is not ' +
        'priced for one; what it leaves out stays, converted where the base changes. A dry run warns ' +
        'of prices below cost and of falls of more than a fifth. Company prices are those of price ' +
        'lists (`/price-lists`). Rule of trade: those of a tool.',
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
        'As `PUT /stock`. A row has the fields of `POST /additems`; of a SKU that is there, only ' +
        'those that change. `state` of a new tool may be `draft` or `discontinued`. `Stock` is the ' +
        'level; without it the stock stays. Rule of trade: those of a tool.',
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
        'Columns are known by their headings, in six languages: SKU, brand or category; price, ' +
        'percent off, prices from a quantity, for how many they are; first and last day. A price in ' +
        'another currency, or with tax at a rate that is not said, is wrong. Days such as 3/4/2027 are read in the order that one day of their column shows; where none ' +
        'does, the file is refused with that question. Nothing is written: the rows that ' +
        'are right go to `POST /price-lists/{listId}/imports`.',
      parameters: { listId: 'The id of the price list.', name: 'The name of the file.' },
      request: { listId: exampleIds.tool, name: 'joiners-2027.csv' },
      response: {
        columns: [
          { heading: 'SKU', column: 'tool' },
          { heading: 'Price', column: 'price' },
        ],
        currency: '',
        counts: { new: 1, changed: 0, same: 0, wrong: 1 },
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
            why: 'No tool has the SKU HAM-99.',
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
