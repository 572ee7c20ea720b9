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
  'Cost (for as many units as the price is), reorder level and bin (its place in the warehouse) are ' +
  'for staff alone: no public answer has them.'
const rules =
  'Rules of trade: the minimum is full packs; the rows of the price ladder rise in quantity, from ' +
  'above the minimum and in full packs, and fall in price, from below the price. Packs have ' +
  'distinct names, and GTINs that no other tool or pack has.'

export const catalogueReference: ContractReference<
  typeof catalogueContract &
    typeof toolPicturesContract &
    typeof toolDocumentsContract &
    typeof toolTextsContract &
    typeof missingTextsContract &
    typeof taxonomyContract
> = {
  description: 'The tools that are sold: one at a time. Lists and search are under `search`.',
  operations: {
    ...toolPicturesOperationsReference,
    ...toolDocumentsOperationsReference,
    ...toolTextsOperationsReference,
    ...missingTextsOperationsReference,
    ...recordsOperationsReference,
    read: {
      description:
        'An archived tool is not here. Where the shop does not show its prices to everybody, they are ' +
        'absent without the bearer of somebody who may see them.',
      parameters: {
        ...parameters,
        language: 'A language of the shop. Without it, texts are the shop’s own.',
      },
      request: { id: exampleIds.tool },
      response: exampleTool,
    },
    add: {
      description: `${rules} Without a SKU the shop gives one. ${staffRule}`,
      request: { ...fields, cost: '$7.10', reorder_level: 120, bin: 'A-03-12' },
      response: { acknowledged: true, insertedId: exampleIds.tool, slug: exampleTool.slug },
    },
    edit: {
      description:
        'Replaces all fields. `revision` is the one that was read: where somebody else has edited ' +
        'the tool since, the call is refused. With `price_per_seen`, a change of `price_per` is ' +
        'refused with what goes by its prices, and made without it. Another price, ladder or ' +
        'cost says `price_per` where that is not 1. A ladder and a cost that are not ' +
        'sent are converted. `stock_seen` is the stock that was read: only the ' +
        `difference from it is applied. ${rules} A stock above 1,000,000 can be kept, not typed.`,
      parameters,
      request: { ...fields, id: exampleIds.tool, revision: 4, stock_seen: 600 },
      response: exampleTool,
    },
    remove: {
      description: 'It is no longer sold; orders and documents keep what they say about it.',
      parameters,
      request: { id: exampleIds.tool },
      response: deletedOne,
    },
    archived: {
      description: 'The tools that `remove` has taken off sale.',
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
        'Only the fields of that change; what was changed since, and the stock, stays. `entry` is the ' +
        'id of an entry of the tool in `GET /history` that is `reversible`.',
      parameters,
      request: { id: exampleIds.tool, entry: exampleIds.address },
      response: exampleTool,
    },
    addDraft: {
      description:
        'It is in no public answer and cannot be ordered. Its stock is received in the ledger; what ' +
        'is missing is added by editing it.',
      request: { name: 'Claw Hammer 20 oz', price: '$14.50', sku: 'HAM-20' },
      response: { acknowledged: true, insertedId: exampleIds.tool },
    },
    readAny: {
      description: 'Drafts, archived tools and those that wait for their day are here too.',
      parameters,
      request: { id: exampleIds.tool },
      response: exampleRecord,
    },
    states: {
      description:
        '`scheduled` waits for its first day, `ended` is past its last one. Those on sale without ' +
        'days are in `GET /tools`.',
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
        'Every state can be set from every other. `sale_from` and `sale_until` are days of the ' +
        "shop's time zone, both included; the tool goes on and off sale automatically. A discontinued " +
        'tool is sold while any is left; its page stays and leads to `successor`, the SKU of a tool ' +
        'on sale.',
      parameters,
      request: { id: exampleIds.tool, state: 'discontinued', successor: 'HAM-20' },
      response: exampleRecord,
    },
    restore: {
      description: 'Refused where another tool has its SKU by now.',
      parameters,
      request: { id: exampleIds.tool },
      response: exampleTool,
    },
  },
}
