/** The rows of the purge table for bulk jobs: what they do to tools, they do in the background. */
import { jobsOf } from '../../src/bulk/test-jobs.ts'
import { workbook } from '../e2e/workbook.ts'
import { fieldOf, type PurgeCase } from './purge-cases.ts'
import type { PurgeShop } from './purge-shop.ts'

const file = new TextEncoder().encode('SKU,Name,Price\nLIST-1,Listed Tool,5.00\n')
const mapping = {
  columns: ['sku', 'name', 'price'],
  decimals: 'dot',
  rate: 1,
  constants: {},
  defaults: {},
  formulas: {},
}
/** A job whose rows are checked, with nobody working on jobs any longer. */
const checked = async (shop: PurgeShop): Promise<string> => {
  const { bulkJobs } = shop.shop
  const jobs = jobsOf({ bulkJobs }, shop.fixture.admin)
  await bulkJobs.runner.start()
  const { id } = await jobs.check(await jobs.upload('list.csv', file))
  await bulkJobs.runner.close()
  return id
}
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

const sheets = () =>
  workbook(
    [
      ['SKU', 'Name'],
      ['LIST-9', 'Rasp'],
    ],
    [['SKU', 'Name'], ...['Awl', 'Rasp', 'File', 'Plane'].map((name) => [`LIST-${name}`, name])],
  )

export const bulkJobCases: readonly PurgeCase[] = [
  {
    route: 'POST /bulk-edits',
    title: 'an edit of chosen tools',
    begin:
      async ({ call, fixture }) =>
      () =>
        call('POST /bulk-edits', fixture.admin, { constants: { brand: 'Anvil & Sons' } }),
    changes: 'it is checked in the background, and no tool is changed',
  },
  {
    route: 'PUT /bulk-jobs/:id/sheet',
    title: 'another sheet of a workbook',
    begin: async ({ call, fixture }) => {
      const id = fieldOf(await call('POST /bulk-files/:name', fixture.admin, sheets()), 'id')
      return () => call('PUT /bulk-jobs/:id/sheet', fixture.admin, { id, sheet: 'Sheet 1' })
    },
    changes: 'a list is read, and no tool is changed',
  },
  {
    route: 'POST /bulk-files/:name',
    title: 'a list of a supplier',
    begin:
      async ({ call, fixture }) =>
      () =>
        call('POST /bulk-files/:name', fixture.admin, file),
    changes: 'a list is read, and no tool is changed',
  },
  {
    route: 'PUT /bulk-jobs/:id/mapping',
    title: 'what its columns are',
    begin: async ({ call, fixture }) => {
      const id = fieldOf(await call('POST /bulk-files/:name', fixture.admin, file), 'id')
      return () => call('PUT /bulk-jobs/:id/mapping', fixture.admin, { id, supplier: '', mapping })
    },
    changes: 'it is checked in the background, and no tool is changed',
  },
  {
    route: 'POST /bulk-jobs/:id/preview',
    title: 'the first rows as a mapping would read them',
    begin: async ({ call, fixture }) => {
      const id = fieldOf(await call('POST /bulk-files/:name', fixture.admin, file), 'id')
      return () => call('POST /bulk-jobs/:id/preview', fixture.admin, { id, mapping })
    },
    changes: 'nothing is written',
  },
  {
    route: 'POST /bulk-jobs/:id/apply',
    title: 'a list that was checked',
    begin: async (shop) => {
      const id = await checked(shop)
      return () =>
        shop.call('POST /bulk-jobs/:id/apply', shop.fixture.admin, { id, kinds: ['new'] })
    },
    changes: 'tools are written in the background, which purges as their own operations do',
  },
  {
    route: 'POST /bulk-jobs/:id/undo',
    title: 'a list that waits for its time',
    begin: async (shop) => {
      const [id, { admin }] = [await checked(shop), shop.fixture]
      await shop.call('POST /bulk-jobs/:id/apply', admin, { id, kinds: ['new'], at: tomorrow() })
      return () => shop.call('POST /bulk-jobs/:id/undo', admin, { id })
    },
    changes: 'tools are written in the background, which purges as their own operations do',
  },
]
