/** Exports of shop programs: the meaning of a cell that is empty or contains 0. */
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
test.each([
  [
    'WooCommerce',
    'Published',
    [
      'ID,Type,SKU,Name,Published,Visibility in catalog,Regular price',
      '1,simple,W-1,Saw,1,visible,9',
      '2,simple,W-2,Axe,1,hidden,9',
    ],
  ],
  [
    'Magento',
    'product_online',
    [
      'sku,product_type,name,product_online,visibility,price',
      'M-1,simple,Saw,1,"Catalog, Search",9',
      'M-2,simple,Axe,1,Not Visible Individually,9',
    ],
  ],
  [
    'PrestaShop',
    'Active (0/1)',
    [
      'Product ID;Active (0/1);Name *;Price tax excluded;Reference #;Visibility',
      '1;1;Saw;9;P-1;both',
      '2;1;Axe;9;P-2;none',
    ],
  ],
])('%s: what no list shows is no longer on sale', async (_program, heading, lines) => {
  expect(await columnOf(heading, ...lines)).toEqual(['1', 'hidden'])
})
test('Magento: a size that is only sold with its article is on sale as that is', async () => {
  expect(
    await columnOf(
      'product_online',
      'sku,product_type,name,product_online,visibility,price,configurable_variations',
      'S-1,simple,Shirt S,1,Not Visible Individually,9,',
      'S-2,simple,Shirt M,1,Not Visible Individually,9,',
      'S,configurable,Shirt,1,"Catalog, Search",9,"sku=S-1,size=S|sku=S-2,size=M"',
    ),
  ).toEqual(['1', '1'])
})
