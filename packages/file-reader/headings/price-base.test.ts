/**
 * The number of units that the prices below a heading are for, as suppliers write it in twelve
 * languages.
 */
import { expect, test } from 'vitest'
import { baseOfHeading } from './price-base.ts'

const said: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Preis/Stk',
    'Price each',
    'Prezzo al pezzo',
    'Cena za 1 szt.',
    'Pris per styck',
    'Price per piece',
  ],
  12: [
    'Price per dozen',
    'Preis pro Dutzend',
    'Prix la douzaine',
    'Preço dúzia',
    'Price (doz)',
    'Price dz.',
    'Preis Dtz.',
    'Hinta tusina',
  ],
  50: ['Price per box of 50', 'Prezzo x 50 pz'],
  100: [
    'Preis (100 St.)',
    'Preis p. 100',
    'Preis für 100 Stück',
    'EUR/%Stk',
    'Preis je Hundert',
    'Prix au cent',
    'Prix les 100',
    'Prezzo al 100',
    'Precio por ciento',
    'Preço por cento',
    'Preço ao cento',
    'Prijs per honderd',
    'Cena za sto',
    'Ár 100 db',
    'Pris à 100',
    'Pris pr. 100 stk',
    'Price per hundred',
    'Price/C',
    'Preis f. 100',
    '100 u. precio',
    'Price × 100',
    'Preis 100er',
    'VK je 100 Stk. in EUR',
    'Wholesale price (USD, per 100 pcs)',
  ],
  1000: [
    'Preis ‰',
    'Preis 1000er',
    'Preis o/oo',
    'Preis per Tausend',
    'Prix au mille',
    'Prezzo al mille',
    'Precio por mil',
    'Pris pr. 1.000',
    'Price per 1,000',
    'per 1 000 Stück',
    'Price/M',
    'Preço por milheiro',
    'Precio millar',
    'Hinta / tuhat',
    'Cena za 1 tis.',
  ],
}
test.each(
  Object.entries(said).flatMap(([quantity, headings]) =>
    headings.map((heading) => [heading, Number(quantity)] as const),
  ),
)('%s is for %i', (heading, quantity) => {
  expect(baseOfHeading(heading)).toEqual({ quantity, isUnsure: false })
})

test.each([
  'Pris pr. 100 / 1.000',
  'Preis je VE',
  'Preis/VPE',
  'Price per pack',
  'Prijs per doos',
  'Preis %',
  'Price (M)',
  'Preis Gros',
  'Price (C)',
  'Price T',
  'Price (case)',
  'Price CS',
  'Cs Price',
  'Bx Price',
  'Price LB',
  'Preis (kg)',
  'Price pr',
])('%s may be several numbers, and is asked', (heading) => {
  expect(baseOfHeading(heading)).toEqual({ isUnsure: true })
})

test.each([
  'Preis',
  'VK netto',
  'Unit price',
  'Preis in EUR',
  'Prix HT',
  'UVP',
  'Price (GBP)',
  'Preis A',
  // Other numbers: a year, a rung of a ladder, a tax, a size.
  'Preis 2027',
  'Preis Liste 2026',
  'ab 100',
  'Preis ab 10',
  'Price from 12',
  '12-47',
  'Cena 1-49 ks',
  'Preis 50-99 Stk.',
  'Preis 1',
  'Preis inkl. 19 % MwSt',
  'Price incl. VAT 20%',
  'EK je kg',
  'Preis/m',
  'Preis je 25 kg',
  'Price EA',
  'Price list C',
  'Gross price',
  'Price gross',
  'Price (gross)',
  'Prix gros',
  'Preis (Brutto)',
])('%s says nothing of it', (heading) => {
  expect(baseOfHeading(heading)).toEqual({ isUnsure: false })
})
