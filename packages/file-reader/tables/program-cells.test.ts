/** Exports of shop programs: what a program means by a cell that it leaves empty, or fills with 0. */
import { expect, test } from 'vitest'
import { readTable } from '../read-table.ts'

async function columnOf(heading: string, ...lines: readonly string[]) {
  const { headings, rows } = await readTable(
    'export.csv',
    new TextEncoder().encode(lines.join('\n')),
  )
  return rows.map(({ cells }) => cells[headings.indexOf(heading)])
}

test('Shopify without article numbers: the handle is the number, with the options of a size', async () => {
  expect(
    await columnOf(
      'Variant SKU',
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src',
      'pot,Clay Pot,Size,Extra Large,,9.99,https://p.example/a.jpg',
      'pot,,,Small,,7.99,https://p.example/b.jpg',
      'pot,,,,,,https://p.example/c.jpg',
      'saw,Saw,Title,Default Title,,4.50,',
    ),
  ).toEqual(['pot-extra-large', 'pot-small', 'saw'])
})
test('Shopify with article numbers: an article without one has none', async () => {
  expect(
    await columnOf(
      'Variant SKU',
      'Handle,Title,Option1 Value,Variant SKU,Variant Price',
      'pot,Clay Pot,Default Title,P-1,9.99',
      'saw,Saw,Default Title,,4.50',
    ),
  ).toEqual(['P-1', ''])
})
test('Magento: steps that are switched off, or those of the shop, are none', async () => {
  expect(
    await columnOf(
      'qty_increments',
      'sku,product_type,name,price,use_config_qty_increments,qty_increments,enable_qty_increments',
      'T-1,simple,Saw,9,1,0,0',
      'T-2,simple,Axe,9,1,5.0000,1',
      'T-3,simple,File,9,0,5.0000,0',
      'T-4,simple,Rasp,9,0,5.0000,1',
    ),
  ).toEqual(['', '', '', '5.0000'])
})
