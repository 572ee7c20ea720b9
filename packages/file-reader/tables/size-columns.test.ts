/** Exports with a column that names the article of each size: names and families of the rows. */
import { expect, test } from 'vitest'
import { readTable } from '../read-table.ts'
import { familyHeading } from './variants.ts'

async function sizesOf(name: string, ...lines: readonly string[]) {
  const { headings, rows } = await readTable(
    'export.csv',
    new TextEncoder().encode(lines.join('\n')),
  )
  const at = (heading: string) => headings.indexOf(heading)
  return rows.map(({ cells }) => `${cells[at(name)]} of ${cells[at(familyHeading)] ?? ''}`)
}

test('a row that names the number of its article is a size of it, which is not sold as such', async () => {
  expect(
    await sizesOf(
      'Titel',
      'Artikelnummer;Preis;Titel;Farbe;Größe;Elternartikel',
      'FB-1;12.95;Jacke;;;',
      'FB-1-1;12.95;Jacke;grün;L;FB-1',
      'FB-1-2;12.95;Jacke;grün;M;FB-1',
      'HM-1;9.95;Hammer;;;',
    ),
  ).toEqual(['Jacke grün L of Jacke', 'Jacke grün M of Jacke', 'Hammer of '])
})
test('a size that has a name of its own keeps it', async () => {
  expect(
    await sizesOf(
      'name',
      'sku,name,price,color,parent_sku',
      'J,Jacket,10,,',
      'J-1,Jacket in green,10,green,J',
    ),
  ).toEqual(['Jacket in green of Jacket'])
})
test('a parent that the file does not have makes no family', async () => {
  expect(
    await sizesOf('name', 'sku,name,price,parent_sku', 'J-1,Jacket,10,J', 'K-1,Coat,10,'),
  ).toEqual(['Jacket of ', 'Coat of '])
})
test('Lightspeed: rows of one handle are sizes by their values', async () => {
  expect(
    await sizesOf(
      'name',
      'id,handle,sku,name,variant_option_one_name,variant_option_one_value,retail_price',
      '1,claw,10001,Claw Hammer,Weight,16 oz,14.95',
      '2,claw,10002,Claw Hammer,Weight,20 oz,16.95',
      '3,saw,10003,Saw,,,9.95',
    ),
  ).toEqual(['Claw Hammer 16 oz of Claw Hammer', 'Claw Hammer 20 oz of Claw Hammer', 'Saw of '])
})
test('Square: the name of a variation tells it from the others of its item', async () => {
  expect(
    await sizesOf(
      'Item Name',
      'Token,Item Name,Variation Name,SKU,Price',
      'A,Claw Hammer,16 oz,S-16,14.95',
      'B,Claw Hammer,20 oz,S-20,16.95',
      'C,Saw,Regular,S-1,9.95',
    ),
  ).toEqual(['Claw Hammer 16 oz of Claw Hammer', 'Claw Hammer 20 oz of Claw Hammer', 'Saw of '])
})
