/** The columns of a file of part numbers as somebody can choose them. */
import { columnPlace } from '../platform/files/column-place.ts'
import { partNumberPageMessages } from './messages/page.ts'

export const partNumberColumns = columnPlace(
  'part-numbers',
  'partNumber',
  { number: 'Part number', sku: 'SKU' },
  partNumberPageMessages.columnNames,
)
