/** Words in rows that say that an article is gone, is not new, or that its price is one of several. */
import { expect, test } from 'vitest'
import { listOf, useLists } from './test-lists.ts'

const lists = useLists()

test.each([
  ['Note', 'discontinued', 'new design'],
  ['Note', 'no longer available', 'while stocks last'],
  ['Bemerkung', 'nicht mehr lieferbar', 'Auslaufartikel'],
  ['Action', 'delete', 'update'],
  ['Änderung', 'gelöscht', 'neu'],
  ['Lieferbar', 'nein', 'ja'],
  ['Zustand', 'gebraucht', 'neu'],
  ['Zustand', 'B-Ware', 'A-Ware'],
  ['État', 'reconditionné', 'neuf'],
  ['Remarque', 'fin de série', 'nouveau'],
  ['Nota', 'descatalogado', 'nuevo'],
  ['Nota', 'prezzo su richiesta', 'novità'],
  ['Opmerking', 'uit assortiment', 'uitlopend'],
  ['Uwagi', 'wycofany', 'nowy'],
  ['Poznámka', 'ukončeno', 'nový'],
  ['Remarks', 'NLA use DR-4', 'while stocks last'],
  ['Remarks', 'superseded by A9', 'supersedes A9'],
  ['Bemerkung', 'Ersatz: A9', 'Ersatzteil lieferbar'],
  ['Bemerkung', 'ausverkauft', 'neu'],
  ['Remarque', 'remplacé par A9', 'remplace A9'],
  ['Nota', 'sostituito da A9', 'novità'],
  ['Note', 'temporarily out of stock', 'in stock'],
])('below “%s” %s is asked about, and “%s” is not', async (heading, gone, usual) => {
  const file = listOf(`SKU;Name;Price;${heading}`, `A-1;Saw;8,50;${gone}`, `A-2;Saw;9,50;${usual}`)
  const rows = {
    'A-1': { asked: expect.stringContaining(`'${heading}' contains ${gone}`) },
    'A-2': { asked: '' },
  }
  expect(await lists.priced(file)).toMatchObject(rows)
  expect(await lists.imported(file)).toMatchObject(rows)
})

test.each(['Kundennr.', 'Customer group', 'Preisart', 'Code client'])(
  'where “%s” says several things, each price is asked about',
  async (heading) => {
    const asked = expect.stringContaining(`'${heading}' contains`)
    const headings = `SKU;Name;Price;${heading}`
    const several = listOf(headings, 'A-1;Saw;8,50;1001', 'A-2;Saw;9,50;1002')
    const rows = { 'A-1': { asked }, 'A-2': { asked } }
    expect(await lists.priced(several)).toMatchObject(rows)
    expect(await lists.imported(several)).toMatchObject(rows)
    const one = listOf(headings, 'A-1;Saw;8,50;1001', 'A-2;Saw;9,50;1001')
    expect(await lists.imported(one)).toMatchObject({ 'A-1': { asked: '' }, 'A-2': { asked: '' } })
  },
)

test.each([
  'Rental price',
  'Mietpreis/Tag',
  'Repair price',
  'Tauschpreis',
  'Price used',
  'Prix occasion',
  'Huurprijs',
])('“%s” may be the price of something else', async (heading) => {
  expect(await lists.imported(listOf(`SKU;Name;${heading}`, 'N-1;Saw;8,50'))).toMatchObject({
    'N-1': { asked: expect.stringContaining(`'${heading}'`) },
  })
})

test('a price of a later year beside the price, and fees for old devices, are asked about', async () => {
  const year = listOf('SKU;Name;Price;Price 2027', 'A-1;Saw;8,50;8,80')
  const asked = expect.stringContaining("'Price 2027' contains 8,80")
  expect(await lists.priced(year)).toMatchObject({ 'A-1': { asked } })
  expect(await lists.imported(year)).toMatchObject({ 'A-1': { asked } })
  for (const fee of ['WEEE', 'D3E', 'RAEE'])
    expect(
      await lists.imported(listOf(`SKU;Name;Price;${fee}`, 'A-1;Saw;8,50;0,15')),
    ).toMatchObject({ 'A-1': { asked: expect.stringContaining(`'${fee}' contains 0,15`) } })
})

test('a sign of a currency in the place of the decimal sign is one', async () => {
  const file = listOf('SKU;Price', 'A-1;8€50', 'A-2;12 € 05', 'A-3;1€234', 'A-4;9,50 €')
  expect(await lists.priced(file)).toMatchObject({
    'A-1': { price: 850, asked: '' },
    'A-2': { price: 1205, asked: '' },
    'A-3': { asked: expect.stringContaining('1€234') },
    'A-4': { price: 950, asked: '' },
  })
})

test('a service is no tool, and the cut-off last row of a file is no remark', async () => {
  const typed = listOf(
    'SKU;Name;Price;Type',
    'A-1;Saw;8,50;Inventory',
    'A-2;Sharpening;55,00;Service',
  )
  expect(await lists.imported(typed)).toMatchObject({
    'A-1': { asked: '' },
    'A-2': { asked: expect.stringContaining("The row is a service ('Type: Service')") },
  })
  const flagged = listOf('SKU;Name;Price;Usługa', 'A-1;Saw;8,50;nie', 'A-2;Ostrzenie;20,00;tak')
  expect(await lists.imported(flagged)).toMatchObject({
    'A-1': { asked: '' },
    'A-2': { asked: expect.stringContaining("'Usługa: tak'") },
  })
  const cut = 'SKU;Name;Price;Pack\nA-1;Saw;4,50;6\nA-2;File;5,50;6\nCU-3;Fi'
  expect(await lists.imported(cut)).toMatchObject({
    'CU-3': { asked: expect.stringContaining('The file ends in this row without a line break') },
  })
  const noted = 'SKU;Name;Price;Pack\nA-1;Saw;4,50;6\nA-2;File;5,50;6\nPrices of 2026'
  expect(await lists.imported(noted)).not.toHaveProperty('Prices of 2026.price')
})
