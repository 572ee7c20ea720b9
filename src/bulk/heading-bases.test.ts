/** A price whose heading may be for several numbers of pieces is asked, in every list. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

let shop: TestShop
let admin: Actor
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Buyer Of Lists', 'admin')
  jobs = jobsOf(shop, admin)
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const bytes = (...lines: readonly string[]) => new TextEncoder().encode(lines.join('\n'))
const list = (price: string, ...above: readonly string[]) =>
  bytes(
    ...above,
    `SKU;Name;${price}`,
    ...[1, 2, 3, 4, 5].map((row) => `HB-${row};Screw ${row};850,00`),
  )

test('a heading of a pack without its number: one question, and its answer makes the rows right', async () => {
  const job = await jobs.check(await jobs.upload('pack.csv', list('Preis je VPE')))
  expect(job.counts).toMatchObject({ new: 0, wrong: 5 })
  expect(job.shared).toMatchObject([{ kind: 'error', field: 'price_per', rows: 5 }])
  const answered = await jobs.check(job, { constants: { price_per: '100' } })
  expect(answered.counts).toMatchObject({ new: 5, wrong: 0 })
  const [row] = await jobs.rows(answered)
  expect(row?.changes).toContainEqual({ field: 'price_per', from: '', to: '100' })
})

test('a title above the list says it for all prices', async () => {
  const job = await jobs.upload('titled.csv', list('Preis', 'Preise je 100 Stück'))
  expect(job.mapping.constants.price_per).toBe('100')
})

test('in a file of prices each such row is wrong, and says so', async () => {
  await shop.tool({ sku: 'HB-PL', price: 1000 })
  const { id } = await shop.prices.addList({ actor: admin }, { name: 'Joiners', base: null })
  const file = await shop.bulkJobs.readPrices(
    { actor: admin, fileBytes: bytes('SKU;Preis je VPE', 'HB-PL;9,00') },
    { listId: id, name: 'joiners.csv' },
  )
  expect(file.rows).toMatchObject([{ kind: 'wrong', why: expect.stringContaining('Preis je VPE') }])
})

test.each([
  ['alter Preis', 'neuer Preis'],
  ['Ancien prix', 'Nouveau prix'],
  ['Old price', 'New price'],
  ['Stara cena', 'Nowa cena'],
])(
  'of “%s” and “%s” the new one is the price, in lists and in files of prices',
  async (old, now) => {
    const sku = `HB-NEW-${old.slice(0, 3)}`
    await shop.tool({ sku, price: 1000 })
    const file = bytes(`SKU;Name;${old};${now}`, `${sku};Screw;11,00;12,00`)
    const [row] = await jobs.rows(await jobs.check(await jobs.upload('new.csv', file)))
    expect(row?.changes).toContainEqual({ field: 'price', from: '$10.00', to: '$12.00' })
    const { id } = await shop.prices.addList({ actor: admin }, { name: sku, base: null })
    const { rows } = await shop.bulkJobs.readPrices(
      { actor: admin, fileBytes: file },
      { listId: id, name: 'new.csv' },
    )
    expect(rows).toMatchObject([{ kind: 'new', becomes: { price: 1200 } }])
  },
)

test('a price that its heading says is of a day to come is proposed for that day', async () => {
  const year = new Date().getFullYear() + 1
  const file = bytes(
    `SKU;Name;Preis gültig ab 01.01.${year};Preis bis 31.12.${year - 1}`,
    'HB-DAY;Screw;11,00;10,00',
  )
  const job = await jobs.check(await jobs.upload('day.csv', file))
  expect(job.pricesFrom).toBe(`${year}-01-01`)
})

test('one tool that goes is enough for its column of states, and a word that is none is said', async () => {
  const file = bytes(
    'SKU;Name;Price;Status',
    'HB-S1;Hammer;10,00;Neuheit',
    'HB-S2;Saw;12,00;Auslauf',
    'HB-S3;Axe;14,00;Aktion',
  )
  const rows = await jobs.rows(await jobs.check(await jobs.upload('states.csv', file)))
  expect(rows[1]?.changes).toContainEqual({ field: 'state', from: '', to: 'discontinued' })
  expect(rows[0]?.warnings).toMatchObject([{ field: 'state' }])
})

test.each([
  ['Nettó ár HUF', 'HUF'],
  ['Preis Fr.', 'CHF'],
  ['Preț Lei', 'RON'],
  ['Precio dólares', 'USD'],
])('“%s” is in %s', async (heading, currency) => {
  const job = await jobs.upload('money.csv', bytes(`SKU;Name;${heading}`, 'HB-M;Screw;11,00'))
  expect(job.currency).toBe(currency)
})
