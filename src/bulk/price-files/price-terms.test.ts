/** What stands beside a price, or in its heading, says what the price is: read right, or asked. */
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPricesShop, type PricesShop } from '../../prices/test-shop.ts'

let shop: PricesShop
let listId = ''
beforeAll(async () => {
  shop = await openPricesShop(undefined, { SHOP_CURRENCY: 'EUR' })
  await shop.tool({ sku: 'PT-1', price: 1000 })
  await shop.tool({ sku: 'PT-M', price: 300, unit: 'metre' })
  listId = await shop.list('Terms')
})
afterAll(() => shop.close())

const rowsOf = async (lines: readonly string[]) =>
  (
    await shop.bulkJobs.readPrices(
      { actor: shop.admin, fileBytes: strToU8(lines.join('\n')) },
      { listId, name: 'prices.csv' },
    )
  ).rows

const ladder = { price: 950, priceBreaks: [{ from: 10, price: 850 }] }
test.each<[lines: string[], price: object]>([
  // Quantities and prices of a ladder in columns of their own.
  [['SKU;Staffel 1;Preis 1;Staffel 2;Preis 2', 'PT-1;1;9,50;10;8,50'], ladder],
  [['SKU;Qty 1;Price 1;Qty 2;Price 2', 'PT-1;1;9.50;10;8.50'], ladder],
  [['SKU;Preis;Staffelmenge;Staffelpreis', 'PT-1;9,50;10;8,50'], ladder],
  [['SKU;Price;Break qty;Break price', 'PT-1;9.50;10;8.50'], ladder],
  [['SKU;Prix;Palier;Prix palier', 'PT-1;9,50;10;8,50'], ladder],
  [['SKU;Menge;Preis;Menge;Preis', 'PT-1;1;9,50;10;8,50'], ladder],
  // A row for each step, whatever the column is called.
  [['SKU;Preis;Menge ab', 'PT-1;9,50;1', 'PT-1;8,50;10'], ladder],
  [['SKU;Prijs;Aantal vanaf', 'PT-1;9,50;1', 'PT-1;8,50;10'], ladder],
  [['SKU;Liste;ab 10', 'PT-1;9,50;8,50'], ladder],
  [['SKU;Preis ab 1 Stück;Preis ab 10 Stück', 'PT-1;9,50;8,50'], ladder],
  [['Réf;PU HT;Qté 10', 'PT-1;9,50;8,50'], ladder],
  [['Indeks;Cena;od 10 szt.', 'PT-1;9,50;8,50'], ladder],
  [['SKU;Preis;Gültig bis', 'PT-1;9,50;31.12.9999'], { price: 950 }],
  [['SKU;Preis;Länge mm;Ø', 'PT-1;9,50;120,5;6,5'], { price: 950 }],
  // A pack with the number in it.
  [['SKU;Case price;Case qty', 'PT-1;95.00;10'], { price: 9500, pricePer: 10 }],
  [['SKU;Preis je VE;VE', 'PT-1;95,00;10'], { price: 9500, pricePer: 10 }],
  // Measures.
  [['SKU;Preis/m', 'PT-M;9,50'], { price: 950 }],
  [['SKU;Preis je 100 m', 'PT-M;9,50'], { price: 950, pricePer: 100 }],
  // A net price that is what the discount leaves.
  [['SKU;Liste;Rabatt;Netto', 'PT-1;10,00;20;8,00'], { price: 800 }],
  // The price of the customer for whom the list was written, beside others.
  [['SKU;Ihr Preis netto', 'PT-1;9,50'], { price: 950 }],
  [['SKU;UVP;Ihr Preis netto', 'PT-1;19,90;9,50'], { price: 950 }],
  [['SKU;Preis;Ihr Preis', 'PT-1;19,90;9,50'], { price: 950 }],
  [['SKU;Listenpreis;Rabatt %;Ihr Preis netto', 'PT-1;10,00;5;9,50'], { price: 950 }],
  [['SKU;List price;Your net price', 'PT-1;19.90;9.50'], { price: 950 }],
  [['Réf;Prix public;Votre prix net HT', 'PT-1;19,90;9,50'], { price: 950 }],
  [['SKU;Listino;Il vostro prezzo', 'PT-1;19,90;9,50'], { price: 950 }],
  [['Kód;Vaše cena', 'PT-1;9,50'], { price: 950 }],
  [['Artikel;Preis', 'PT-1;9,50'], { price: 950 }],
  [['SKU;Sonderpreis', 'PT-1;9,50'], { price: 950 }],
  // A rate of tax beside prices with it, and beside prices without.
  [['SKU;Preis inkl. MwSt;MwSt %', 'PT-1;11,90;19'], { price: 1000 }],
  [['SKU;Nettopreis;MwSt', 'PT-1;9,50;19'], { price: 950 }],
  // No discount, no surcharge, a factor of one.
  [['SKU;Preis;Rabatt;Metallzuschlag;Faktor', 'PT-1;9,50;0;0,00;1'], { price: 950 }],
])('%j is read', async (lines, price) => {
  const [row] = await rowsOf(lines)
  expect(row).toMatchObject({ kind: 'new', becomes: price })
})

test.each([
  [['SKU;Rabattgruppe;Preis;Zuschlag', 'PT-1;10;9,50;0,80']],
  [['SKU;Preis;Metallzuschlag', 'PT-1;9,50;0,80']],
  [['SKU;Prix;Éco-participation', 'PT-1;9,50;0,12']],
  [['SKU;Prijs;Toeslag', 'PT-1;9,50;0,80']],
  [['SKU;Listino;Sc.1;Sc.2', 'PT-1;9,50;10;5']],
  [['SKU;Sc.1;Sc.2', 'PT-1;10;5']],
  [['SKU;Preis;Sonderpreis', 'PT-1;9,50;8,00']],
  [['SKU;Precio;Precio oferta', 'PT-1;9,50;8,00']],
  [['SKU;Preis 1;Preis 2', 'PT-1;9,50;8,00']],
  [['SKU;Preis;Faktor', 'PT-1;9,50;3']],
  [['SKU;Price;10+ %', 'PT-1;9.50;5']],
  [['SKU;Preis;Foo', 'PT-1;9,50;1,25']],
  [['SKU;Liste;Rabatt;Netto', 'PT-1;10,00;20;8,50']],
  [['SKU;ab 10;ab 50', 'PT-1;9,50;8,50']],
  [['SKU;Preis;Menge ab', 'PT-1;8,50;10']],
  [['SKU;Rabatt %;ab Menge', 'PT-1;10;50']],
  [['SKU;Preis;ab 5 VE', 'PT-1;9,50;8,50']],
  [['SKU;Case price', 'PT-1;95.00']],
  [['SKU;Prix du colis', 'PT-1;95,00']],
  [['SKU;Cena kartonu', 'PT-1;95,00']],
  [['SKU;Price;UOM', 'PT-1;95.00;Case of 12']],
  [['SKU;Price;UOM', 'PT-1;95.00;Wotsit']],
  [['SKU;Preis/m;Bundlänge', 'PT-1;9,50;6']],
  [['SKU;Preis per kg;kg/Stk', 'PT-1;9,50;0,25']],
  [['SKU;Preis;ME', 'PT-1;9,50;kg']],
  [['SKU;Price per lb', 'PT-1;9.50']],
  [['SKU;Preis je 25 kg', 'PT-1;9,50']],
  [['SKU;Pris kr', 'PT-1;9,50']],
  [['SKU;Price', 'PT-1;CA$9.50']],
])('%j is asked about, and no price', async (lines) => {
  const [row] = await rowsOf(lines)
  expect(row).toMatchObject({ kind: 'wrong', why: expect.stringMatching(/\S.*\.|\?$/) })
})

test.each([
  [['SKU;PVP', 'PT-1;9,50'], 'tax'],
  [['SKU;UVP', 'PT-1;9,50'], 'tax'],
  [['SKU;Preis;Rabattgruppe', 'PT-1;9,50;A7'], 'Rabattgruppe'],
  [['SKU;Preis;Mindestmenge', 'PT-1;9,50;25'], 'Mindestmenge'],
])('%j is taken with its doubt', async (lines, doubt) => {
  const [row] = await rowsOf(lines)
  expect(row?.warnings).toEqual([expect.stringContaining(doubt)])
})

test('a group of discounts is no percentage', async () => {
  await expect(rowsOf(['SKU;Rabattgruppe', 'PT-1;10'])).rejects.toMatchObject({
    body: { type: 'file-not-readable' },
  })
})

test('a surcharge is no discount, and a tenth of a percent without its sign is asked about', async () => {
  const whysOf = async (lines: readonly string[]) => (await rowsOf(lines)).map(({ why }) => why)
  expect(await whysOf(['SKU;Rabatt', 'PT-1;+5 %'])).toEqual([expect.stringContaining("'+5 %'")])
  expect(await whysOf(['SKU;Rabatt', 'PT-1;0,10', 'PT-M;0,05'])).toEqual([
    expect.stringMatching(/'0,10' can mean 0\.1% or 10%/),
    expect.stringMatching(/'0,05' can mean 0\.05% or 5%/),
  ])
  for (const lines of [
    ['SKU;Rabatt', 'PT-1;0,5 %'],
    ['SKU;Rabatt', 'PT-1;0,5', 'PT-M;10'],
  ])
    expect((await rowsOf(lines))[0]).toMatchObject({ becomes: { percentOff: 0.5 } })
})
