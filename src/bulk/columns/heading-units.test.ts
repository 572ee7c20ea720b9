/** A unit in the heading of a stock, a minimum, a pack or a weight is converted or asked about. */
import { expect, test } from 'vitest'
import { listOf, useLists } from '../test-lists.ts'

const { imported } = useLists()
const readIn = async (heading: string, cell: string, more = '', value = '') =>
  (
    await imported(
      listOf(
        `SKU;Name;Price;${heading}${more && `;${more}`}`,
        `HU-1;Hammer;10,50;${cell};${value}`,
      ),
    )
  )['HU-1']

test.each([
  'Pack (doz)',
  'Std pkg (C)',
  'Case pack (doz)',
  'VPE x 10',
  'VE (100)',
  'Pack (m)',
  'VE (Paar)',
  'Order multiple (doz)',
  'Inner/Outer',
  'Stock (k)',
  'Stock (kg)',
  'Stock (pr)',
  'MOQ (000)',
  'Min qty (gross)',
])('%s may not count pieces', async (heading) => {
  const [, unit] = /[(/ ]((?:x )?[^(/ )]+)\)?$/.exec(heading) ?? []
  expect((await readIn(heading, '6'))?.asked).toContain(
    `'${heading}' may be in '${unit}'. The numbers are read as pieces. Check the numbers.`,
  )
})

test.each([
  'Min order doz',
  'MOQ pallets',
  'MOQ kg',
  'Mindestmenge in VE',
  'Min. antal förp',
  'Mindestabnahme Karton',
  'Minimum €',
  'Min. value',
  'Pack C',
  'Verpackungseinheit Dtz.',
])('%s is not used without a question', async (heading) =>
  expect((await readIn(heading, '6'))?.asked).toBe(
    `'${heading}' contains 6 in this row and is not used. Check whether buyers must order in this quantity.`,
  ),
)

test('a weight of a metre is not the weight of an article', async () => {
  expect((await readIn('Weight kg/m', '4,5'))?.asked).toContain(
    "'Weight kg/m' may be the weight of one 'm'. The weight is read as the weight of one article. Check the weight.",
  )
  expect((await readIn('Weight kg/m', '4,5', 'Unit', 'm'))?.asked).not.toContain(
    'may be the weight',
  )
})

test.each([
  ['Stock (doz)', '4', { Stock: '48' }],
  ['Min (doz)', '4', { minimum_quantity: '48' }],
  ['Pack (pcs)', '6', { pack_size: '6' }],
  ['Pack pcs', '6', { pack_size: '6' }],
  ['VE Stück', '6', { pack_size: '6' }],
  ['Stock pcs', '6', { Stock: '6' }],
  ['Min. szt.', '6', { minimum_quantity: '6' }],
  ['Pack weight', '6', {}],
  ['Pack code', '6', {}],
  ['Min length mm', '6', {}],
  ['Weight (oz)', '4', { weight_grams: '114' }],
  ['Weight lb/dz', '4', { weight_grams: '152' }],
])('no question: %s', async (heading, cell, read) =>
  expect(await readIn(heading, cell)).toMatchObject({ ...read, asked: '' }),
)

test('a row of units below the headings belongs to them', async () => {
  const read = await imported(
    listOf('SKU;Name;Price;Pack;Weight', ';;EUR;pcs;kg', 'HU-2;Screw;10,50;100;0,5'),
  )
  expect(read['HU-2']).toMatchObject({
    pack_size: '100',
    weight_grams: '500',
    price: '€10.50',
    asked: '',
  })
})
