/**
 * Which cached answers each writing operation changes, written by hand: the tests carry out every
 * row, and compare. A new operation needs a row here.
 */
import { freshJpeg } from '../pictures/sample-pictures.ts'
import { capabilityRows } from './capability-rows.ts'
import { agentCases } from './purge-agents-table.ts'
import { accessCases } from './purge-access-table.ts'
import { holdCases } from './purge-holds-table.ts'
import { companyCases } from './purge-companies-table.ts'
import { priceCases } from './purge-prices-table.ts'
import { bulkJobCases } from './purge-bulk-jobs-table.ts'
import {
  editCase,
  fieldOf,
  htmlPages,
  lists,
  listsOfWrenches,
  ofGadget,
  ofHammer,
  ofWrenches,
  pagesOfWrenches,
  reviewHammer,
  reviewsOfHammer,
  simpleCase,
  type PurgeCase,
} from './purge-cases.ts'
import { orderCases, peopleCases } from './purge-orders-table.ts'
import { paymentCases } from './purge-payments-table.ts'
import { listCases } from './purge-lists-table.ts'
import { quoteCases } from './purge-quotes-table.ts'
import { receivedOrderCases } from './purge-received-orders-table.ts'
import { shipmentCases } from './purge-shipments-table.ts'
import { pagesCases } from './purge-pages-table.ts'
import { pictureCases } from './purge-pictures-table.ts'
import { recordCases } from './purge-records-table.ts'
import { serviceAccountCases } from './purge-service-accounts-table.ts'
import { settingsCases } from './purge-settings-table.ts'
import { punchOutCases } from './purge-punch-out-table.ts'
import { webhookCases } from './purge-webhooks-table.ts'
import { restockCases } from './purge-restock-table.ts'
import { undoCases } from './purge-undo-table.ts'

const newTool = {
  name: 'Brand New Pliers',
  image: 'https://pictures.example.com/pliers.webp',
  description: 'Grips.',
  price: '9.00',
  minimum_quantity: 1,
  Stock: 5,
}

const catalogueCases: readonly PurgeCase[] = [
  simpleCase('POST /additems', 'a new tool is listed', 'admin', () => newTool, [
    ...lists,
    'facets',
    'missingPage',
  ]),
  simpleCase(
    'POST /additems',
    'a new size is on the pages of its family',
    'admin',
    () => ({
      ...newTool,
      name: 'Ratchet Wrench 12 mm',
      brand: 'Drevholt',
      family: 'Ratchet',
      category: 'Wrenches',
    }),
    [...listsOfWrenches, ...pagesOfWrenches, 'facets'],
  ),
  editCase('a new name', 'small', { name: 'Renamed Wrench 8 mm' }, ofWrenches),
  editCase('a new price', 'small', { price: '11.50' }, ofWrenches),
  editCase('nothing left in stock', 'small', { Stock: 0 }, [...ofWrenches, 'facets']),
  editCase(
    'another description',
    'small',
    { description: 'Turns nuts.' },
    [...ofWrenches].filter((name) => name !== 'home' && name !== 'suggestions'),
  ),
  editCase(
    'another picture',
    'small',
    { image: 'https://pictures.example.com/2.webp' },
    ofWrenches,
  ),
  editCase(
    'a picture of another host, which the policy of every page names',
    'small',
    { image: 'https://elsewhere.example.com/8.webp' },
    [...new Set([...ofWrenches, ...htmlPages])],
  ),
  editCase(
    'a family that it leaves',
    'small',
    { family: '' },
    ofWrenches.filter((name) => name !== 'suggestions'),
  ),
  editCase(
    'a family that it joins',
    'small',
    { family: 'Ratchet' },
    ofWrenches.filter((name) => name !== 'suggestions'),
  ),
  {
    ...editCase('a new name of a tool with reviews', 'hammer', { name: 'Renamed Hammer' }, [
      ...ofHammer,
      ...reviewsOfHammer,
    ]),
    begin: async (shop) => {
      await reviewHammer(shop, 4, await shop.shop.person('Ned Named'))
      return editCase('', 'hammer', { name: 'Renamed Hammer' }, []).begin(shop)
    },
  },
  simpleCase(
    'POST /stock/:toolId',
    'pieces that were received',
    'admin',
    ({ hammer }) => ({ toolId: hammer.id, kind: 'received', quantity: 7, reason: 'delivery' }),
    ofHammer,
  ),
  simpleCase(
    'PUT /stock',
    'a level by SKU',
    'admin',
    () => ({ rows: [{ sku: 'RW-10', Stock: 7 }] }),
    // The smaller one stands for the family on the front page.
    ofWrenches.filter((name) => name !== 'home' && name !== 'apiSmall'),
  ),
  simpleCase(
    'PUT /prices',
    'a price by SKU',
    'admin',
    () => ({ rows: [{ sku: 'RW-8', price: '13.40' }] }),
    ofWrenches,
  ),
  simpleCase(
    'PUT /tools',
    'fields of a tool by SKU',
    'admin',
    () => ({ rows: [{ sku: 'RW-8', price: '14.40' }] }),
    ofWrenches,
  ),
  {
    route: 'POST /pictures',
    title: 'a picture that no tool has yet',
    begin: async ({ call, fixture }) => {
      const jpeg = await freshJpeg()
      return () => call('POST /pictures', fixture.admin, jpeg)
    },
    changes: 'a picture has a new address, which no answer names until a tool has it',
  },
]

const searchCases: readonly PurgeCase[] = [
  simpleCase(
    'POST /order-pad',
    'terms',
    undefined,
    () => ({ terms: ['CH-1'] }),
    'it reads, and writes nothing',
  ),
  simpleCase(
    'POST /search/words',
    'words that mean the same',
    'admin',
    () => ({ words: ['wrench', 'gadget'] }),
    ofGadget,
  ),
  {
    route: 'PUT /search/words/:id',
    title: 'another word',
    begin: async ({ call, fixture }) => {
      const group = await call('POST /search/words', fixture.admin, { words: ['wrench', 'gizmo'] })
      return () =>
        call('PUT /search/words/:id', fixture.admin, {
          id: fieldOf(group),
          words: ['wrench', 'gadget'],
        })
    },
    changes: ofGadget,
  },
  {
    route: 'DELETE /search/words/:id',
    title: 'words that mean the same no longer',
    begin: async ({ call, fixture }) => {
      const group = await call('POST /search/words', fixture.admin, { words: ['hammer', 'gadget'] })
      return () => call('DELETE /search/words/:id', fixture.admin, { id: fieldOf(group) })
    },
    changes: ofGadget,
  },
]

/** The last ones take away what the others need. */
const lastCases: readonly PurgeCase[] = [
  {
    route: 'PUT /reviews/:id/state',
    title: 'a review that is hidden',
    begin: async (shop) => {
      const { call, fixture } = shop
      const added = await reviewHammer(shop, 2, await shop.shop.person('Hugo Hidden'))
      const id = fieldOf(added, 'insertedId')
      return () =>
        call('PUT /reviews/:id/state', fixture.admin, { id, state: 'hidden', reason: 'insults' })
    },
    changes: [...ofHammer, ...reviewsOfHammer],
  },
  {
    route: 'PUT /reviews/:id/answer',
    title: 'an answer of the shop',
    begin: async (shop) => {
      const { call, fixture } = shop
      const added = await reviewHammer(shop, 2, await shop.shop.person('Anna Answered'))
      const id = fieldOf(added, 'insertedId')
      return () => call('PUT /reviews/:id/answer', fixture.admin, { id, answer: 'We mend it.' })
    },
    changes: reviewsOfHammer,
  },
  {
    route: 'POST /reviews/:id/reports',
    title: 'a report',
    begin: async (shop) => {
      const { call } = shop
      const added = await reviewHammer(shop, 2, await shop.shop.person('Rosa Reported'))
      const id = fieldOf(added, 'insertedId')
      const report = { id, reason: 'insult', note: '', browser: crypto.randomUUID() }
      return () => call('POST /reviews/:id/reports', undefined, report)
    },
    changes: 'only staff see it',
  },
  {
    route: 'POST /tools/:id/put-back',
    title: 'a former price',
    begin: async (shop) => {
      const { call, fixture } = shop
      const edit = await editCase('', 'small', { price: '7.77' }, []).begin(shop)
      await edit()
      const [entry] = await shop.shop.audit.list(
        { actor: fixture.admin },
        { kind: 'tool', record: fixture.small.id },
      )
      return () =>
        call('POST /tools/:id/put-back', fixture.admin, { id: fixture.small.id, entry: entry?.id })
    },
    // It was the lowest price of all: the facets name it.
    changes: [...ofWrenches, 'facets'],
  },
  {
    route: 'POST /tools/:id/restore',
    title: 'a size that was archived',
    begin: async ({ call, fixture: { admin, large } }) => {
      await call('DELETE /tools/:id', admin, { id: large.id })
      return () => call('POST /tools/:id/restore', admin, { id: large.id })
    },
    changes: [...listsOfWrenches, ...pagesOfWrenches, 'facets'],
  },
  {
    route: 'PUT /tools/:id/state',
    title: 'a size that becomes a draft',
    begin: async ({ call, fixture: { admin, large } }) => {
      return () => call('PUT /tools/:id/state', admin, { id: large.id, state: 'draft' })
    },
    changes: [...listsOfWrenches, ...pagesOfWrenches, 'facets'],
  },
  {
    route: 'PUT /tools/:id/state',
    title: 'a draft that goes on sale again',
    begin: async ({ call, fixture: { admin, large } }) => {
      await call('PUT /tools/:id/state', admin, { id: large.id, state: 'draft' })
      return () => call('PUT /tools/:id/state', admin, { id: large.id, state: 'on-sale' })
    },
    changes: [...listsOfWrenches, ...pagesOfWrenches, 'facets'],
  },
  {
    route: 'PUT /desk/states',
    title: 'a draft that goes on sale with others',
    begin: async ({ call, fixture: { admin, large } }) => {
      const set = (state: string) =>
        call('PUT /desk/states', admin, { changes: [{ id: large.id, state }] })
      await set('draft')
      return () => set('on-sale')
    },
    changes: [...listsOfWrenches, ...pagesOfWrenches, 'facets'],
  },
  simpleCase(
    'POST /tools/drafts',
    'a draft, which nobody sees',
    'admin',
    () => ({ name: 'Drafted Hammer', price: '$5' }),
    [],
  ),
  simpleCase('DELETE /tools/:id', 'a size', 'admin', ({ large }) => ({ id: large.id }), [
    ...listsOfWrenches,
    ...pagesOfWrenches,
    'facets',
  ]),
  {
    route: 'DELETE /tools/:id',
    title: 'a tool with reviews',
    begin: async (shop) => {
      const { call, fixture } = shop
      await reviewHammer(shop, 4, await shop.shop.person('Ann Archived'))
      return () => call('DELETE /tools/:id', fixture.admin, { id: fixture.hammer.id })
    },
    // Every list names the categories: there are no hammers any longer.
    changes: [...ofHammer, ...reviewsOfHammer, 'facets', 'category', 'categoryPage'],
  },
  // The last one: while there is no such category, its page shows nothing that others change.
  simpleCase(
    'POST /additems',
    'the first tool of a category, which gets a page',
    'admin',
    () => ({ ...newTool, category: 'Pliers' }),
    [...lists, 'category', 'categoryPage', 'newCategoryPage', 'facets'],
  ),
]

export const purgeTable: readonly PurgeCase[] = [
  ...catalogueCases,
  ...searchCases,
  ...bulkJobCases,
  ...pictureCases,
  ...recordCases,
  ...orderCases,
  ...paymentCases,
  ...quoteCases,
  ...receivedOrderCases,
  ...capabilityRows.flatMap(({ purges }) => purges),
  ...listCases,
  ...shipmentCases,
  ...peopleCases,
  ...accessCases,
  ...agentCases,
  ...companyCases,
  ...holdCases,
  ...priceCases,
  ...settingsCases,
  ...serviceAccountCases,
  ...webhookCases,
  ...punchOutCases,
  ...restockCases,
  ...undoCases,
  ...pagesCases,
  ...lastCases,
]
