/** Exports of shop programs as they come, and lists without headings: what each column is taken for. */
import { expect, test } from 'vitest'
import { readTable } from '../../../packages/file-reader/read-table.ts'
import { guessTargets } from './fields.ts'

async function targetsOf(...lines: readonly string[]) {
  const { headings, rows } = await readTable(
    'export.csv',
    new TextEncoder().encode(lines.join('\n')),
  )
  const targets = guessTargets(headings, rows, 'EUR')
  const named = Object.fromEntries(headings.map((heading, column) => [heading, targets[column]]))
  return { named, targets, rows: rows.length }
}

test('of WooCommerce the stock is what is counted, and not whether there is any', async () => {
  const { named } = await targetsOf(
    'ID,Type,SKU,Name,Published,"In stock?",Stock,"Regular price",Categories',
    '46,simple,woo-hood,Hoodie,1,1,57,45,"Tools > Hammers"',
  )
  expect(named).toMatchObject({ ID: '', SKU: 'sku', 'In stock?': '', Stock: 'Stock' })
})
test('of WooCommerce the description is the whole one, and the short one where there is no other', async () => {
  const headings = 'ID,Type,SKU,Name,"Short description",Description,"Regular price"'
  const both = await targetsOf(headings, '58,simple,woo-belt,Belt,A belt.,A belt of leather.,65')
  expect(both.named).toMatchObject({ 'Short description': '', Description: 'description' })
  const one = await targetsOf(headings, '58,simple,woo-belt,Belt,A belt.,,65')
  expect(one.named).toMatchObject({ 'Short description': 'description' })
})
test('of Magento the word in the address of a page is no picture', async () => {
  const { named } = await targetsOf(
    'sku,product_type,name,price,url_key',
    '24-WG085,simple,Yoga Strap,14,yoga-strap',
  )
  expect(named).toMatchObject({ url_key: '' })
})
test('of Odoo, with technical names', async () => {
  const { named } = await targetsOf(
    'id,default_code,name,list_price,standard_price,qty_available,barcode,categ_id',
    '__export__.product_1,OD-1,Hammer,12.5,7.0,100.0,4006381333931,All / Saleable / Hammers',
  )
  expect(named).toEqual({
    id: '',
    default_code: 'sku',
    name: 'name',
    list_price: 'price',
    standard_price: 'cost',
    qty_available: 'Stock',
    barcode: 'gtin',
    categ_id: 'category',
  })
})
test('of PrestaShop the reference is the article number, and not the id', async () => {
  const { named } = await targetsOf(
    'Product ID;Active (0/1);Name *;Price tax excluded;Reference #;EAN13;Quantity',
    '1;1;Hammer;12.50;PS-1;4006381333931;100',
  )
  expect(named).toMatchObject({ 'Product ID': '', 'Reference #': 'sku', Quantity: 'Stock' })
})
test('of Shopify what is said about a picture is none, nor is a custom product a number', async () => {
  const { named } = await targetsOf(
    'Handle,Title,Variant SKU,Variant Price,Image Src,Image Position,Image Alt Text,Google Shopping / Custom Product',
    'claw,Claw Hammer,CH-450,9.99,https://pics.example.com/a.jpg,1,A claw hammer,',
  )
  expect(named).toMatchObject({
    'Variant SKU': 'sku',
    'Image Src': 'image',
    'Image Position': '',
    'Image Alt Text': '',
    'Google Shopping / Custom Product': '',
  })
})
test.each([
  [
    'of Magento the type of an article is no category, nor a label a picture',
    'sku,attribute_set_code,product_type,categories,name,price,special_price,product_online,base_image,base_image_label,qty',
    'B-1,Bag,simple,Default Category/Bags,Bag,34.0000,29.9900,1,/b.jpg,Blue,100.0000',
    {
      categories: 'category',
      price: 'price',
      special_price: '',
      product_online: 'state',
      base_image_label: '',
      qty: 'Stock',
    },
  ],
  [
    'of Odoo, with the headings that people see',
    'External ID,Name,Internal Reference,Sales Price,Cost,Quantity On Hand,Can be Sold,Unit of Measure',
    '__export__.p_1,Hammer,OD-1,12.5,7.0,100.0,False,Units',
    {
      'Internal Reference': 'sku',
      'Sales Price': 'price',
      Cost: 'cost',
      'Quantity On Hand': 'Stock',
      'Can be Sold': 'state',
    },
  ],
  [
    'of PrestaShop the least quantity, and what is no picture',
    'Product ID;Active (0/1);Name *;Price tax excluded;Wholesale price;Reference #;Minimal quantity;Delete existing images (0 = No, 1 = Yes)',
    '1;0;Hammer;12.50;7.00;PS-1;5;0',
    {
      'Active (0/1)': 'state',
      'Wholesale price': 'cost',
      'Minimal quantity': 'minimum_quantity',
      'Delete existing images (0 = No, 1 = Yes)': '',
    },
  ],
  [
    'of WooCommerce in German the regular price, and not that of an offer',
    'ID,Typ,Artikelnummer,Name,Veröffentlicht,Lager,Angebotspreis,Regulärer Preis,Kategorien',
    '46,simple,wo-1,Hammer,0,57,"9,90","12,50",Werkzeug > Hämmer',
    {
      Veröffentlicht: 'state',
      Angebotspreis: '',
      'Regulärer Preis': 'price',
      Kategorien: 'category',
      Lager: 'Stock',
    },
  ],
  [
    'of Shopware the prices without tax',
    'id;product_number;active;stock;name;price_net;price_gross;purchase_prices_net;manufacturer_name',
    'a1;SW-1;0;10;Clamp;16.80;19.99;9.50;Ironside',
    {
      product_number: 'sku',
      active: 'state',
      price_net: 'price',
      price_gross: '',
      purchase_prices_net: 'cost',
      manufacturer_name: 'brand',
    },
  ],
])('%s', async (_what, headings, row, expected) => {
  expect((await targetsOf(headings, row)).named).toMatchObject(expected)
})

test('a list without headings begins with an article, and no column is its price unasked', async () => {
  const { targets, rows } = await targetsOf(
    'HM-1;Hammer;990;12',
    'HM-2;Saw;1450;3',
    'HM-3;File;;30',
  )
  expect(rows).toBe(3)
  expect(targets).not.toContain('price')
  expect(targets.filter((target) => target.startsWith('from:'))).toEqual([])
})

test.each([
  ['Magento', 'sku,name,price,qty,min_cart_qty,qty_increments', 'X-1,Saw,9.50,100,10.0000,5.0000'],
  [
    'Shopware 6',
    'product_number,name,price_net,stock,min_purchase,purchase_steps',
    'X-1,Saw,9.50,100,10,5',
  ],
  [
    'Shopware 5',
    'ordernumber,name,price,instock,minpurchase,purchasesteps',
    'X-1,Saw,9.50,100,10,5',
  ],
])('of %s least quantities and steps are kept', async (_program, ...lines) => {
  const { named } = await targetsOf(...lines)
  expect(Object.values(named)).toEqual(expect.arrayContaining(['minimum_quantity', 'pack_size']))
})
test('of Shopify the grams are the weight, whatever unit is shown', async () => {
  const { named } = await targetsOf(
    'Handle,Title,Variant SKU,Variant Grams,Variant Price,Variant Weight Unit',
    'saw,Saw,X-1,450.0,9.50,kg',
  )
  expect(named).toMatchObject({ 'Variant Grams': 'weight', 'Variant Weight Unit': '' })
})
test.each([
  [
    'of BigCommerce the code of the seller, the stock, and whether anybody sees it',
    'Item Type,Product ID,Product Name,Product Type,Product Code/SKU,Price,Cost Price,Product Visible?,Current Stock Level,Low Stock Level,Category',
    'Product,77,Claw Hammer,P,CH-16,24.95,12.10,N,25,5,Hand tools/Hammers',
    {
      'Product ID': '',
      'Product Code/SKU': 'sku',
      'Product Visible?': 'state',
      'Current Stock Level': 'Stock',
      'Product Type': '',
      Category: 'category',
    },
  ],
  [
    'of Lightspeed the number of the seller, and not that of the program',
    'System ID,UPC,EAN,Custom SKU,Manufact. SKU,Item,Qty.,Price,Department,Default Cost,Category',
    '210000000001,012345678905,,HMR-20,M-20,Claw Hammer 20 oz,14,24.99,Hand tools,13.50,Hammers',
    {
      'System ID': '',
      'Custom SKU': 'sku',
      'Manufact. SKU': 'mpn',
      'Default Cost': 'cost',
      Department: '',
      Category: 'category',
    },
  ],
  [
    'of eBay the label of the seller, and what is available',
    'Item number,Title,Custom label (SKU),Available quantity,Start price,Current price',
    '110552,Claw Hammer 16 oz,EB-16,25,,14.95',
    { 'Item number': '', 'Custom label (SKU)': 'sku', 'Available quantity': 'Stock' },
  ],
  [
    'of Square what is there now',
    'Token,Item Name,Variation Name,SKU,Price,Current Quantity Main St,New Quantity Main St',
    'AB12,Claw Hammer,Regular,SQ-16,14.95,25,',
    { Token: '', SKU: 'sku', 'Current Quantity Main St': 'Stock' },
  ],
  [
    'of Shopware the price, and not the crossed-out one',
    'list_price_gross;list_price_net;id;product_number;stock;name;price_net;price_gross',
    '50;20;bf44;SW10001;100;Product;84;100',
    { list_price_net: '', price_net: 'price' },
  ],
  [
    'of JTL the deepest category, the number of the maker, and what an article costs',
    'Artikelnummer;Artikelname;HAN;Kategorie Ebene 1;Kategorie Ebene 2;Netto-VK;Durchschnittlicher Einkaufspreis (netto)',
    '4711;Hammer;SH500;Handwerkzeuge;Hämmer;16,79;9,20',
    {
      HAN: 'mpn',
      'Kategorie Ebene 1': '',
      'Kategorie Ebene 2': 'category',
      'Durchschnittlicher Einkaufspreis (netto)': 'cost',
    },
  ],
])('%s', async (_what, headings, row, targets) => {
  expect((await targetsOf(headings, row)).named).toMatchObject(targets)
})
test('of WooCommerce the files that are sold are neither pictures nor documents', async () => {
  const { named } = await targetsOf(
    'ID,Type,SKU,Name,Published,Regular price,Images,Download 1 name,Download 1 URL,Download 2 URL',
    '1,simple,S-1,Saw,1,9.50,https://w.example/s.jpg,Plan,https://w.example/plan.jpg,https://w.example/plan.pdf',
  )
  expect(named).toMatchObject({ Images: 'image', 'Download 1 URL': '', 'Download 2 URL': '' })
})
