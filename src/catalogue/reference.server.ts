/** The API reference texts of tools. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { deletedOne, exampleIds, exampleMoment } from '../platform/reference-examples.server.ts'
import type { catalogueContract } from './contract.ts'
import type { taxonomyContract } from './taxonomy/records-contract.ts'
import { recordsOperationsReference } from './taxonomy/records-reference.server.ts'
import type { toolDocumentsContract } from './tool-documents/tool-documents-contract.ts'
import { toolDocumentsOperationsReference } from './tool-documents/tool-documents-reference.server.ts'
import type { missingTextsContract } from './texts/missing-texts-contract.ts'
import { missingTextsOperationsReference } from './texts/missing-texts-reference.server.ts'
import type { toolTextsContract } from './texts/tool-texts-contract.ts'
import { pickFields } from '../platform/pick-fields.ts'
import { toolTextsOperationsReference } from './texts/tool-texts-reference.server.ts'
import type { toolPicturesContract } from './pictures/tool-pictures-contract.ts'
import { toolPicturesOperationsReference } from './pictures/tool-pictures-reference.server.ts'

const fields = {
  name: 'Claw Hammer 16 oz',
  image: 'https://pictures.example.com/claw-hammer.webp',
  description: 'Forged head, fibreglass handle.',
  price: '$12.50',
  minimum_quantity: 24,
  Stock: 620,
  pack_size: 12,
  price_breaks: [{ min_quantity: 120, price: '$11.20' }],
  specs: [{ name: 'Weight', value: '450 g' }],
  sku: 'HAM-16',
  brand: 'Ironside',
  category: 'Hammers',
  family: 'Claw hammers',
  gtin: '4006381333931',
  mpn: 'BE-8220/S',
  customs_number: '82052000',
  origin: 'DE',
  weight_grams: 450,
  packs: [
    { name: 'Inner', quantity: 12, gtin: '14006381333938' },
    { name: 'Carton', quantity: 144, gtin: '24006381333935' },
  ],
  age_limit: 16,
  hazards: ['GHS07' as const],
  hazard_text: 'Warning: causes serious eye irritation',
}
/** A tool in an API response. */
export const exampleTool = {
  ...fields,
  _id: exampleIds.tool,
  slug: 'claw-hammer-16-oz',
  picture: null,
  rating_count: 3,
  rating_sum: 14,
  revision: 5,
}
/** A tool for an order row. */
export const exampleOffered = pickFields(exampleTool, [
  '_id',
  'slug',
  'sku',
  'name',
  'image',
  'picture',
  'price',
  'minimum_quantity',
  'Stock',
  'pack_size',
  'price_breaks',
])
/** A tool for staff. */
export const exampleRecord = {
  ...exampleTool,
  state: 'discontinued' as const,
  sale_from: null,
  sale_until: null,
  successor: 'HAM-20',
  cost: '$7.10',
  reorder_level: 120,
  bin: 'A-03-12',
}
const parameters = { id: 'The id of the tool.' }
const staffRule =
  'The cost (per price unit), the reorder level and the bin (the tool’s place in the warehouse) ' +
  'are visible only to staff: no public response includes them.'
const rules =
  'Rules of trade: the minimum quantity is a multiple of the pack size. The quantity of each ' +
  'quantity price is a multiple of the pack size and above the minimum. Each quantity price is ' +
  'below the tool’s price. From one quantity price to the next, the quantity increases and the ' +
  'price decreases. Packs have distinct names, and no other tool or pack has the GTIN of a pack.'

export const catalogueReference: ContractReference<
  typeof catalogueContract &
    typeof toolPicturesContract &
    typeof toolDocumentsContract &
    typeof toolTextsContract &
    typeof missingTextsContract &
    typeof taxonomyContract
> = {
  description: 'Reads and changes single tools. For lists and search, see `search`.',
  operations: {
    ...toolPicturesOperationsReference,
    ...toolDocumentsOperationsReference,
    ...toolTextsOperationsReference,
    ...missingTextsOperationsReference,
    ...recordsOperationsReference,
    read: {
      description:
        'Archived tools are not found. If the shop does not show its prices to everybody, prices ' +
        'are included only for callers who can see them.',
      parameters: {
        ...parameters,
        language: 'A language of the shop. By default, text is in the shop’s main language.',
      },
      request: { id: exampleIds.tool },
      response: exampleTool,
    },
    add: {
      description: `${rules} If no SKU is sent, the shop assigns one. ${staffRule}`,
      request: { ...fields, cost: '$7.10', reorder_level: 120, bin: 'A-03-12' },
      response: { acknowledged: true, insertedId: exampleIds.tool, slug: exampleTool.slug },
    },
    edit: {
      description:
        'Replaces all fields. `revision` is the revision that the caller has read: if the tool ' +
        'has changed since then, the call is refused. With `price_per_seen`, a change to ' +
        '`price_per` is refused, and the error lists the prices and records that depend on it. ' +
        'Without `price_per_seen`, such a change is accepted. If `price_per` is not 1, send it ' +
        'with every new price, cost or quantity price. If the cost or the quantity prices are ' +
        'not sent, the stored values are converted. `stock_seen` is the stock that the caller ' +
        'has read: only the difference from it is applied. ' +
        `${rules} An edit can keep a stock above 1,000,000, but cannot set one.`,
      parameters,
      request: { ...fields, id: exampleIds.tool, revision: 4, stock_seen: 600 },
      response: exampleTool,
    },
    remove: {
      description: 'The tool is no longer sold; orders and documents keep its data.',
      parameters,
      request: { id: exampleIds.tool },
      response: deletedOne,
    },
    archived: {
      description: '`archivedAt` is the time at which the tool was archived.',
      response: [
        {
          _id: exampleIds.tool,
          sku: exampleTool.sku,
          name: exampleTool.name,
          archivedAt: exampleMoment,
        },
      ],
    },
    putBack: {
      description:
        'Restores only the fields that the change affected. Later changes to other fields and to ' +
        'the stock are kept. `entry` is the id of a `reversible` entry for the tool in ' +
        '`GET /history`.',
      parameters,
      request: { id: exampleIds.tool, entry: exampleIds.address },
      response: exampleTool,
    },
    addDraft: {
      description:
        'A draft appears in no public response and cannot be ordered. A draft’s stock is ' +
        'recorded in the stock ledger. Edit the draft to add missing data.',
      request: { name: 'Claw Hammer 20 oz', price: '$14.50', sku: 'HAM-20' },
      response: { acknowledged: true, insertedId: exampleIds.tool },
    },
    readAny: {
      description: 'Includes drafts, archived tools and tools that are scheduled for sale.',
      parameters,
      request: { id: exampleIds.tool },
      response: exampleRecord,
    },
    states: {
      description:
        '`scheduled` tools wait for their first day of sale; `ended` tools are past their last ' +
        'day. For tools that are currently published, use `GET /tools`.',
      request: { state: 'discontinued' },
      response: [
        {
          _id: exampleIds.tool,
          sku: exampleTool.sku,
          name: exampleTool.name,
          state: 'discontinued',
          sale_from: null,
          sale_until: null,
          successor: 'HAM-20',
          missing: [],
        },
      ],
    },
    setState: {
      description:
        'A tool can change from any status to any other. `sale_from` and `sale_until` are days ' +
        'in the shop’s time zone, both inclusive; the tool is published and withdrawn ' +
        'automatically. A discontinued tool is sold while stock lasts. The tool’s page stays ' +
        'online and links to `successor`, the SKU of a published tool.',
      parameters,
      request: { id: exampleIds.tool, state: 'discontinued', successor: 'HAM-20' },
      response: exampleRecord,
    },
    restore: {
      description:
        'The call is refused if another tool has taken the SKU or a GTIN since the tool was ' +
        'archived.',
      parameters,
      request: { id: exampleIds.tool },
      response: exampleTool,
    },
  },
}
