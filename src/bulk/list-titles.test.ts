/** Titles and remarks that change all prices of a list, in the words of real lists. */
import { expect, test } from 'vitest'
import { titleDay } from './columns/unused-days.ts'
import { listOf, useLists } from './test-lists.ts'

const { imported, priced } = useLists()

test.each([
  'Net = List x .62',
  'Net price = list x 0.62',
  'Dealer net = .62 of list',
  'Trade price is list minus a third',
  'Prices are for quantities of 12 or more',
  'Minimum order 12 per item',
  'Add freight of 4 per order',
  'Prices excl. eco tax',
  'superseded by list 27-2',
  'OBSOLETE LIST - do not use',
  'DRAFT',
  'Canada only',
  'For export only',
  'Preliminary',
  'Vorläufige Preise',
  'Valid in the UK',
  'Gültig für Österreich',
  'Prices per 100 unless stated otherwise',
  'Fasteners: prices per C',
  'Schrauben: Preise je 100',
  'Vis - prix par 100',
  'Effective: 01/04/2027',
  'Gültig: 01/04/2027',
])('%s', async (title) => {
  const file = listOf(`${title};;`, 'SKU;Name;Price', 'A-1;Hammer;10,50', 'A-2;Saw;9,50')
  for (const read of [await imported(file), await priced(file)])
    for (const { asked } of Object.values(read)) expect(asked).not.toBe('')
})

test.each([
  ['Effective January 4, 2027', '2027-01-04'],
  ['Prices effective 4 Jan 2027', '2027-01-04'],
  ['Effective: 2027-01-04', '2027-01-04'],
  ['Effective tools', ''],
])('%s: the prices apply from “%s” on', (title, day) => expect(titleDay(title)).toBe(day))

test.each([
  'Price list 2026',
  'Hammers & Saws Ltd',
  'Tools for professionals',
  'Page 1 of 3',
  'Valid for 2026',
])('%s says nothing about the prices', async (title) => {
  const file = listOf(`${title};;`, 'SKU;Name;Price', 'A-1;Hammer;10,50', 'A-2;Saw;9,50')
  for (const { asked } of Object.values(await imported(file))) expect(asked).toBe('')
})

test.each([
  ['Comment', 'now per pack of 2'],
  ['Note', 'incl. 2% year-end bonus'],
  ['Remark', 'promo ends 15 Dec 2026'],
  ['Deal', '10+1 free'],
])('a price file: %s “%s”', async (heading, cell) => {
  const read = await priced(listOf(`SKU;Price;${heading}`, `A-1;10,50;${cell}`, 'A-2;9,50;'))
  expect(read['A-1']?.asked).toContain(`'${heading}' contains ${cell} in this row`)
  expect(read['A-2']?.asked).toBe('')
})

test.each([
  'now per pack of 2',
  'box of 6',
  'per pair',
  'plus freight',
  'old price',
  'alter Preis',
])('a list: the remark “%s” is about the price', async (cell) => {
  const lines = [`LT-1;Hammer;10,50;${cell}`, 'LT-2;Saw;9,50;']
  const read = await imported(listOf('SKU;Name;Price;Comment', ...lines))
  expect(read['LT-1']?.asked).toBe(
    `'Comment' contains ${cell} in this row and is not used. Check whether this changes the price.`,
  )
  expect(read['LT-2']?.asked).toBe('')
})

test.each(['Ending Date', 'Slut', 'Loppupvm', 'Sluttdato', 'Koniec', 'Konec platnosti'])(
  'a price file: %s is the last day of a price',
  async (heading) => {
    const read = await priced(listOf(`SKU;Price;${heading}`, 'A-1;10,50;2026-06-30'))
    expect(read['A-1']).toMatchObject({ validUntil: '2026-06-30' })
    expect(read['A-1']?.asked).not.toBe('')
  },
)

test('running numbers are not the article numbers', async () => {
  const read = await imported(
    listOf('Pos;Ident;Bezeichnung;Preis', '1;A-77;Hammer;9,50', '2;A-78;Zange;8,50'),
  )
  expect(Object.keys(read)).toEqual(['A-77', 'A-78'])
})

test.each(['Price on request', 'Preis auf Anfrage', 'Mindermengenzuschlag'])(
  '%s with a mark says something of the price',
  async (heading) => {
    const read = await imported(
      listOf(`SKU;Name;Price;${heading}`, 'LT-1;Hammer;10,50;X', 'LT-2;Saw;9,50;'),
    )
    expect(read['LT-1']?.asked).toContain(
      `'${heading}' contains X in this row and is not used. Check whether this changes the price.`,
    )
    expect(read['LT-2']?.asked).toBe('')
  },
)
