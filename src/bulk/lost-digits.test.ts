/** What a file has lost before it is read: rows in quotes, digits, parts of a title. */
import { expect, test } from 'vitest'
import { workbook } from '../../tests/e2e/workbook.ts'
import { listOf, useLists } from './test-lists.ts'

const { imported } = useLists()

test('inches in quotes that are not doubled put no row into another', async () => {
  const read = await imported(
    listOf('SKU,Name,Price', 'LD-1,Hammer,9.50', 'LD-2,"Chisel 3/4"",14.50', 'LD-3,Saw 22",20.00'),
  )
  expect(read).toMatchObject({
    'LD-1': { price: '€9.50' },
    'LD-2': { name: 'Chisel 3/4"', price: '€14.50' },
    'LD-3': { name: 'Saw 22"', price: '€20.00' },
  })
})

test('a text of several lines in quotes stays one cell', async () => {
  const read = await imported(
    listOf('SKU,Name,Description,Price', 'LD-4,Hammer,"Steel, ""forged""', 'red, blue",9.50'),
  )
  expect(read['LD-4']).toMatchObject({ price: '€9.50', description: 'Steel, "forged"\nred, blue' })
})

test('a number of a workbook with more than 15 digits is not exact', async () => {
  const read = await imported(
    workbook([
      ['SKU', 'Name', 'Price'],
      [{ formula: 'A1', value: 12_345_678_901_234_568 }, 'Hammer', '9.50'],
      ['LD-6', 'Saw', '8.50'],
    ]),
    'list.xlsx',
  )
  expect(Object.values(read)[0]?.asked).toContain('keeps only 15 digits of a number')
  expect(read['LD-6']?.asked).toBe('')
})

test('the comma of a title splits no number in a file of commas', async () => {
  const read = await imported(
    listOf('Prices per 1,000 pcs,,', 'SKU,Name,Price', 'LD-7,Screw,34.50', 'LD-8,Nail,24.50'),
  )
  expect(read).toMatchObject({
    'LD-7': { price: '€34.50', price_per: '1000' },
    'LD-8': { price_per: '1000' },
  })
})
