/** A row of which a workbook shows a cell otherwise is found, also within a range. */
import { expect, test } from 'vitest'
import { hiddenByCondition } from '../../../packages/file-reader/formats/sheet-asides.ts'
import { rowsShownOtherwise } from './rows-shown-otherwise.ts'

test('rows of cells and of ranges are found, others are not', () => {
  const textOf = rowsShownOtherwise([
    'C3, struck out',
    'the format of A5:B7 (0" dozen")',
    'Page one',
  ])
  expect([2, 3, 4, 5, 6, 7, 8].map(textOf)).toEqual([
    undefined,
    'C3, struck out',
    undefined,
    'the format of A5:B7 (0" dozen")',
    'the format of A5:B7 (0" dozen")',
    'the format of A5:B7 (0" dozen")',
    undefined,
  ])
})

test('a condition of Excel 2010 that strikes out names its cells; one that is bold does not', () => {
  const rule = (look: string) =>
    `<extLst><ext><x14:conditionalFormattings><x14:conditionalFormatting><x14:cfRule type="expression"><xm:f>TRUE</xm:f><x14:dxf><font>${look}</font></x14:dxf></x14:cfRule><xm:sqref>A2:C2</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings></ext></extLst>`
  const find = hiddenByCondition('')
  expect(find(rule('<strike/>'))).toEqual(['A2:C2'])
  expect(find(rule('<color rgb="FFFFFFFF"/>'))).toEqual(['A2:C2'])
  expect(find(rule('<b/>'))).toEqual([])
})
