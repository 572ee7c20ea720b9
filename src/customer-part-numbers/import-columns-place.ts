/** The columns of a file of part numbers that the user can map. */
import { fieldOfKey } from '../../packages/file-reader/headings/dictionary.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { columnPlace } from '../platform/files/column-place.ts'
import type { ColumnPlace } from '../platform/files/chosen-columns.ts'
import { partNumberPageMessages } from './messages/page.ts'

const place = columnPlace(
  'part-numbers',
  'partNumber',
  { number: 'Part number', sku: 'SKU' },
  partNumberPageMessages.columnNames,
)

/** A supplier number is read as the SKU, and so is an EAN. */
export const partNumberColumns: ColumnPlace = {
  ...place,
  recognise: (heading) => {
    const key = wordsOf(heading)
    const isSku =
      fieldOfKey('partNumber', key) === 'supplier' || fieldOfKey('article', key) === 'gtin'
    return isSku ? 'SKU' : place.recognise(heading)
  },
}
