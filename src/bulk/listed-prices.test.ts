/** What columns and headings say of the prices beside them: for how many, in cents, in a currency. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

let shop: TestShop
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop({ SHOP_CURRENCY: 'EUR' })
  jobs = jobsOf(shop, await shop.person('Meaning', 'admin'))
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

/** '12.50 / 100' of each row, or the fields that are wrong. */
async function pricesOf(...lines: readonly string[]) {
  const job = await jobs.check(await jobs.upload('list.csv', strToU8(lines.join('\n'))))
  return (await jobs.rows(job)).map(({ changes, errors }) => {
    const valueOf = (name: string) => changes.find(({ field }) => field === name)?.to
    return errors.length > 0
      ? `wrong ${errors.map(({ field }) => field).join(' ')}`
      : `${valueOf('price')?.slice(1)} / ${valueOf('price_per') ?? 1}`
  })
}

test('M beside C and EA is a thousand', async () => {
  expect(
    await pricesOf(
      'Artikelnr;Bezeichnung;VK;ME',
      'M-1;Schraube;12,50;C',
      'M-2;Bolzen;98,00;M',
      'M-3;Hammer;9,90;EA',
    ),
  ).toEqual(['12.50 / 100', '98.00 / 1000', '9.90 / 1'])
})

test('M beside metres is a metre, and so is a small one', async () => {
  expect(
    await pricesOf('Artikelnr;Bezeichnung;VK;pro', 'N-1;Kabel;1,20;m', 'N-2;Schraube;3,40;C'),
  ).toEqual(['1.20 / 1', '3.40 / 100'])
})

test.each([
  ['Price per dozen', '12.00', '1.00 / 1'],
  ['Preis je 50 Stück', '12.00', '0.24 / 1'],
  ['Price per gross', '144.00', '1.00 / 1'],
  ['Price in cents', '1250', '12.50 / 1'],
  ['Preis (ct)', '12.5', '1.25 / 10'],
  ['Price per 100', '12.50', '12.50 / 100'],
])('below %s, %s is %s', async (heading, price, expected) => {
  expect(await pricesOf(`SKU;Name;${heading}`, `D-1;Chisel;${price}`)).toEqual([expected])
})

test('a column of decimals says how many digits of a price are decimals', async () => {
  expect(
    await pricesOf(
      'SKU;Name;Price;Decimals',
      'E-1;Hammer;1250;2',
      'E-2;Saw;990;1',
      'E-3;Rasp;9.90;2',
    ),
  ).toEqual(['12.50 / 1', '99.00 / 1', '9.90 / 1'])
})

test('a row in another currency than the list is wrong, wherever its currency stands', async () => {
  expect(
    await pricesOf('SKU;Name;Price;Currency', 'F-1;Hammer;12.50;EUR', 'F-2;Saw;9.90;USD'),
  ).toEqual(['12.50 / 1', 'wrong price'])
})
