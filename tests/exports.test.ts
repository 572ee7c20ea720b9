/** Exports: each list as a file with exactly the rows of its filter, and nothing in it computes. */
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../src/platform/access/endpoint.ts'
import { staffExport, userExport } from '../src/accounts/export-columns.ts'
import { deletedExport, historyExport } from '../src/audit/export-columns.ts'
import { jobExport } from '../src/bulk/export-columns.ts'
import { jobsOf } from '../src/bulk/test-jobs.ts'
import { recordExport, stateExport } from '../src/catalogue/export-columns.ts'
import { companyExport } from '../src/companies/export-columns.ts'
import { toolExport } from '../src/product-admin/export-columns.ts'
import { createProductAdminService } from '../src/product-admin/service.server.ts'
import { backOrderExport, openLines, orderExport } from '../src/orders/export-columns.ts'
import { reviewExport } from '../src/reviews/export-columns.ts'
import { revisionExport } from '../src/settings/export-columns.ts'
import { ledgerExport } from '../src/stock/export-columns.ts'
import {
  exportCells,
  type ExportCell,
  type ExportColumn,
  type ReadPage,
} from '../src/ui/export-cells.ts'
import { exportFile } from '../src/ui/export-list.client.ts'
import { openTestShop, type TestShop } from './shop.ts'

let shop: TestShop
let actor: Actor
let desk: ReturnType<typeof createProductAdminService>
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Export Admin', 'admin')
  desk = createProductAdminService(shop)
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

/** All cells, read two rows at a time: most lists have several pages then. */
async function cellsOf<Row>(columns: readonly ExportColumn<Row>[], read: ReadPage<Row>) {
  const cells: (readonly ExportCell[])[] = []
  for await (const page of exportCells(columns, read, 2)) cells.push(...page)
  const [headings = [], ...rows] = cells
  const place = (heading: string) => headings.indexOf(heading)
  return { headings, rows, column: (heading: string) => rows.map((row) => row[place(heading)]) }
}
const toolsCsv = async (brand: string) => {
  const pages = exportCells(toolExport, (page) =>
    desk.tools({ actor }, { ...page, brand, sort: 'name' }),
  )
  return (await exportFile('csv', pages)).text()
}

describe('the export of a list has exactly the rows of its filter:', () => {
  test('tools, orders, the ledger and the history', async () => {
    const ids: string[] = []
    for (const sku of ['EX-1', 'EX-2', 'EX-3'])
      ids.push((await shop.tool({ sku, name: `Exported ${sku}`, brand: 'Exporter' })).id)
    await shop.tool({ sku: 'OTHER-1', brand: 'Other', stock: 0 })
    const tools = await cellsOf(toolExport, (page) =>
      desk.tools({ actor }, { ...page, brand: 'Exporter', sort: 'name' }),
    )
    expect(tools.column('SKU')).toEqual(['EX-1', 'EX-2', 'EX-3'])
    expect(tools.column('Price')).toEqual([10, 10, 10])
    const soldOut = await cellsOf(toolExport, (page) =>
      desk.tools({ actor }, { ...page, only: 'out' }),
    )
    expect(soldOut.column('SKU')).toEqual(['OTHER-1'])

    const [toolId = ''] = ids
    const { addorder } = placing()
    const numbers = [
      await addorder(toolId, 1),
      await addorder(toolId, 2),
      await addorder(toolId, 3),
    ]
    await shop.orders.step({ actor }, { number: numbers[0] ?? 0, status: 'confirmed' })
    const placed = await cellsOf(orderExport, (page) =>
      shop.orders.all({ actor }, { ...page, status: 'placed' }),
    )
    expect(placed.column('Number')).toEqual(numbers.slice(1).toReversed())
    expect(placed.column('Total')).toEqual([30, 20])
    expect(placed.column('Lines')).toEqual(['3 × EX-1', '2 × EX-1'])

    const ledger = await cellsOf(ledgerExport, (page) =>
      shop.stock.ledger({ actor }, { ...page, toolId }),
    )
    expect(ledger.column('Change')).toEqual([-3, -2, -1, 50])
    const history = await cellsOf(historyExport, (page) =>
      shop.audit.list({ actor }, { ...page, kind: 'tool', record: toolId }),
    )
    expect(history.column('Operation')).toEqual(['catalogue.add'])
  })

  test('users, staff, reviews, companies', async () => {
    await shop.person('Zoe Exported')
    await shop.person('Yan Exported')
    const users = await cellsOf(userExport, (page) =>
      shop.accounts.list({ actor }, { ...page, q: 'exported' }),
    )
    expect(users.column('Name').toSorted()).toEqual(['Yan Exported', 'Zoe Exported'])
    const staff = await cellsOf(
      staffExport,
      async () => (await shop.accounts.listStaff({ actor }, {})).members,
    )
    expect(staff.column('E-mail')).toContain('export.admin@example.com')
    expect(staff.column('Name')).not.toContain('Zoe Exported')
    await shop.reviews.add({ actor }, { text: '=1+1', title: '' })
    const reviews = await cellsOf(reviewExport, (page) => shop.reviews.list({ actor }, page))
    expect(reviews.column('Review')).toEqual(['=1+1'])
    const company = {
      address: '',
      vatId: '',
      taxNumber: '',
      taxStatus: 'standard' as const,
      terms: '',
      minimumOrder: 0,
      representative: '',
      notes: '',
    }
    for (const name of ['Exported A', 'Exported B', 'Other C'])
      await shop.companies.add({ actor }, { ...company, name })
    const companies = await cellsOf(companyExport, (page) =>
      shop.companies.list({ actor }, { ...page, q: 'exported' }),
    )
    expect(companies.column('Name').toSorted()).toEqual(['Exported A', 'Exported B'])
  })

  test('states, records, jobs, settings, what was deleted', async () => {
    await shop.catalogue.addDraft({ actor }, { name: 'Draft A', price: 100, sku: 'EX-D' })
    const drafts = await cellsOf(stateExport, () =>
      shop.catalogue.states({ actor }, { state: 'draft' }),
    )
    expect(drafts.rows).toEqual([['EX-D', 'Draft A', 'draft', '', '', '', 'image, description']])
    const brands = await cellsOf(recordExport, () =>
      shop.catalogue.records({ actor }, { kind: 'brands' }),
    )
    expect(brands.column('Name').toSorted()).toEqual(['Exporter', 'Other'])
    const { revision } = await shop.settings.read({ actor }, {})
    await shop.settings.save({ actor }, { revision, name: 'Exported Shop' })
    const revisions = await cellsOf(revisionExport, (page) =>
      shop.settings.revisions({ actor }, page),
    )
    expect(revisions.column('Changes')[0]).toContain('Exported Shop')
    const { id } = await shop.tool({ sku: 'GONE-1', name: 'Gone Tool' })
    await shop.catalogue.remove({ actor }, { id })
    const gone = (await shop.catalogue.archived({ actor }, {})).map(
      ({ name, sku, archivedAt }) => ({ name, details: sku, deletedAt: archivedAt }),
    )
    expect((await cellsOf(deletedExport, async () => gone)).column('Details')).toEqual(['GONE-1'])
    const jobs = jobsOf(shop, actor)
    await jobs.upload('exported.csv', new TextEncoder().encode('SKU,Name,Price\nJ-1,Job,5.00\n'))
    const listed = await cellsOf(jobExport, () => shop.bulkJobs.list({ actor }, {}))
    expect([listed.column('File'), listed.column('Rows')]).toEqual([['exported.csv'], [1]])
  })
})

test('the export of back-orders has a row for each open line of the orders in its filter', async () => {
  const { revision } = await shop.settings.read({ actor }, {})
  await shop.settings.save({ actor }, { revision, backOrders: 'yes' })
  const short = await shop.tool({ sku: 'BO-1', name: '=Short Saw', stock: 2 })
  const none = await shop.tool({ sku: 'BO-2', name: 'Missing Mallet', stock: 0 })
  const place = async (toolId: string, quantity: number) =>
    (
      await shop.orders.place(
        { actor, idempotencyKey: crypto.randomUUID() },
        { toolId, quantity, phone: '+1 555 0100', address: '1 Anvil Row', backOrder: true },
      )
    ).number
  const numbers = [await place(short.id, 5), await place(none.id, 4), await place(none.id, 1)]
  await shop.orders.setExpectedDay(
    { actor },
    { number: numbers[1] ?? 0, line: 1, day: '2199-05-05' },
  )
  const saved = (state?: 'ready' | 'waiting') =>
    cellsOf(backOrderExport, async (page) =>
      openLines(await shop.orders.backOrders({ actor }, { ...page, ...(state ? { state } : {}) })),
    )
  const all = await saved('waiting')
  expect(all.column('Order')).toEqual(numbers)
  expect(all.column('SKU')).toEqual(['BO-1', 'BO-2', 'BO-2'])
  expect([all.column('Reserved'), all.column('Waiting')]).toEqual([
    [2, 0, 0],
    [3, 4, 1],
  ])
  expect(all.column('Expected on')[1]).toBe('2199-05-05')
  // Nothing of it is confirmed.
  expect((await saved('ready')).rows).toEqual([])
  const file = await exportFile(
    'csv',
    exportCells(backOrderExport, async (page) =>
      openLines(await shop.orders.backOrders({ actor }, page)),
    ),
  )
  expect(await file.text()).toContain("'=Short Saw")
})

const placing = () => ({
  addorder: async (toolId: string, quantity: number): Promise<number> => {
    const { number } = await shop.orders.place(
      { actor, idempotencyKey: crypto.randomUUID() },
      { toolId, quantity, phone: '+1 555 0100', address: '1 Anvil Row' },
    )
    return number
  },
})

test('after the undo of an import the export of tools is as before, but for what was sold', async () => {
  const brand = 'Undone'
  const ids: string[] = []
  for (const sku of ['UN-1', 'UN-2']) {
    const { id } = await shop.tool({
      sku,
      name: `Tool ${sku}`,
      brand,
      price: 900,
      cost: 500,
      reorderLevel: 10,
      bin: 'A-1',
      priceBreaks: [{ from: 12, price: 800 }],
    })
    ids.push(id)
  }
  const before = await toolsCsv(brand)
  const jobs = jobsOf(shop, actor)
  const list = [
    'SKU,Name,Brand,Price,Cost,Reorder level,Bin,Stock',
    'UN-1,Renamed,Undone,9.50,6.00,20,B-07,70',
    'UN-2,Tool UN-2,Undone,11.00,,,,5',
    'UN-3,Added,Undone,1.00,0.50,5,C-1,9',
  ]
  const job = await jobs.check(
    await jobs.upload('undone.csv', new TextEncoder().encode(list.join('\n'))),
  )
  await jobs.apply(job)
  const applied = await toolsCsv(brand)
  expect(applied).toContain('UN-1,Renamed,Undone,')
  expect(applied).toContain(',6,70,20,B-07,')
  expect(applied).toContain('UN-3')
  // A sale in between is no touch: the undo takes back what the import added, not what was sold.
  await placing().addorder(ids[0] ?? '', 1)
  await jobs.undo(job)
  expect(before).toContain('UN-1,Tool UN-1,Undone,,,on-sale,9,1,12+ 8.00,5,50,10,A-1,')
  expect(await toolsCsv(brand)).toBe(before.replace('8.00,5,50,10,', '8.00,5,49,10,'))
})

describe('a file', () => {
  const hostile = ['=cmd|/C calc', '+1+1', '-2+3', '@SUM(A1)', '\tTab', 'a,"b"\nc', '<b>&', '-12.5']
  const columns: readonly ExportColumn<string>[] = [
    ['Text', (text) => text],
    ['Count', (text) => text.length],
  ]
  const read: ReadPage<string> = async () => hostile

  test('of CSV has no formula: an apostrophe stands before what a spreadsheet would compute', async () => {
    const csv = await (await exportFile('csv', exportCells(columns, read))).text()
    expect(csv.split('\r\n')).toEqual([
      'Text,Count',
      "'=cmd|/C calc,12",
      "'+1+1,4",
      "'-2+3,4",
      "'@SUM(A1),8",
      "'\tTab,4",
      '"a,""b""\nc",7',
      '<b>&,4',
      '-12.5,5',
      '',
    ])
  })

  test('of Excel holds texts as texts and numbers as numbers', async () => {
    const file = await exportFile('xlsx', exportCells(columns, read))
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('<is><t xml:space="preserve">=cmd|/C calc</t></is></c><c><v>12</v></c>')
    expect(sheet).toContain('&lt;b&gt;&amp;')
    expect(sheet).not.toContain('<f>')
    expect([...sheet.matchAll(/<row /g)]).toHaveLength(hostile.length + 1)
  })
})
