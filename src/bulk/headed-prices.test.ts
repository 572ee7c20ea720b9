/** What the headings of prices leave open is asked: which of several, when, before or after what. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPricesShop, type PricesShop } from '../prices/test-shop.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: PricesShop
let jobs: JobActions
let listId = ''
beforeAll(async () => {
  shop = await openPricesShop(() => new Date('2026-11-22T12:00:00Z'), { SHOP_CURRENCY: 'EUR' })
  jobs = jobsOf(shop, shop.admin)
  await shop.tool({ sku: 'HP-1', price: 1000 })
  listId = await shop.list('Headed')
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const bytesOf = (lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`)

/** What is said of the only row of a list: what is wrong with it, and what is asked. */
async function imported(...lines: readonly string[]) {
  const job = await jobs.check(await jobs.upload('list.csv', bytesOf(lines)))
  const [row] = await jobs.rows(job)
  return {
    errors: row?.errors.map(({ why }) => why).join(' ') ?? '',
    warnings: row?.warnings.map(({ why }) => why).join(' ') ?? '',
  }
}
async function priced(...lines: readonly string[]) {
  const { rows } = await shop.bulkJobs.readPrices(
    { actor: shop.admin, fileBytes: bytesOf(lines) },
    { listId, name: 'prices.csv' },
  )
  const [row] = rows
  return { errors: row?.why ?? '', warnings: row?.warnings.join(' ') ?? '' }
}

test.each([
  ['Preis', 'VK'],
  ['Price', 'Retail price'],
  ['Price', 'List price'],
  ['Preis', 'UVP'],
  ['Preis', 'Einzelpreis'],
  ['Prix', 'Prix public'],
  ['Prezzo', 'Listino'],
  ['Precio', 'PVP'],
  ['Prijs', 'Adviesprijs'],
  ['Cena', 'Cena detaliczna'],
  ['Pris', 'Cirkapris'],
  ['Preis', 'Endkundenpreis'],
])('of “%s” and “%s” the other is asked about', async (price, other) => {
  const lines = [`SKU;Name;${price};${other}`, 'HP-1;Hammer;9,50;19,90']
  const question = `'${other}' contains 19,90 in this row and is not used`
  expect((await imported(...lines)).warnings).toContain(question)
  const { errors, warnings } = await priced(...lines)
  expect(errors + warnings).toContain(question)
})

test.each([
  ['Percent of list', '85'],
  ['Prozent vom LP', '85'],
  ['Percent markup', '15'],
  ['Percent increase', '15'],
  ['Percent margin', '15'],
  ['Commission percent', '15'],
  ['Discount $', '1.50'],
  ['Rabatt (EUR)', '1,50'],
  ['Remise en €', '1,50'],
  ['Discount amount', '1.50'],
  ['Rabattbetrag', '1,50'],
  ['Discount per unit', '1.50'],
  ['Discount', '1,50 €'],
  ['Discount from 100 pcs', '10'],
  ['Remise max %', '10'],
])('“%s” is no discount that is taken off', async (heading, cell) => {
  const lines = [`SKU;${heading}`, `HP-1;${cell}`]
  await expect(priced(...lines)).rejects.toThrow(/none of the headings/i)
})

test.each([
  'Discount',
  'Discount %',
  'Rabatt in %',
  'Remise (%)',
  'Disc',
  'Sconto 1',
  'Your discount',
])('“%s” is one', async (heading) => {
  expect((await priced(`SKU;${heading}`, 'HP-1;12')).errors).toBe('')
})

test('a price beside what the shop pays is read as both, and asked about in a price list', async () => {
  const lines = ['SKU;Name;Preis;EK', 'HP-1;Hammer;19,90;9,50']
  expect(await imported(...lines)).toEqual({ errors: '', warnings: '' })
  expect((await priced(...lines)).warnings).toContain("'EK' contains 9,50 in this row")
  const costs = ['SKU;Name;Händlerpreis;Endkundenpreis', 'HP-1;Hammer;9,50;19,90']
  expect((await imported(...costs)).warnings).toContain(
    "'Endkundenpreis' contains 19,90 in this row",
  )
})

test.each([
  ['Preis;UVP', '9,50;9,50'],
  ['Preis;Preis/100', '9,50;950,00'],
  ['Preis netto;Preis inkl. MwSt.', '10,00;11,90'],
  ['Preis EUR;Preis USD', '9,50;10,20'],
  ['alter Preis;neuer Preis', '9,50;10,20'],
])('nothing is asked of “%s”: %s', async (headings, cells) => {
  const lines = [`SKU;Name;${headings}`, `HP-1;Hammer;${cells}`]
  expect(await imported(...lines)).toEqual({ errors: '', warnings: '' })
  expect(await priced(...lines)).toEqual({ errors: '', warnings: '' })
})

test.each(['Preis -10 %', 'Price less 10%', 'Preis abzgl. 10%', 'Preis +5%', 'Prix -15 %'])(
  '“%s” is before the percentage or after it: asked',
  async (heading) => {
    const lines = [`SKU;Name;${heading}`, 'HP-1;Hammer;9,50']
    const question = `'${heading}' contains a percentage`
    expect((await imported(...lines)).warnings).toContain(question)
    expect((await priced(...lines)).warnings).toContain(question)
  },
)

test.each([
  'TEUR',
  'Price in thousands',
  'Preis in Tsd',
  'Preis (TEUR)',
  'Prix en milliers',
  'Preis T€',
])('“%s” is never a price as it is written', async (heading) => {
  const lines = [`SKU;Name;${heading}`, 'HP-1;Hammer;9,50']
  expect((await imported(...lines)).errors).toContain(`'${heading}' can mean amounts in thousands`)
  if (heading !== 'TEUR')
    expect((await priced(...lines)).errors).toContain(`'${heading}' can mean amounts in thousands`)
})

test.each([
  ['Price 2027', '2027-01-01'],
  ['Preis ab 01.01.2027', '2027-01-01'],
  ['Price Q1/2027', '2027-01-01'],
  ['Price 3/4/2027', '3/4/2027'],
  ['Preis bis 31.12.2026', '2026-12-31'],
])('an import says of “%s” that it is of %s', async (heading, day) => {
  const { warnings } = await imported(`SKU;Name;${heading}`, 'HP-1;Hammer;9,50')
  expect(warnings).toContain(`'${heading}' contains ${day}`)
})

test('the year that is there is no day to come, and a column of days is none of prices', async () => {
  expect(await imported('SKU;Name;Preis 2026', 'HP-1;Hammer;9,50')).toEqual({
    errors: '',
    warnings: '',
  })
  const { warnings } = await imported('SKU;Name;Price;Price valid from', 'HP-1;A;9.50;2027-01-01')
  expect(warnings).not.toContain('Check whether this is the price')
  expect(warnings).toContain("'Price valid from' contains 2027-01-01")
})

test('what is left after a discount is a price, and no percentage', async () => {
  for (const heading of ['Preis nach Rabatt', 'Price after discount', 'Prix après remise']) {
    const { rows } = await shop.bulkJobs.readPrices(
      { actor: shop.admin, fileBytes: bytesOf([`SKU;${heading}`, 'HP-1;9.50']) },
      { listId, name: 'prices.csv' },
    )
    expect(rows).toMatchObject([{ becomes: { price: 950 } }])
  }
})

test('a rate of tax that is neither added nor left out is asked about', async () => {
  const { warnings } = await imported('SKU;Name;Preis 19% MwSt.', 'HP-1;Hammer;9,50')
  expect(warnings).toContain("'Preis 19% MwSt.' may include tax")
  for (const heading of ['Preço sem IVA', 'Preis + MwSt.', 'Ár ÁFA nélkül', 'Cena nie zawiera VAT'])
    expect(await imported(`SKU;Name;${heading}`, 'HP-1;Hammer;9,50')).toEqual({
      errors: '',
      warnings: '',
    })
})
