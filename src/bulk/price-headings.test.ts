/** What headings say of the numbers below them, where these are no price, weight or number of one piece. */
import { expect, test } from 'vitest'
import { listOf, useLists } from './test-lists.ts'

const lists = useLists()

test.each([
  'Price (10-pack)',
  'Preis 10er-Pack',
  'Price (box of 10)',
  'Prix par lot de 10',
  'Precio (caja de 10)',
  'Prezzo confezione da 10',
  'Prijs (doos van 10)',
  'Cena (karton po 10)',
])('“%s” is a price for 10', async (heading) => {
  expect(await lists.priced(listOf(`SKU;${heading}`, 'A-1;85,50'))).toMatchObject({
    'A-1': { price: 8550, pricePer: 10, asked: '' },
  })
  expect(await lists.imported(listOf(`SKU;Name;${heading}`, 'N-1;Bit;85,50'))).toMatchObject({
    'N-1': { price_per: '10', asked: '' },
  })
})

test.each([
  'Price per pair',
  'Price per set of 4',
  'Preis je Paar',
  'Preis pro Satz',
  'Prix par jeu',
  'Precio por par',
  'Prezzo per rotolo',
  'Prijs per set',
  'Cena za komplet',
  'Pris per rulle',
  'Prix du rouleau',
])('“%s” is of as many as nobody knows', async (heading) => {
  const asked = expect.stringContaining(heading)
  expect(await lists.priced(listOf(`SKU;${heading}`, 'A-1;85,50'))).toMatchObject({
    'A-1': { asked },
  })
  expect(await lists.imported(listOf(`SKU;Name;${heading}`, 'N-1;Bit;85,50'))).toMatchObject({
    'N-1': { asked },
  })
})

test('prices for several quantities are asked about where they are not the same price', async () => {
  const headings = 'SKU;Preis für 1;Preis für 10;Preis für 100'
  expect(await lists.priced(listOf(headings, 'A-1;8,90;85,00;800,00'))).toMatchObject({
    'A-1': { price: 890, asked: expect.stringContaining("'Preis für 10' contains 85,00") },
  })
  expect(await lists.priced(listOf(headings, 'A-1;8,90;89,00;890,00'))).toMatchObject({
    'A-1': { price: 890, asked: '' },
  })
  const french = ['Réf.;Prix HT;Prix au cent', 'A-1;0,09;8,90', 'A-2;9,85;985,00']
  expect(await lists.priced(listOf(...french))).toMatchObject({
    'A-1': { asked: '' },
    'A-2': { asked: '' },
  })
})

test.each(['Menge bis', 'Qty to', 'Max qty', 'Quantité jusqu’à', 'Cantidad hasta', 'Aantal tot'])(
  '“%s” of a list with rows for each step is asked about',
  async (heading) => {
    const lines = [`SKU;Name;${heading};Preis`, 'A-1;Bit;9;8,90', 'A-1;Bit;99;8,50']
    const asked = expect.stringContaining(`'${heading}' contains 99`)
    expect(await lists.priced(listOf(...lines))).toMatchObject({ 'A-1': { asked } })
    expect(await lists.imported(listOf(...lines))).toMatchObject({ 'A-1': { asked } })
  },
)

test.each([
  ['Qty', 'Amount'],
  ['Menge', 'Betrag'],
  ['Quantité', 'Montant'],
  ['Cantidad', 'Importe'],
  ['Aantal', 'Bedrag'],
  ['Ilość', 'Kwota'],
])('below “%s”, “%s” may be a sum', async (quantity, amount) => {
  const lines = [`SKU;Name;${quantity};${amount}`, 'N-1;Bit;6;53,40', 'N-2;Bit;1;9,85']
  expect(await lists.imported(listOf(...lines))).toMatchObject({
    'N-1': { asked: expect.stringContaining(`'${amount}'`) },
    'N-2': { asked: expect.not.stringContaining(`'${amount}'`) },
  })
})

test.each([
  'Price increase',
  'Price change',
  'Price difference',
  'Preiserhöhung',
  'Preisdifferenz',
  'Hausse de prix',
  'Variazione prezzo',
  'Prijsverschil',
])('“%s” is no price', async (heading) => {
  expect(await lists.priced(listOf(`SKU;${heading}`, 'A-1;0,85'))).toMatchObject({
    refused: {
      asked: expect.stringContaining('None of the headings is recognized as a heading for prices'),
    },
  })
  const beside = listOf(`SKU;Name;Preis;${heading}`, 'N-1;Bit;8,90;0,85')
  expect(await lists.imported(beside)).toMatchObject({
    'N-1': { price: '€8.90', asked: expect.stringContaining(heading) },
  })
})

test.each([
  'Old price',
  'Alter Preis',
  'Ancien prix',
  'Price 2025',
  'Preis 2025',
  'Precio anterior',
])('“%s” alone is asked about', async (heading) => {
  const asked = expect.stringContaining(heading)
  expect(await lists.priced(listOf(`SKU;${heading}`, 'A-1;8,95'))).toMatchObject({
    'A-1': { asked },
  })
  expect(await lists.imported(listOf(`SKU;Name;${heading}`, 'N-1;Bit;8,95'))).toMatchObject({
    'N-1': { asked },
  })
})

test.each([
  ['Alte Artikelnr.', 'Neue Artikelnr.'],
  ['Old SKU', 'New SKU'],
  ['Ancienne référence', 'Nouvelle référence'],
  ['Vecchio codice', 'Nuovo codice'],
  ['Stary indeks', 'Nowy indeks'],
])('of “%s” and “%s” the new one is taken, and the old one asked about', async (old, present) => {
  const lines = [`${old};${present};Name;Preis`, 'A-9;A-1;Bit;8,95', 'A-2;A-2;Bit;9,95']
  for (const read of [
    await lists.imported(listOf(...lines)),
    await lists.priced(listOf(...lines)),
  ]) {
    expect(read).toMatchObject({
      'A-1': { asked: expect.stringContaining(`'${old}' contains A-9`) },
      'A-2': { asked: '' },
    })
  }
})

test.each([
  'Core charge',
  'Hazmat fee',
  'Freight',
  'Frachtkosten',
  'Entsorgungsgebühr',
  'Frais de port',
])('“%s” beside the price is asked about', async (heading) => {
  const file = listOf(`SKU;Name;Preis;${heading}`, 'N-1;Bit;8,90;4,50')
  expect(await lists.imported(file)).toMatchObject({
    'N-1': { asked: expect.stringContaining(heading) },
  })
})

test.each(['Lagerwert', 'Bestandswert (EUR)', 'Karton-Nr.', 'Kostenstelle', 'Cost center'])(
  '“%s” is no number of pieces and no cost',
  async (heading) => {
    const read = await lists.imported(listOf(`SKU;Name;Preis;${heading}`, 'N-1;Bit;8,90;40'))
    expect(read).toMatchObject({ 'N-1': { price: '€8.90', Stock: '0' } })
    expect(read).not.toMatchObject({ 'N-1': { cost: expect.anything() } })
    expect(read).not.toMatchObject({ 'N-1': { packs: expect.anything() } })
  },
)

test.each([
  ['Weight of 12 (kg)', '6', '500'],
  ['Weight kg (100 pcs)', '40', '400'],
  ['Gewicht kg/100 St', '50', '500'],
])('below “%s” %s kg are %s g of a piece', async (heading, cell, grams) => {
  const file = listOf(`SKU;Name;Preis;${heading}`, `N-1;Bit;8,90;${cell}`)
  expect(await lists.imported(file)).toMatchObject({ 'N-1': { weight_grams: grams, asked: '' } })
})

test.each([
  'Peso caja (kg)',
  'Gewicht doos (kg)',
  'Peso palet (kg)',
  'Poids boîte (kg)',
  'Vikt låda (kg)',
])('“%s” is the weight of a pack', async (heading) => {
  const file = listOf(`SKU;Name;Preis;${heading}`, 'N-1;Bit;8,90;40')
  expect(await lists.imported(file)).toMatchObject({
    'N-1': { asked: expect.stringContaining('weight of a pack') },
  })
})

test('a weight that may be a thousandth is asked about, and one that its column proves is read', async () => {
  const file = listOf('SKU;Name;Preis;Gewicht', 'N-1;Beil;4.50;1,250 kg', 'N-2;Beil;5.50;2,500 kg')
  expect(await lists.imported(file)).toMatchObject({
    'N-1': { asked: expect.stringContaining("The separator in '1,250 kg' can mean thousands") },
  })
  const proven = listOf(
    'SKU;Name;Preis;Gewicht',
    'N-1;Beil;4.50;1,250 kg',
    'N-2;Beil;5.50;0,850 kg',
  )
  expect(await lists.imported(proven)).toMatchObject({
    'N-1': { weight_grams: '1250', asked: '' },
    'N-2': { weight_grams: '850', asked: '' },
  })
})

test.each(['Cur.', 'Cy', 'ISO', 'WKZ', 'Whg.', 'Valuutta'])(
  'a column “%s” says the currency of each row',
  async (heading) => {
    const file = listOf(`SKU;Price;${heading}`, 'A-1;8.95;USD', 'A-2;8.95;EUR')
    expect(await lists.priced(file)).toMatchObject({
      'A-1': { asked: expect.stringContaining('This price is in USD') },
      'A-2': { asked: '' },
    })
  },
)

test.each([
  'Preis inkl. Fracht',
  'Price incl. deposit',
  'Price delivered',
  'Price DDP',
  'Preis frei Haus',
  'Preis mit Zoll',
  'Prix port compris',
  'Prezzo con trasporto',
  'Precio portes incluidos',
  'Prijs incl. vracht',
  'Cena z dostawą',
  'Cena včetně dopravy',
  'Pris inkl. frakt',
  'Preço com portes',
  'Preis inkl. MwSt. und Versand',
])('“%s” includes something beside the article', async (heading) => {
  const asked = expect.stringContaining('includes something besides the article')
  expect(await lists.imported(listOf(`SKU;Name;${heading}`, 'N-1;Bit;8,90'))).toMatchObject({
    'N-1': { asked },
  })
})

test.each([
  'Price ex works',
  'Preis ab Werk',
  'Price excl. freight',
  'Preis zzgl. Fracht',
  'Prix départ usine',
  'Prezzo franco fabbrica',
  'Precio sin portes',
  'Prijs af fabriek',
  'Preis zzgl. MwSt.',
])('“%s” is the price of the article alone', async (heading) => {
  expect(await lists.imported(listOf(`SKU;Name;${heading}`, 'N-1;Bit;8,90'))).toMatchObject({
    'N-1': { price: '€8.90', asked: '' },
  })
  expect(await lists.priced(listOf(`SKU;${heading}`, 'A-1;8,90'))).toMatchObject({
    'A-1': { price: 890, asked: '' },
  })
})

test.each([
  'Prezzo collo',
  'Kartongpris',
  'Kassepris',
  'Preço caixa',
  'Sackpreis',
  'Rollenpreis',
  'Paarpreis',
  'Set price',
])('“%s” is of as many as nobody knows, and of one piece beside it', async (heading) => {
  const asked = expect.stringContaining(heading)
  expect(await lists.imported(listOf(`SKU;Name;${heading}`, 'N-1;Bit;85,50'))).toMatchObject({
    'N-1': { asked },
  })
  for (const [headings, cells] of [
    [`Price;${heading}`, '8,55;85,50'],
    [`${heading};Price`, '85,50;8,55'],
  ])
    expect(await lists.imported(listOf(`SKU;Name;${headings}`, `N-1;Bit;${cells}`))).toMatchObject({
      'N-1': { price: '€8.55' },
    })
})

test.each([
  'Replaced by',
  'Superseded by',
  'Successor SKU',
  'Nachfolger',
  'Ersatzartikel',
  'Ersatz-Nr.',
  'Remplacé par',
  'Sostituito da',
  'Sustituido por',
  'Vervangen door',
  'Zastąpiony przez',
  'Nahrazeno',
  'Utód',
  'Ersätts av',
  'Erstattes af',
  'Substituído por',
])('below “%s” an article may be gone', async (heading) => {
  const lines = [
    `SKU;Name;Price;${heading}`,
    'A-1;Hammer;8,50;A-9',
    'A-2;Saw;9,50;',
    'A-3;Bit;7,50;-',
  ]
  const rows = {
    'A-1': { asked: expect.stringContaining(`'${heading}' contains A-9`) },
    'A-2': { asked: '' },
    'A-3': { asked: '' },
  }
  expect(await lists.priced(listOf(...lines))).toMatchObject(rows)
  expect(await lists.imported(listOf(...lines))).toMatchObject(rows)
})

test.each(['Replaces', 'Ersatz für', 'Ersatzteil-Nr.', 'Replacement blade', 'Alternative'])(
  'below “%s” no article is gone',
  async (heading) => {
    const file = listOf(`SKU;Name;Price;${heading}`, 'A-1;Hammer;8,50;A-9')
    expect(await lists.priced(file)).toMatchObject({ 'A-1': { asked: '' } })
  },
)

test('currencies below an unknown heading are those of their rows, other words are none', async () => {
  const rows = (...codes: readonly string[]) => [
    'SKU;Name;Price;Feld 7',
    ...codes.map((code, at) => `A-${at + 1};Bit;8,50;${code}`),
  ]
  const mixed = listOf(...rows('EUR', 'EUR', 'SEK'))
  const asked = expect.stringContaining('is in SEK')
  const right = { 'A-1': { asked: '' }, 'A-2': { asked: '' }, 'A-3': { asked } }
  expect(await lists.priced(mixed)).toMatchObject(right)
  expect(await lists.imported(mixed)).toMatchObject(right)
  for (const words of [
    ['TOP', 'ALL'],
    ['EUR', 'Stk'],
  ])
    expect(await lists.priced(listOf(...rows(...words)))).toMatchObject({
      'A-1': { asked: '' },
      'A-2': { asked: '' },
    })
})
