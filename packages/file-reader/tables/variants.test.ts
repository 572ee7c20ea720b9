/**
 * Exports of shop programs: each size becomes a separate article with the values of its article.
 */
import { expect, test } from 'vitest'
import { readTable } from '../read-table.ts'

async function articles(...lines: readonly string[]) {
  const bytes = new TextEncoder().encode(lines.join('\n'))
  const { headings, rows } = await readTable('export.csv', bytes)
  return rows.map(({ cells }) =>
    Object.fromEntries(headings.map((heading, column) => [heading, cells[column]])),
  )
}

test('Shopify: a row without a price is a further picture', async () => {
  expect(
    await articles(
      'Handle,Title,Option1 Value,Variant SKU,Variant Price,Image Src,Status',
      'claw,Claw Hammer,450 g,CH-450,9.99,https://p.example/a.jpg,draft',
      'claw,,600 g,CH-600,11.99,,',
      'claw,,,,,https://p.example/b.jpg,',
      'file,File,Default Title,F-1,4.50,https://p.example/f.jpg,active',
    ),
  ).toMatchObject([
    { Title: 'Claw Hammer 450 g', 'Image Src': 'https://p.example/a.jpg https://p.example/b.jpg' },
    {
      Title: 'Claw Hammer 600 g',
      Status: 'draft',
      Family: 'claw',
      'Image Src': 'https://p.example/a.jpg',
    },
    { Title: 'File', Family: '' },
  ])
})

test.each([
  ['Handle,Title,Option1 Value,Variant SKU,Variant Price,Image Src,Variant Image', 'Image Src'],
  [
    'URL handle,Title,Option1 value,SKU,Price,Product image URL,Variant image URL',
    'Product image URL',
  ],
])(
  'Shopify: a variant has its own picture, and the first one all of the article',
  async (heading, image) => {
    const picture = (name: string) => `https://p.example/${name}.jpg`
    const found = await articles(
      heading,
      `claw,Claw Hammer,450 g,CH-450,9.99,${picture('a')},${picture('v1')}`,
      `claw,,600 g,CH-600,11.99,${picture('b')},${picture('v2')}`,
      `claw,,750 g,CH-750,13.99,${picture('c')},`,
      `claw,,,,,${picture('d')},`,
      `claw-2,Claw Hammer,450 g,CI-450,9.99,${picture('e')},`,
      `claw-2,,600 g,CI-600,9.99,,`,
    )
    expect(found.every((row) => (row['Variant Image'] ?? row['Variant image URL']) === '')).toBe(
      true,
    )
    expect(found.map((row) => [row[image], row['Family']])).toEqual([
      [[picture('v1'), picture('a'), picture('b'), picture('c'), picture('d')].join(' '), 'claw'],
      [picture('v2'), 'claw'],
      [picture('a'), 'claw'],
      [picture('e'), 'claw-2'],
      [picture('e'), 'claw-2'],
    ])
  },
)

test('WooCommerce in another language: sizes name their article by its number or its id', async () => {
  const all = await articles(
    'ID,Typ,Artikelnummer,Name,Veröffentlicht,Regulärer Preis,Kategorien,Übergeordnet',
    '44,variable,V-1,Vise,0,,Tools > Vises,',
    '45,variation,V-1-S,Vise - S,1,10,,V-1',
    '46,variation,V-1-M,Vise - M,1,12,,id:44',
    '47,simple,S-1,Saw,1,9,Tools > Saws,',
  )
  expect(all.map((row) => row['Artikelnummer'])).toEqual(['V-1-S', 'V-1-M', 'S-1'])
  expect(all).toMatchObject([
    { Name: 'Vise - S', Veröffentlicht: '0', Kategorien: 'Tools > Vises', Family: 'Vise' },
    { Name: 'Vise - M', Veröffentlicht: '0', 'Regulärer Preis': '12', Family: 'Vise' },
    { Family: '' },
  ])
})

test('Magento: sizes are named by their article, translations are no articles', async () => {
  expect(
    await articles(
      'sku,store_view_code,product_type,categories,name,price,configurable_variations',
      'T-S,,simple,,Tee S,10,',
      'T-M,,simple,,Tee M,11,',
      'T-M,de,simple,,Hemd M,,',
      'T,,configurable,Default Category/Wear,Tee,,"sku=T-S,size=S|sku=T-M,size=M"',
      'B,,simple,Default Category/Bags,Bag,5,',
    ),
  ).toMatchObject([
    { sku: 'T-S', categories: 'Default Category/Wear', Family: 'Tee', price: '10' },
    { sku: 'T-M', name: 'Tee M', Family: 'Tee', price: '11' },
    { sku: 'B', Family: '' },
  ])
})

test('Shopware: sizes have the name and the price of their article', async () => {
  expect(
    await articles(
      'id;parent_id;product_number;active;stock;name;price_net',
      'a1;;SW-1;1;0;Clamp;12.50',
      'a2;a1;SW-1.1;1;7;;',
      'a3;a1;SW-1.2;1;8;;13.50',
      'a4;;SW-2;1;9;Vise;20.00',
    ),
  ).toMatchObject([
    { product_number: 'SW-1.1', name: 'Clamp SW-1.1', price_net: '12.50', Family: 'Clamp' },
    { product_number: 'SW-1.2', stock: '8', price_net: '13.50', Family: 'Clamp' },
    { product_number: 'SW-2', name: 'Vise', Family: '' },
  ])
})

test('Odoo: sizes have one name, and their values', async () => {
  expect(
    await articles(
      'default_code,name,list_price,product_template_variant_value_ids',
      'D-1,Desk,10.0,"Color: White, Legs: Steel"',
      'D-2,Desk,11.0,Color: Black',
      'C-1,Chair,5.0,',
    ),
  ).toMatchObject([
    { name: 'Desk White Steel', Family: 'Desk' },
    { name: 'Desk Black', Family: 'Desk' },
    { name: 'Chair', Family: '' },
  ])
})
