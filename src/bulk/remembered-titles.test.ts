/** What a title says of one list is not said of the next; what a cell says is not overridden. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

let shop: TestShop
let admin: Actor
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop({ SHOP_CURRENCY: 'EUR' })
  admin = await shop.person('Title Reader', 'admin')
  jobs = jobsOf(shop, admin)
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const upload = (...lines: readonly string[]) => jobs.upload('list.csv', strToU8(lines.join('\n')))

test('for how many a title says that prices are is not remembered', async () => {
  const heading = 'SKU;Name;Preis;X'
  const first = await upload('Alle Preise je 100 Stück;;;', heading, 'RT-1;Screw;3,45;')
  expect(first.mapping.constants.price_per).toBe('100')
  await jobs.check(first, {}, 'Screws Ltd')
  const other = await upload(heading, 'RT-2;Drill;349,00 € / Stück;')
  expect(other.mapping.constants).not.toHaveProperty('price_per')
  const [row] = await jobs.rows(await jobs.check(other))
  expect(row).toMatchObject({ kind: 'new', errors: [] })
  expect(row?.changes).toContainEqual({ field: 'price', from: '', to: '€349.00' })
  expect(row?.changes.find(({ field }) => field === 'price_per')?.to ?? '1').toBe('1')
})

test('a cost is converted to the price unit of each list', async () => {
  const heading = 'SKU;Name;Preis;EK je Stück'
  const first = await upload('Preise je 100 Stück;;;', heading, 'RT-5;Screw;3,45;0,02')
  expect(first.mapping.formulas.cost).toBe('cost × 100 ÷ 1')
  await jobs.check(first, {}, 'Bolts Ltd')
  const next = await upload(heading, 'RT-6;Drill;349,00;200,00')
  const [row] = await jobs.rows(await jobs.check(next, {}, 'Bolts Ltd'))
  expect(row).toMatchObject({ kind: 'new', errors: [] })
  expect(row?.changes).toContainEqual({ field: 'cost', from: '', to: '€200.00' })
  const thousands = await upload('Preise je 1000 Stück;;;', heading, 'RT-7;Nail;34,50;0,02')
  const [nail] = await jobs.rows(await jobs.check(thousands))
  expect(nail?.changes).toContainEqual({ field: 'cost', from: '', to: '€20.00' })
})

test('what a person said without a title is remembered', async () => {
  const heading = 'SKU;Name;Preis;Said'
  const first = await upload(heading, 'RT-3;Screw;3,45;')
  await jobs.check(first, { constants: { price_per: '100' } }, 'Nails Ltd')
  const next = await upload(heading, 'RT-3;Screw;3,55;')
  expect(next.mapping.constants.price_per).toBe('100')
})

test('a rate of exchange and a formula that answer a title are not remembered', async () => {
  const heading = 'SKU;Name;Preis;Abroad'
  const first = await upload('Preise in CHF inkl. MwSt.;;;', heading, 'RT-4;Saw;11,90;')
  await jobs.check(first, { rate: 0.9, formulas: { price: 'price ÷ 1.19' } }, 'Saws Ltd')
  const next = await upload(heading, 'RT-4;Saw;11,90;')
  expect(next.mapping.rate).toBe(1)
  expect(next.mapping.formulas.price ?? '').toBe('')
})

test('the rate of a list is proposed for the next list in its currency, and must be checked', async () => {
  const heading = 'SKU;Name;Preis;Rate'
  const text = ['Preise in CHF;;;', heading, 'RT-8;Saw;10,00;'] as const
  const first = await upload(...text)
  await jobs.check(first, { rate: 0.9 }, 'Swiss Saws')
  const next = await upload(...text)
  expect(next).toMatchObject({ supplier: 'Swiss Saws', mapping: { rate: 0.9, isRateKept: true } })
  const checked = await jobs.check(next, {}, 'Swiss Saws')
  const [row] = await jobs.rows(checked)
  expect(row?.changes).toContainEqual({ field: 'price', from: '', to: '€9.00' })
  expect(row?.warnings).toEqual([
    {
      field: 'rate',
      why: 'The exchange rate 0.9 was saved with the supplier’s last list. One unit of the list’s currency is read as 0.9 EUR. Check the rate.',
    },
  ])
  // A rate that somebody confirms is not asked again, until the next list.
  const confirmed = await jobs.check(checked, { isRateKept: false }, 'Swiss Saws')
  expect((await jobs.rows(confirmed))[0]?.warnings).toEqual([])
  expect((await upload(...text)).mapping).toMatchObject({ rate: 0.9, isRateKept: true })
  // A list in another currency needs its own rate.
  const dollars = await upload('Preise in USD;;;', heading, 'RT-8;Saw;10,00;')
  expect([dollars.mapping.rate, dollars.mapping.isRateKept]).toEqual([1, undefined])
})

test.each([
  ['SKU;Name;Preis je 100;A', 'B-1;Hammer;9,50 / Stück;'],
  ['SKU;Name;Preis;PE', 'B-2;Hammer;9,50 / Stück;100'],
  ['SKU;Name;PE;Preis', 'B-3;Hammer;100;9,50 / Stück'],
  ['Preise je 100 Stück;;;\nSKU;Name;Preis;B', 'B-4;Hammer;9,50 / Stück;'],
  ['SKU;Name;Price per 100;C', 'B-5;Hammer;9.50 each;'],
  ['SKU;Name;Preis je Stück;D', 'B-6;Screw;9,50 / 100;'],
])('“%s” beside “%s” is a contradiction, and said to be one', async (above, line) => {
  const [row] = await jobs.rows(await jobs.check(await upload(above, line)))
  expect(row).toMatchObject({
    kind: 'wrong',
    errors: [{ field: 'price', why: expect.stringMatching(/'9[.,]50.*' is a price per/) }],
  })
})

test.each([
  ['SKU;Name;Preis;PE', 'C-1;Hammer;9,50 / Stück;1', '1'],
  ['SKU;Name;Preis je 100;E', 'C-2;Screw;9,50 / 100 Stk;', '100'],
  ['SKU;Name;Price;F', 'C-3;Hammer;9.50 each;', '1'],
])('“%s” beside “%s” says the same', async (above, line, per) => {
  const [row] = await jobs.rows(await jobs.check(await upload(above, line)))
  expect(row).toMatchObject({ kind: 'new', errors: [] })
  expect(row?.changes.find(({ field }) => field === 'price_per')?.to ?? '1').toBe(per)
})

test.each([
  ['Preise je 100 Stück;\nSKU;Preis', 'P-1;12,00 / Stück'],
  ['SKU;Preis;PE', 'P-1;12,00 / Stück;100'],
])('in a price list “%s” beside “%s” is wrong', async (above, line) => {
  await shop.tool({ sku: 'P-1', name: 'Pliers' }).catch(() => undefined)
  const { id } = await shop.prices.addList({ actor: admin }, { name: above, base: null })
  const { rows } = await shop.bulkJobs.readPrices(
    { actor: admin, fileBytes: strToU8(`${above}\n${line}`) },
    { listId: id, name: 'prices.csv' },
  )
  expect(rows).toMatchObject([{ kind: 'wrong', why: expect.stringContaining('12,00 / Stück') }])
})
