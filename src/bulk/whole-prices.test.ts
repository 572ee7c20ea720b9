/** Lists that are right to read and may be wrong by a hundred, or by what a download has lost. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: TestShop
let jobs: JobActions
let staff: Actor
beforeAll(async () => {
  shop = await openTestShop()
  staff = await shop.person('Reader Of Cents', 'admin')
  jobs = jobsOf(shop, staff)
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const check = async (text: string) => jobs.check(await jobs.upload('list.csv', strToU8(text)))
const lines = (...rows: readonly string[]) => rows.map((row) => `${row}\n`).join('')
const numbered = (prefix: string, prices: readonly string[]) =>
  prices.map((price, index) => `${prefix}-${index};Saw ${index};${price}`)
const pricesOf = async (job: Awaited<ReturnType<typeof check>>) =>
  (await jobs.rows(job)).map(
    ({ changes }) => changes.find(({ field }) => field === 'price')?.to ?? '',
  )
/** Rows that ask something. */
const askedIn = async (text: string) =>
  (await jobs.rows(await check(text))).flatMap(({ sku, warnings }) =>
    warnings.length > 0 ? [sku] : [],
  )

test('prices that are all whole may be cents: one question, and one answer that is kept for the supplier', async () => {
  const rows = numbered('WA', ['1299', '849', '2490', '19900', '450'])
  const text = lines('SKU;Name;Price', ...rows)
  const job = await check(text)
  expect(job.shared).toEqual([
    {
      kind: 'warning',
      field: 'whole_prices',
      rows: 5,
      why: expect.stringContaining('prices are in cents.'),
    },
  ])
  expect(await pricesOf(job)).toEqual(['$1299.00', '$849.00', '$2490.00', '$19900.00', '$450.00'])

  const answered = await jobs.check(job, { wholePrices: 'cents' }, 'Cent & Sons')
  expect(answered.shared).toEqual([])
  expect(await pricesOf(answered)).toEqual(['$12.99', '$8.49', '$24.90', '$199.00', '$4.50'])
  await jobs.apply(answered, ['new'])
  // Whose list it is, headings do not say: of tools that the shop does not know it is asked again.
  const other = await check(
    lines('SKU;Name;Price', ...numbered('WX', ['1299', '849', '2490', '19900', '450'])),
  )
  expect([other.mapping.wholePrices, other.shared[0]?.field]).toEqual([undefined, 'whole_prices'])
  const next = await jobs.upload('next.csv', strToU8(text.replace('1299', '1399')))
  expect(next.mapping.wholePrices).toBeUndefined()
  const again = await jobs.check(next, {}, 'Cent & Sons')
  expect([again.shared, again.mapping.wholePrices]).toEqual([[], 'cents'])
  expect((await pricesOf(again))[0]).toBe('$13.99')
  const ofOther = await jobs.check(await jobs.upload('x.csv', strToU8(text)), {}, 'Other & Sons')
  expect(ofOther.shared[0]?.field).toBe('whole_prices')

  const fresh = await jobs.upload('units.csv', strToU8(text.replaceAll('WA-', 'WY-')))
  const units = await jobs.check(fresh, { wholePrices: 'units' })
  expect([units.shared, (await pricesOf(units))[0]]).toEqual([[], '$1299.00'])
})

test('a ladder and a cost are in cents as the price is', async () => {
  const text = lines(
    'SKU;Name;Price;ab 10;Cost',
    'WB-1;Saw;1299;1199;800',
    'WB-2;File;2499;2399;900',
  )
  const [row] = await jobs.rows(await jobs.check(await check(text), { wholePrices: 'cents' }))
  const said = Object.fromEntries((row?.changes ?? []).map(({ field, to }) => [field, to]))
  expect(said).toMatchObject({ price: '$12.99', cost: '$8.00' })
  expect(JSON.stringify(said)).toContain('11.99')
})

test.each([
  ['a price with decimals', ['1299', '849', '24.90']],
  ['a price of two digits', ['1299', '849', '24']],
  ['the sign of a currency', ['$1299', '$849', '$240']],
])('%s says that whole prices are no cents', async (_what, prices) => {
  const job = await check(lines('SKU;Name;Price', ...numbered('WC', prices)))
  expect(job.counts.warned).toBe(0)
})

test('what the shop sells for says it too: alike is no question, a hundredth is named', async () => {
  // Answers are kept by headings.
  const heading = 'Article;Name;Price'
  const [first, second] = ['WD-0;Saw 0;', 'WD-1;Saw 1;']
  const stored = await check(lines(heading, `${first}12.99`, `${second}84.00`))
  await jobs.apply(stored, ['new'])

  const inCents = await check(lines(heading, `${first}1299`, `${second}8400`))
  const [row] = await jobs.rows(inCents)
  expect(row?.warnings.map(({ why }) => why).join(' ')).toContain('2 of the articles')

  await jobs.apply(await check(lines(heading, `${first}1250.00`, `${second}8400.00`)))
  const inUnits = await check(lines(heading, `${first}1299`, `${second}8500`))
  expect(inUnits.counts.warned).toBe(0)
})

test('a price that becomes a hundred times what it was is a warning in any list', async () => {
  await jobs.apply(await check(lines('SKU;Name;Price', 'WE-1;Saw;12.99')), ['new'])
  expect(await askedIn(lines('SKU;Name;Price', 'WE-1;Saw;1299.00'))).toEqual(['WE-1'])
})

const whole = ['WF-1;Saw;29.90', 'WF-2;File;12.50', 'WF-3;Axe;45.00']

test.each([
  ['in the decimals', 'WF-4;Saw;29.9'],
  ['before the decimals', 'WF-4;Saw;2'],
  ['behind the sign', 'WF-4;Saw;29.'],
  ['before the price', 'WF-3;Sa'],
])('a file that ends in its last row, cut off %s, is asked about', async (_where, last) => {
  const job = await check(['SKU;Name;Price', ...whole, last].join('\n'))
  const [row] = (await jobs.rows(job)).filter(({ sku }) => sku === last.slice(0, 4)).toReversed()
  const said = [...(row?.warnings ?? []), ...(row?.errors ?? [])].map(({ why }) => why)
  expect(said.join(' ')).toContain('without a line break')
})

test.each([
  ['as many decimals', ['SKU;Name;Price', ...whole, 'WG-4;Saw;2.50']],
  ['decimals that come and go', ['SKU;Name;Price', ...whole, 'WG-3;Saw;7', 'WG-4;Saw;12']],
  [
    'a short stock',
    ['SKU;Name;Price;Stock', ...whole.map((row) => `${row};12`), 'WG-4;Saw;9.90;5'],
  ],
  ['a text', ['SKU;Price;Name', 'WG-1;9.90;Saw', 'WG-2;7.90;File', 'WG-3;7.90;Axe']],
])('a whole file without a line end is not: %s', async (_what, rows) => {
  expect(await askedIn(rows.join('\n'))).toEqual([])
})

test('the same row with a line end behind it is whole', async () => {
  expect(await askedIn(lines('SKU;Name;Price', ...whole, 'WH-4;Saw;2'))).toEqual([])
})

test('a word that is the beginning of one that its column repeats is asked about', async () => {
  const rows = ['1', '2', '3', '4'].map((index) => `WI-${index};Saw;9.90;Hammers`)
  expect(
    await askedIn(['SKU;Name;Price;Category', ...rows, 'WI-5;Axe;9.90;Ham'].join('\n')),
  ).toEqual(['WI-5'])
})

describe('files of prices for customers', () => {
  const readPrices = async (text: string) => {
    const name = `List ${crypto.randomUUID()}`
    const { id: listId } = await shop.prices.addList({ actor: staff }, { name, base: null })
    const { rows } = await shop.bulkJobs.readPrices(
      { actor: staff, fileBytes: strToU8(text) },
      { listId, name: 'prices.csv' },
    )
    return rows.map(({ warnings }) => warnings.join(' '))
  }
  beforeAll(async () => {
    await jobs.apply(
      await check(lines('Code;Name;Price', 'WJ-1;Saw;12.99', 'WJ-2;File;84.00', 'WJ-3;Axe;45.00')),
      ['new'],
    )
  })

  test('whole ones that are a hundred times those of the shop are asked about', async () => {
    const [first, second] = await readPrices(lines('SKU;Price', 'WJ-1;1199', 'WJ-2;7900'))
    expect(first).toContain('in cents')
    expect(second).toContain('2 of the articles')
  })
  test.each([
    ['with decimals', lines('SKU;Price', 'WJ-1;11.99', 'WJ-2;79.00')],
    ['like those of the shop', lines('SKU;Price', 'WJ-2;101', 'WJ-3;100')],
  ])('those %s are not', async (_what, text) => {
    expect(await readPrices(text)).toEqual(['', ''])
  })
  test('a file that ends in its last price is asked about', async () => {
    const text = 'SKU;Price\nWJ-1;11.99\nWJ-2;79.00\nWJ-3;4'
    expect((await readPrices(text))[2]).toContain('without a line break')
    expect(await readPrices(`${text}\n`)).toEqual(['', '', ''])
  })
})
