/** What is clear in a list is read: days in words, prices with tax beside those without, marks of prices. */
import { expect, test } from 'vitest'
import { listOf, useLists } from './test-lists.ts'

const lists = useLists()

test.each([
  ['Valid from', '15-Apr-27', '2027-04-15'],
  ['Gültig ab', '1. März 2027', '2027-03-01'],
  ['Valable du', '1er mars 2027', '2027-03-01'],
  ['Valid from', '2027-01-02T00:00:00Z', '2027-01-02'],
  ['Gültig ab', '20270103', '2027-01-03'],
])('below “%s”, %s is a day', async (heading, cell, day) => {
  expect(await lists.priced(listOf(`SKU;Preis;${heading}`, `A-1;8,90;${cell}`))).toMatchObject({
    'A-1': { price: 890, validFrom: day, asked: '' },
  })
  expect(
    await lists.imported(listOf(`SKU;Name;Preis;${heading}`, `N-1;Bit;8,90;${cell}`)),
  ).toMatchObject({ 'N-1': { asked: expect.stringContaining(`contains ${cell}`) } })
})

test.each([
  ['Hinta alv 0%', 'Hinta alv 25,5%'],
  ['Veroton hinta', 'Verollinen hinta'],
  ['Preço s/ IVA', 'Preço c/ IVA'],
  ['Preço sem IVA', 'Preço com IVA'],
  ['Pret fara TVA', 'Pret cu TVA'],
  ['Fiyat (KDV hariç)', 'Fiyat (KDV dahil)'],
])('of “%s” and “%s” the price without tax is read', async (without, withTax) => {
  for (const heading of [`${without};${withTax}`, `${withTax};${without}`]) {
    const isFirst = heading.startsWith(without)
    const cells = isFirst ? '8,90;11,17' : '11,17;8,90'
    expect(await lists.priced(listOf(`SKU;${heading}`, `A-1;${cells}`))).toMatchObject({
      'A-1': { price: 890, asked: '' },
    })
  }
})

test.each([
  ['Current price', 'New price', 'Change %', '8.90;9.20;3.37'],
  ['Aktueller Preis', 'Neuer Preis', 'Preisänderung %', '8,90;9,20;3,4'],
  ['Ancien prix', 'Nouveau prix', 'Hausse', '8,90;9,20;0,30'],
])(
  'of “%s” and “%s” the second is read, and “%s” is explained',
  async (old, next, change, cells) => {
    expect(
      await lists.priced(listOf(`SKU;${old};${next};${change}`, `A-1;${cells}`)),
    ).toMatchObject({
      'A-1': { price: 920, asked: '' },
    })
  },
)

test('a change that the prices do not show is asked about', async () => {
  const file = listOf('SKU;Preis;Preisänderung %', 'A-1;8,90;5')
  expect(await lists.priced(file)).toMatchObject({
    'A-1': { asked: expect.stringContaining('Preisänderung') },
  })
})

test('a mark of prices is no group of discounts', async () => {
  const file = listOf('SKU;Preis;Preiskennzeichen', 'A-1;8,90;N', 'A-2;12,85;B')
  expect(await lists.priced(file)).toMatchObject({
    'A-1': { price: 890, asked: '' },
    'A-2': { asked: expect.stringContaining('may include tax') },
  })
})

test('letters that may be others are asked about, and those that are sure are not', async () => {
  const latin = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  // The byte B9 is a letter of Polish in one encoding and of Czech in another.
  const open = latin(listOf('SKU;Name;Price', 'A-1;S\u00B9d;12.50', 'A-2;Hammer;13.50'))
  const asked = expect.stringContaining('does not state its encoding')
  expect(await lists.imported(open)).toMatchObject({ 'A-1': { asked }, 'A-2': { asked: '' } })
  expect(await lists.priced(open)).toMatchObject({ 'A-1': { asked }, 'A-2': { asked: '' } })
  const sure = latin(
    listOf('Artikelnr.;Bezeichnung;Preis', 'A-1;S\u00E4ge f\u00FCr \u00C4ste;12,50'),
  )
  expect(await lists.imported(sure)).toMatchObject({ 'A-1': { asked: '' } })
  expect(await lists.priced(sure)).toMatchObject({ 'A-1': { asked: '' } })
})

test.each([
  ['Price/Rate Includes Tax', 'Sales price', 'Purchase Cost', 'Yes'],
  ['Cena s DPH', 'Prodejní cena', 'Nákupní cena', 'Ano'],
  ['Preis inkl. MwSt.', 'Verkaufspreis', 'Einkaufspreis', 'Ja'],
])('yes below “%s” is about “%s”, and not about “%s”', async (flag, price, cost, yes) => {
  const read = await lists.imported(
    listOf(`SKU;Name;${price};${flag};${cost}`, `T-1;Chisel;6,40;${yes};3,00`),
  )
  expect(read['T-1']?.asked.match(/includes tax/g)).toHaveLength(1)
})
test('yes below a flag about the cost is about the cost, too', async () => {
  const read = await lists.imported(
    listOf('SKU;Name;Price;Purchase price incl. VAT;Cost', 'T-2;Chisel;6.40;Yes;3.00'),
  )
  expect(read['T-2']?.asked.match(/includes tax/g)).toHaveLength(2)
})

test.each([
  ['Pz/conf.', '€/conf.', '10', '30,00', '€3.00'],
  ['VE', '€ je VE', '6', '56,40', '€9.40'],
  ['Name 2', 'EUR/100', 'x', '18,20', '€18.20'],
])('of “%s” and “%s” without another price, the currency is the price', async (...list) => {
  const [beside, heading, size, amount, price] = list
  const read = await lists.imported(
    listOf(`SKU;Name;${beside};${heading}`, `P-1;Bits;${size};${amount}`),
  )
  expect(read['P-1']).toMatchObject({ price })
})
test('the price of a pack whose size is not in the list is asked about', async () => {
  const read = await lists.imported(listOf('SKU;Name;€/conf.', 'P-2;Bits;30,00'))
  expect(read['P-2']?.asked).toContain('does not show the price unit')
})

test.each([
  ['Box qty', 'Price/box'],
  ['Pack size', 'Price per pack'],
  ['Case qty', 'Case price'],
])('in a price list “%s” is how many “%s” is for', async (size, price) => {
  const read = await lists.priced(listOf(`SKU;${size};${price}`, 'A-1;6;56.40', 'A-2;;54.60'))
  expect(read['A-1']).toMatchObject({ price: 940, pricePer: 1, asked: '' })
  expect(read['A-2']?.asked).not.toBe('')
})
test('the size of another pack is not how many a price is for', async () => {
  const read = await lists.priced(listOf('SKU;Box qty;Price/pallet', 'A-1;6;56.40'))
  expect(read['A-1']?.asked).toContain('does not show the price unit')
})

test.each([
  ['Price;1.000;5.000', '12,50;11,50;10,50'],
  ['Price;Qty 1,000;Qty 5,000', '12.50;11.50;10.50'],
  ["Preis;ab 1'000;ab 5'000", '12.50;11.50;10.50'],
  ['Preis;Preis ab 1.000;Preis ab 5.000', '12,50;11,50;10,50'],
])('thousands in the headings %s are quantities', async (headings, cells) => {
  expect(await lists.imported(listOf(`SKU;Name;${headings}`, `Q-1;Bolt;${cells}`))).toMatchObject({
    'Q-1': { price: '€12.50', price_breaks: '1000+ €11.50 · 5000+ €10.50', asked: '' },
  })
})

test.each([
  ['1.250', '0,90', true],
  ['1.234,50', '1,93', false],
])('a price of %s is asked about beside a cost of %s: %s', async (price, cost, isAsked) => {
  const read = await lists.imported(listOf('SKU;Name;Price;Cost', `C-1;Pliers;${price};${cost}`))
  expect(/1,000 times the cost/.test(read['C-1']?.asked ?? '')).toBe(isAsked)
})

test('whole prices of packs that are not used are asked about', async () => {
  const read = await lists.imported(listOf('SKU;Name;Price;Pack price', 'P-3;Hammer;12.50;60'))
  expect(read['P-3']?.asked).toContain("'Pack price' contains 60")
})
