/** Of several columns of prices: which is the price of a tool, and which what it costs the shop. */
import { expect, test } from 'vitest'
import { guessTargets } from './fields.ts'

const targetsOf = (...headings: readonly string[]) =>
  guessTargets(
    ['SKU', 'Name', ...headings],
    [{ row: 2, cells: ['A-1', 'Hammer', '24,90', '15,00'] }],
    'EUR',
  )
test.each([
  ['MOC s DPH', 'VOC bez DPH'],
  ['Cena z VAT', 'Cena bez VAT'],
  ['Precio con IVA', 'Precio sin IVA'],
  ['Preis mit MwSt.', 'Preis ohne MwSt.'],
  ['Prix TTC', 'Prix HT'],
  ['Prezzo con IVA', 'Prezzo senza IVA'],
  ['Pris med moms', 'Pris uden moms'],
  ['Prijs met btw', 'Prijs zonder btw'],
  ['Price with VAT', 'Price without VAT'],
])('the one without tax is meant, wherever it stands: %s, %s', (gross, net) => {
  expect(targetsOf(gross, net).slice(2)).toEqual(['', 'price'])
  expect(targetsOf(net, gross).slice(2)).toEqual(['price', ''])
})
test.each([
  'Ihr Preis netto',
  'Your price',
  'Votre prix net',
  'Vaše cena',
  'Su precio',
  'Uw prijs',
])('what a supplier calls the price of the shop is its cost: %s', (heading) =>
  expect(targetsOf('Price', heading).slice(2)).toEqual(['price', 'cost']),
)
