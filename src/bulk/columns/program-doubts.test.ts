/** Columns of shop programs' exports that say nothing about the price: no question is asked. */
import { expect, test } from 'vitest'
import { listOf, useLists } from '../test-lists.ts'

const { imported, priced } = useLists()

test.each([
  ['Variant Weight Unit', 'kg'],
  ['Weight unit for display', 'g'],
  ['Gewichtseinheit', 'kg'],
  ['Show price (0 = No, 1 = Yes)', '1'],
  ['On sale (0/1)', '1'],
  ['unit_pricing_base_measure', '100 ml'],
])('%s', async (heading, cell) => {
  const lines = [1, 2, 3, 4].map((nth) => `A-${nth};Hammer ${nth};10,50;${cell}`)
  const list = listOf(`SKU;Name;Price;${heading}`, ...lines)
  const nothing = ['', '', '', '']
  expect(Object.values(await imported(list)).map(({ asked }) => asked)).toEqual(nothing)
  expect(Object.values(await priced(list)).map(({ asked }) => asked)).toEqual(nothing)
})

test('a Shopify export: own pictures, no question', async () => {
  const file = listOf(
    'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Image Src,Image Position,Variant Image,Variant Weight Unit,Status',
    'claw,Claw Hammer,Acme,Weight,450 g,SH-450,450.0,20,9.99,https://cdn.example/a.jpg,1,https://cdn.example/v450.jpg,g,active',
    'claw,,,,600 g,SH-600,0.0,10,11.99,https://cdn.example/b.jpg,2,https://cdn.example/v600.jpg,kg,',
  )
  expect(await imported(file)).toMatchObject({
    'SH-450': {
      name: 'Claw Hammer 450 g',
      family: 'claw',
      image: 'https://cdn.example/v450.jpg',
      pictures: 'https://cdn.example/a.jpg · https://cdn.example/b.jpg',
      asked: '',
    },
    'SH-600': {
      name: 'Claw Hammer 600 g',
      family: 'claw',
      image: 'https://cdn.example/v600.jpg',
      asked: '',
    },
  })
})

test.each([
  ['Attribute 2 global', '0', '1'],
  ['Attribute 1 value(s)', 'Yes', 'No'],
  ['Attribut 1 sichtbar', '0', '1'],
  ['use_config_backorders', '0', '1'],
  ['is_qty_decimal', '0', '1'],
])('%s, which is a setting of a program: no question', async (heading, ...cells) => {
  const lines = [1, 2, 3, 4].map((nth) => `A-${nth};Hammer ${nth};10,50;${cells[nth % 2]}`)
  const list = listOf(`SKU;Name;Price;${heading}`, ...lines)
  expect(Object.values(await imported(list)).map(({ asked }) => asked)).toEqual(['', '', '', ''])
})

test('Magento: a minimum that its shop sets for all articles is none', async () => {
  const file = listOf(
    'sku,attribute_set_code,product_type,name,price,qty,min_cart_qty,use_config_min_sale_qty',
    'M-1,Default,simple,Vise 4in,45.00,12,6.0000,0',
    'M-2,Default,simple,Vise 6in,65.00,12,24.0000,1',
  )
  expect(await imported(file)).toMatchObject({
    'M-1': { minimum_quantity: '6', asked: '' },
    'M-2': { minimum_quantity: '1', asked: '' },
  })
})

test('Shopify: a former price is not the price, and stocks of one piece are counted', async () => {
  const lines = Array.from(
    { length: 12 },
    (_, nth) => `h-${nth},Hammer ${nth},SH-${nth},${nth % 2},9.99,12.99,active`,
  )
  const file = listOf(
    'Handle,Title,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status',
    ...lines,
  )
  const tools = Object.values(await imported(file))
  expect(tools.map(({ asked }) => asked)).toEqual(lines.map(() => ''))
  expect(tools[1]).toMatchObject({ price: '€9.99', Stock: '1' })
})
