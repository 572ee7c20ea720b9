/** Sheets of a count: what was counted, and nothing else, goes into the list. */
import { expect, test } from 'vitest'
import { countedCsv, countSheetCsv } from './count-sheet.ts'
import { guessTargets } from './columns/fields.ts'

const tools = [
  { id: 'a', sku: 'A-1', name: 'Awl' },
  { id: 'b', sku: '-B2', name: 'Bit, "1/4"' },
]

test('a sheet that was filled in is a list of article numbers and stock', () => {
  expect(countSheetCsv(tools)).toBe(
    '\uFEFFSKU,Tool,Counted\r\nA-1,Awl,\r\n\'-B2,"Bit, ""1/4""",\r\n',
  )
  expect(guessTargets(['SKU', 'Tool', 'Counted'], [])).toEqual(['sku', 'name', 'Stock'])
})

test('what is left empty was not counted; zero was', () => {
  const counts = new FormData()
  counts.set('a', ' 0 ')
  counts.set('b', '')
  expect(countedCsv(tools, counts)).toBe('\uFEFFSKU,Counted\r\nA-1,0\r\n')
  counts.delete('a')
  expect(countedCsv(tools, counts)).toBeUndefined()
})
