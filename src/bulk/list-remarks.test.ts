/** Remarks above and below a list, and cells about tax and currency: read, or asked about. */
import { expect, test } from 'vitest'
import { listOf, useLists } from './test-lists.ts'

const lists = useLists('2026-11-30')

/** The questions about an article with this remark above or below it. */
async function askedWith(remark: string): Promise<readonly string[]> {
  const files = [
    [remark, 'SKU;Name;Price', 'A-1;Hammer;10,00', 'A-2;Saw;20,00'],
    ['SKU;Name;Price', 'A-1;Hammer;10,00', 'A-2;Saw;20,00', '', `${remark};;`],
  ].map((lines) => listOf(...lines))
  return Promise.all([
    ...files.map(async (file) => (await lists.imported(file))['A-1']?.asked ?? ''),
    ...files.map(async (file) => (await lists.priced(file))['A-1']?.asked ?? ''),
  ])
}

test.each([
  'All prices less 15%',
  'Less 10% for trade',
  'Nett less 10%',
  'minus 10 %',
  '10 % nett',
  'ex 10%',
  '10% on top',
  'plus 4 % freight',
  'Add 4% to all prices',
  '15 % Aufschlag auf die Preise',
  'less 33 1/3 %',
  'Multiply by 0.55',
  'Multiplier .55',
  'Faktor 0,55',
  'All hammers less 10% except HMR-1002',
  'Less 5%, excl. 20% VAT',
])('“%s” may change the prices', async (remark) => {
  for (const asked of await askedWith(remark))
    expect(asked).toContain(`contains '${remark}'. Check whether this changes the price.`)
})

test.each([
  '2 % Skonto bei Zahlung innerhalb von 10 Tagen',
  'Alle Preise zzgl. 19 % MwSt.',
  'Prices exclude VAT (20%)',
  'Prices valid until 31 December 2026',
  'Preisliste Werkzeuge',
])('“%s” raises no question', async (remark) => {
  for (const asked of await askedWith(remark)) expect(asked).toBe('')
})

test.each([
  'Prices valid until 15 November 2026',
  'gültig bis 15.11.2026',
  'Ceny ważne do 15.11.2026',
])('“%s” is over', async (remark) => {
  for (const asked of await askedWith(remark))
    expect(asked).toContain(`contains '${remark}', and that day has passed.`)
})

test.each(['Prices per pair', 'Preise je Paar'])('“%s” is not per piece', async (remark) => {
  for (const asked of await askedWith(remark)) expect(asked).toContain(`contains '${remark}', but`)
  const pairs = listOf(remark, 'SKU;Name;Price;Unit', 'N-1;Hinge;10,00;pair')
  expect((await lists.imported(pairs))['N-1']?.asked).toBe('')
})

test.each([
  [
    'Preisschlüssel: A = je Stück, B = je 100 Stück',
    'B',
    /'PS' contains B in the row of the article and is not used/,
  ],
  ['A = per piece; B = per 100; C = per 1000', 'C', /'PS' contains C in this row/],
  ['X = Auslaufartikel, nicht mehr lieferbar', 'X', /'PS' contains X in the row of the article/],
  ['N = Nettoartikel (nicht rabattfähig)', 'N', /'PS' contains N in the row of the article/],
  ['X = Auslaufartikel, nicht mehr lieferbar', 'A', /^$/],
])('the key “%s” in a row with %s', async (legend, sign, asked) => {
  const rows = ['SKU;Name;Price;PS', `N-1;Hammer;10,00;${sign}`, 'N-2;Saw;20,00;']
  expect((await lists.imported(listOf(...rows, ';;;', legend)))['N-1']?.asked).toMatch(asked)
  expect((await lists.imported(listOf(legend, ...rows)))['N-1']?.asked).toMatch(asked)
})

test.each([
  ['N/B', 'B', /may include tax/],
  ['Netto/Brutto', 'B', /may include tax/],
  ['Steuerkz', 'B', /may include tax/],
  ['N/B', 'N', /^$/],
  ['Incl/Excl', 'incl', /includes tax/],
  ['Incl/Excl', 'excl', /^$/],
  ['VAT', 'incl. 20%', /11\.9 including 20% tax is 9\.92/],
  ['Tax', 'incl. 20%', /11\.9 including 20% tax is 9\.92/],
  ['VAT', 'excl.', /^$/],
])('tax below “%s”: %s', async (heading, cell, asked) => {
  const file = listOf(`SKU;Name;Preis;${heading}`, `A-1;Hammer;11,90;${cell}`)
  expect((await lists.imported(file))['A-1']?.asked).toMatch(asked)
  expect((await lists.priced(file))['A-1']?.asked).toMatch(asked)
})

test('“Fr.” below a currency are francs', async () => {
  const file = listOf('SKU;Name;Price;Währung', 'A-1;Hammer;10,00;Fr.')
  expect((await lists.imported(file))['A-1']?.asked).toContain('The list is in CHF.')
})

test.each(['Ceny zawierają VAT', 'Preise enthalten 19 % MwSt.'])(
  '“%s” means including tax',
  async (remark) => {
    for (const asked of await askedWith(remark))
      expect(asked).toMatch(/includ(?:es|ing)|read as excluding tax/)
  },
)

test.each([
  ['Currency', 'TL', 'TRY'],
  ['Para Birimi', 'TL', 'TRY'],
  ['Döviz', 'TL', 'TRY'],
  ['Currency', 'Sterling', 'GBP'],
  ['Moeda', 'R$', 'BRL'],
  ['Valuta', 'kn', 'kn'],
  ['Valuta', 'din', 'DIN'],
  ['Währung', 'Euro', ''],
  ['Devise', '€', ''],
])('the currency below “%s”: %s', async (heading, cell, currency) => {
  const file = listOf(`SKU;Name;Price;${heading}`, `A-1;Hammer;10,00;${cell}`)
  const asked = currency === '' ? /^$/ : new RegExp(`in ${currency}, but`)
  expect((await lists.imported(file))['A-1']?.asked).toMatch(asked)
  expect((await lists.priced(file))['A-1']?.asked).toMatch(asked)
})
