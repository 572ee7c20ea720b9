/**
 * Columns without a known heading whose cells are all currency codes: each cell states the currency
 * of its row. Pure.
 */
import {
  fieldOfHeading,
  termOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import { isEmptyCell, type NumberedRow } from '../../../packages/file-reader/tables/table.ts'
import { shopCurrency } from '../../platform/money/money.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Mapping } from './mapping.ts'
import { isCurrencyCode, isSameCurrency } from './price-currency.ts'
import type { RowDoubts } from './remarks.ts'

/**
 * At least one of these codes must occur, because other codes may be words, such as 'TOP' and
 * 'ALL'.
 */
const usual: ReadonlySet<string> = new Set(
  'EUR USD GBP CHF PLN CZK SEK NOK DKK HUF RON TRY JPY CNY CAD AUD'.split(' '),
)

type List = {
  readonly mapping: Pick<Mapping, 'columns' | 'rate'>
  readonly headings: readonly string[]
  /** The currency of its amounts; '' if it names none. */
  readonly currency: string
}

/**
 * Scans all rows of a list, part by part; an error in each row with a price that names another
 * currency.
 */
export function createCurrencyCells({ mapping: { columns, rate }, headings, currency }: List) {
  const unknown = headings.flatMap((heading, column) =>
    heading === '' ||
    (columns[column] ?? '') !== '' ||
    termOfHeading(heading) !== undefined ||
    fieldOfHeading(heading) !== undefined
      ? []
      : [column],
  )
  const isIdle = isOfRecords(headings) || (currency === '' && rate !== 1)
  const open = new Set(isIdle ? [] : unknown)
  const sure = new Set<number>()
  return {
    add(rows: readonly NumberedRow[]): void {
      for (const { cells } of rows)
        for (const column of open) {
          const cell = cells[column] ?? ''
          if (isEmptyCell(cell)) continue
          const text = String(cell).trim()
          if (!isCurrencyCode(text)) open.delete(column)
          else if (usual.has(text)) sure.add(column)
        }
    },
    result(): RowDoubts {
      const found = [...open].filter((column) => sure.has(column))
      const own = currency || shopCurrency().code
      return ({ cells }, { fields, cost }) => {
        const isPriced =
          fields['price'] !== undefined ||
          fields['price_breaks'] !== undefined ||
          cost !== undefined
        const other = found
          .map((column) => String(cells[column] ?? '').trim())
          .find((code) => code !== '' && !isSameCurrency(code, own))
        return {
          errors:
            isPriced && other !== undefined
              ? [{ field: 'price', why: messages.why.otherCurrency(other, own) }]
              : [],
          warnings: [],
        }
      }
    },
  }
}
