/** Bulk edits of chosen tools, tools that a list has no more, and edits of others meanwhile. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { invalidInput } from '../../packages/contract/standard-problems.ts'
import { workbook } from '../../tests/e2e/workbook.ts'
import { rejection } from '../../tests/order-shop.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

let shop: TestShop
let actor: Actor
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Editor', 'admin')
  jobs = jobsOf(shop, actor)
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const nobody = { actor: undefined }
const csv = (...lines: string[]) => strToU8(lines.join('\n'))
const edit = async (input: Parameters<TestShop['bulkJobs']['edit']>[1]) =>
  jobs.settled(await shop.bulkJobs.edit({ actor }, input))
const read = (id: string) => shop.catalogue.read(nobody, { id })
const skusOnSale = async (q: string) =>
  (await shop.search.list(nobody, { q })).map(({ sku }) => sku).toSorted()

describe('a change of prices', () => {
  test('by +3 % to 5 cents reaches one brand with its ladders, and is taken back', async () => {
    const hammer = await shop.tool({
      sku: 'RB-1',
      name: 'Riser Hammer',
      brand: 'Riser',
      price: 1999,
      priceBreaks: [{ from: 12, price: 1500 }],
    })
    const other = await shop.tool({
      sku: 'RB-2',
      name: 'Other Hammer',
      brand: 'Other',
      price: 1999,
    })
    const checked = await edit({
      brand: ['Riser'],
      priceChange: { percent: 3, step: 5, ladder: true },
    })
    expect(checked).toMatchObject({ kind: 'edit', state: 'checked', rows: 1 })
    // 19.99 × 1.03 = 20.5897; 15.00 × 1.03 = 15.45
    expect((await jobs.rows(checked))[0]?.changes).toEqual([
      { field: 'price', from: '$19.99', to: '$20.60' },
      { field: 'price_breaks', from: '12+ $15.00', to: '12+ $15.45' },
    ])
    expect((await jobs.apply(checked, ['changed'])).counts.applied).toBe(1)
    expect(await read(hammer.id)).toMatchObject({
      price: 2060,
      priceBreaks: [{ from: 12, price: 1545 }],
    })
    expect((await read(other.id)).price).toBe(1999)
    await jobs.undo(checked)
    expect(await read(hammer.id)).toMatchObject({
      price: 1999,
      priceBreaks: [{ from: 12, price: 1500 }],
    })
  })

  test('that rounds a row of a ladder up to its price leaves the row out, and warns', async () => {
    const { id } = await shop.tool({
      sku: 'RL-1',
      name: 'Rounded Rasp',
      price: 110,
      priceBreaks: [{ from: 10, price: 108 }],
    })
    const checked = await edit({ ids: [id], priceChange: { percent: 1, step: 10, ladder: true } })
    const [row] = await jobs.rows(checked)
    expect(row?.warnings.map(({ field }) => field)).toEqual(['price'])
    await jobs.apply(checked, ['changed'])
    expect(await read(id)).toMatchObject({ price: 110, priceBreaks: [] })
  })
})

describe('an edit of chosen tools', () => {
  test('sets fields and formulas of those that are named, and of no other', async () => {
    const first = await shop.tool({ sku: 'CH-1', name: 'Chosen Chisel', price: 1000 })
    const second = await shop.tool({ sku: 'CH-2', name: 'Left Chisel', price: 1000 })
    const checked = await edit({
      ids: [first.id],
      constants: { brand: 'Anvil & Sons', category: 'Chisels' },
      formulas: { price: 'price × 1.1, to .25' },
    })
    await jobs.apply(checked, ['changed'])
    expect(await read(first.id)).toMatchObject({
      brand: 'Anvil & Sons',
      category: 'Chisels',
      price: 1100,
    })
    expect((await read(second.id)).price).toBe(1000)
  })
  test('that chooses nothing is refused, and one that sets nothing waits', async () => {
    const refused = await rejection(edit({ brand: ['No Such Brand'] }))
    expect(isProblem(refused, invalidInput)).toBe(true)
    const { id } = await shop.tool({ sku: 'WA-1', name: 'Waiting Awl' })
    const waiting = await edit({ ids: [id] })
    expect(waiting.state).toBe('mapping')
    const checked = await jobs.check(waiting, { constants: { origin: 'SE' } })
    expect(checked.counts.changed).toBe(1)
  })
  test('speaks of no list in its sentences, since there is none', async () => {
    const { id } = await shop.tool({
      sku: 'NL-1',
      name: 'Listless Bolt',
      price: 1000,
      pricePer: 100,
    })
    const begun = await edit({ ids: [id], formulas: { price: 'price × 0.5' } })
    const said = async (job: typeof begun) =>
      (await jobs.rows(job)).flatMap(({ warnings, errors }) => [...warnings, ...errors])
    // Its price is for 100 before and after; that it falls is worth a look.
    expect(await said(begun)).toEqual([
      { field: 'price', why: expect.stringContaining('falls by 50%') },
    ])
    const { revision, image, minimumQuantity, stock, name } = await read(id)
    const fields = { id, revision, image, minimumQuantity, stock, name, description: 'New.' }
    await shop.catalogue.edit({ actor }, { ...fields, price: 1200, pricePer: 100 })
    await jobs.apply(begun, ['changed'])
    const [left] = await jobs.rows(begun, { only: 'left' })
    expect(left?.outcome).toContain('Somebody changed this tool')
    expect(left?.outcome).not.toMatch(/\blist\b/)
  })
  test('goes together with an edit of another field meanwhile, and is taken back without it', async () => {
    const tool = await shop.tool({ sku: 'ME-1', name: 'Merged Mallet', price: 1000, stock: 9 })
    const checked = await edit({
      ids: [tool.id],
      priceChange: { percent: 10, step: 1, ladder: true },
    })
    const { id, revision, image, minimumQuantity, stock, price } = await read(tool.id)
    const fields = { id, revision, image, minimumQuantity, stock, price }
    await shop.catalogue.edit({ actor }, { ...fields, name: 'Renamed Mallet', description: 'New.' })
    expect((await jobs.apply(checked, ['changed'])).counts).toMatchObject({ applied: 1, left: 0 })
    expect(await read(id)).toMatchObject({ name: 'Renamed Mallet', price: 1100 })
    await jobs.undo(checked)
    expect(await read(id)).toMatchObject({ name: 'Renamed Mallet', price: 1000, stock: 9 })
  })
})

describe('a list that has a tool no more', () => {
  test('names it as missing; archived or emptied if chosen so, and taken back', async () => {
    const list = (...skus: string[]) =>
      csv('SKU,Name,Price,Stock', ...skus.map((sku) => `${sku},Gauge ${sku},5,7`))
    const first = await jobs.check(
      await jobs.upload('g.csv', list('GA-1', 'GA-2', 'GA-3')),
      {},
      'Gauges',
    )
    await jobs.apply(first)
    const shorter = async () =>
      jobs.check(await jobs.upload('g2.csv', list('GA-1', 'GA-2')), {}, 'Gauges')
    const second = await shorter()
    expect(second.counts).toMatchObject({ same: 2, missing: 1 })
    expect(await jobs.rows(second, { kind: 'missing' })).toMatchObject([{ sku: 'GA-3' }])
    const apply = async (id: string, missing: 'archive' | 'empty') =>
      jobs.settled(await shop.bulkJobs.apply({ actor }, { id, kinds: ['missing'], missing }))
    await apply(second.id, 'archive')
    expect(await skusOnSale('GA')).toEqual(['GA-1', 'GA-2'])
    await jobs.undo(second)
    expect(await skusOnSale('GA')).toEqual(['GA-1', 'GA-2', 'GA-3'])

    const third = await shorter()
    await apply(third.id, 'empty')
    const stockOf = async () =>
      (await shop.search.list(nobody, { q: 'GA-3' })).map(({ stock }) => stock)
    expect(await stockOf()).toEqual([0])
    await jobs.undo(third)
    expect(await stockOf()).toEqual([7])
    expect((await shop.stock.check()).wrong).toEqual([])
  })
})

test('a workbook has its sheets to choose from; another is read again', async () => {
  const job = await jobs.upload(
    'two.xlsx',
    workbook(
      [
        ['SKU', 'Name'],
        ['S-1', 'Saw'],
        ['S-2', 'Saw'],
        ['S-3', 'Saw'],
      ],
      [
        ['Number', 'Title'],
        ['T-1', 'Trowel'],
      ],
    ),
  )
  expect(job).toMatchObject({ sheet: 'Sheet 1', otherSheets: ['Sheet 2'], rows: 3 })
  const { id } = job
  const other = await shop.bulkJobs.sheet({ actor }, { id, sheet: 'Sheet 2' })
  expect(other).toMatchObject({ sheet: 'Sheet 2', otherSheets: ['Sheet 1'], rows: 1 })
  expect(other.sample).toEqual([['T-1', 'Trowel']])
  const none = await rejection(shop.bulkJobs.sheet({ actor }, { id, sheet: 'Sheet 9' }))
  expect(isProblem(none, invalidInput)).toBe(true)
})
