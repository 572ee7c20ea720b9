/** Rows that an OpenDocument sheet repeats with a few letters are counted before they are read. */
import { expect, test } from 'vitest'
import { UnreadableFile } from '../unreadable-file.ts'
import { odsSheets } from './ods-sheets.ts'

const cell = '<table:table-cell><text:p>Saw</text:p></table:table-cell>'
const sheetOf = (repeats: number, cells: string) =>
  odsSheets(
    `<table:table table:name="S"><table:table-row table:number-rows-repeated="${repeats}">${cells}</table:table-row></table:table>`,
  )

test.each([
  [50_001, 'The list has more than 50,000 rows.'],
  [4_000_000, 'The list has more than 50,000 rows.'],
  [1_000_000_000, 'The sheet has more than 5,000,000 filled cells.'],
])('a filled row that is repeated %i times is refused', (repeats, sentence) => {
  expect(() => sheetOf(repeats, cell)).toThrow(UnreadableFile)
  expect(() => sheetOf(repeats, cell)).toThrow(sentence)
})

test('a filled row may be repeated as often as a list has rows, an empty one as often as wished', () => {
  expect(sheetOf(50_000, cell)[0]?.rows).toHaveLength(50_000)
  expect(sheetOf(1_000_000_000, '<table:table-cell/>')[0]?.rows).toHaveLength(0)
})
