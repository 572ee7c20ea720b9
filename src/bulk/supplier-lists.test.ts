/** Three price lists as suppliers send them, each from file to shop and back. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { JobDetail } from './job-fields.ts'
import { jobsOf, type JobActions } from './test-jobs.ts'

let shop: TestShop
let jobs: JobActions
beforeAll(async () => {
  shop = await openTestShop()
  jobs = jobsOf(shop, await shop.person('Buyer Of Lists', 'admin'))
  await shop.bulkJobs.runner.start()
})
afterAll(() => shop.close())

const list = (name: string) => readFileSync(`tests/supplier-lists/${name}`)
const toolOf = async (sku: string) => {
  const { tools } = await shop.search.resolve({ actor: undefined }, { terms: [sku] })
  return shop.catalogue.read({ actor: undefined }, { id: tools[0]?.id ?? '' })
}
/** The rows of a kind by their SKU, with the fields that are wrong. */
const wrong = async (job: JobDetail) =>
  (await jobs.rows(job, { kind: 'wrong' })).map(({ sku, errors }) => [
    sku,
    ...errors.map(({ field }) => field),
  ])
const warned = async (job: JobDetail) =>
  (await jobs.rows(job, { only: 'warned' }))
    .filter(({ kind }) => kind !== 'ignored')
    // Without a rate, each price of this list says that it is in another currency; whether weights
    // are per 100, too, is asked once.
    .map(({ sku, warnings }) => [
      sku,
      ...warnings
        .map(({ field }) => field)
        .filter((field) => field !== 'rate' && field !== 'weight_base'),
    ])

describe('nordwerk-2026-12.csv', () => {
  let job: JobDetail
  test('is read: encoding, heading below two titles, decimal commas, columns', async () => {
    job = await jobs.upload('nordwerk-2026-12.csv', list('nordwerk-2026-12.csv'))
    expect(job.headings.slice(0, 4)).toEqual(['Artikelnr.', 'Bezeichnung', 'EAN', 'VK netto'])
    expect(job.sample[0]?.[1]).toBe('Ringmaulschlüssel 6 mm')
    expect(job.mapping.decimals).toBe('comma')
    expect(job.mapping.columns).toEqual([
      'sku',
      'name',
      'gtin',
      'price',
      'price_per',
      'cost',
      'pack_size',
      'minimum_quantity',
      'weight',
      'tax_class',
      'origin',
      'image',
      'state',
    ])
  })
  test('is checked: each fault is named at its row, warnings apart, and no tool is changed', async () => {
    job = await jobs.check(job)
    expect(job.counts).toMatchObject({ new: 144, changed: 0, same: 0, wrong: 5, ignored: 2 })
    expect(await wrong(job)).toEqual([
      ['87 01 060', 'price'], // empty
      ['87 01 090', 'price'], // 'auf Anfrage'
      ['87 01 160', 'pack_size'], // 0
      ['87 01 205', 'minimum_quantity'], // 13 in packs of 12
      ['87 01 265', 'name', 'description'], // no name
    ])
    expect(await warned(job)).toEqual([
      ['87 01 025', 'gtin'], // check digit
      ['8701115', 'sku'], // another article than '87 01 115'?
      ['87 01 445', 'gtin'], // twice
      ['87 01 480', 'price'], // below its cost
    ])
    expect(await shop.catalogue.isEmpty()).toBe(true)
  })
  test('is applied: the tools are in the shop with all that the list says', async () => {
    job = await jobs.apply(job)
    expect(job).toMatchObject({ state: 'applied', counts: { applied: 144, left: 0 } })
    expect(await toolOf('87 01 305')).toMatchObject({
      name: 'Steckschlüssel-Einsatz 1/2" 19 mm',
      price: 123_450,
      gtin: '4250012344272',
      origin: 'CZ',
      packSize: 10,
      minimumQuantity: 10,
      image: 'https://bilder.nordwerk.example/8701305.jpg',
    })
    // PE 100: less than a cent apiece.
    expect(await toolOf('87 01 460')).toMatchObject({ price: 345, pricePer: 100 })
    const { tools } = await shop.search.resolve({ actor: undefined }, { terms: ['4250012340007'] })
    expect(tools).toEqual([])
  })
  test('the same list again changes nothing, and what was wrong comes back as a file', async () => {
    const again = await jobs.check(
      await jobs.upload('nordwerk-2026-12.csv', list('nordwerk-2026-12.csv')),
    )
    expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 144, wrong: 5 })
    const text = await jobs.wrongRows(again)
    const [title = '', currency = '', heading = '', ...lines] = text.trimEnd().split('\r\n')
    expect(title).toContain('Nordwerk Werkzeug GmbH')
    expect(currency).toContain('alle Preise in EUR')
    expect(heading.startsWith('Artikelnr.,Bezeichnung,EAN')).toBe(true)
    expect(heading.endsWith(',row,why')).toBe(true)
    expect(lines).toHaveLength(5)
    expect(text).toContain("price: 'auf Anfrage' is not a number.")
  })
  test('a list with a rise is applied and taken back: prices are as before', async () => {
    const dearer = await jobs.upload('dearer.csv', list('nordwerk-2026-12.csv'))
    const checked = await jobs.check(dearer, {
      columns: dearer.mapping.columns.map((target) => (target === 'price' ? '' : target)),
      formulas: { price: 'cost × 1.42, to .05' },
    })
    const [first] = await jobs.rows(checked, { kind: 'changed' })
    // 1.90 × 1.42 = 2.698
    expect(first?.changes).toEqual([{ field: 'price', from: '$3.06', to: '$2.70' }])
    await jobs.apply(checked)
    expect((await toolOf('87 01 005')).price).toBe(270)
    const undone = await jobs.undo(checked)
    expect(undone).toMatchObject({ state: 'undone', counts: { applied: 0, left: 0 } })
    expect((await toolOf('87 01 005')).price).toBe(306)
  })
})

describe('harrow-q4.xlsx', () => {
  let job: JobDetail
  test('is read: the fuller sheet, ladder columns, the carton apart from the pack', async () => {
    job = await jobs.upload('harrow-q4.xlsx', list('harrow-q4.xlsx'))
    expect(job).toMatchObject({ rows: 125, otherSheets: ['Terms'] })
    expect(job.mapping).toMatchObject({ decimals: 'dot' })
    expect(job.mapping.columns).toEqual([
      'sku',
      'gtin',
      'name',
      'category',
      'carton',
      'minimum_quantity',
      'price',
      'from:12',
      'from:48',
      'cost',
      'weight',
      'state',
    ])
  })
  test('is checked: #REF!, a ladder that rises, a date, a price below zero', async () => {
    job = await jobs.check(job)
    expect(await wrong(job)).toEqual([
      ['HT-1030/X', 'from:48'],
      ['HT-1041/X', 'price_breaks/0/price'],
      ['HT-1062/B', 'carton'],
      ['HT-1083/S', 'price'],
    ])
    expect(job.counts).toMatchObject({ new: 120, wrong: 4, ignored: 1 })
  })
  test('is applied: ladders and prices written as text', async () => {
    await jobs.apply(job)
    expect(await toolOf('HT-1013/B')).toMatchObject({
      price: 3680,
      priceBreaks: [
        { from: 12, price: 3496 },
        { from: 48, price: 3312 },
      ],
      weightGrams: 1615,
      packs: [{ name: 'Carton', quantity: 6 }],
    })
  })
})

describe('kessler-tarif.txt', () => {
  test('goes from file to shop and back, with accents, narrow blanks and packs as x10', async () => {
    const read = await jobs.upload('kessler-tarif.txt', list('kessler-tarif.txt'))
    const checked = await jobs.check(read)
    expect(await wrong(checked)).toEqual([['KES.TOU_025', 'price']]) // 'N.C.'
    expect(checked.counts).toMatchObject({ new: 77, warned: 19 }) // http: pictures
    await jobs.apply(checked)
    expect(await toolOf('KES.FRA_063')).toMatchObject({
      name: 'Massette 1 000 g',
      price: 131_132,
      packSize: 2,
      minimumQuantity: 2,
      category: 'Frappe',
    })
    const undone = await jobs.undo(checked)
    expect(undone.counts).toMatchObject({ applied: 0, left: 0 })
    const { terms } = await shop.search.resolve({ actor: undefined }, { terms: ['KES.FRA_063'] })
    expect(terms[0]?.found).not.toBe('one')
  })
})
