/** In which order the days of a file of prices are written: asked once where nothing says it. Pure. */
import {
  columnDays,
  dayInDigits,
  type DayOrder,
} from '../../../packages/file-reader/numbers/day-order.ts'
import type { ParsedTable } from '../../../packages/file-reader/tables/table.ts'
import { priceFileMessages as messages } from '../messages/price-file.ts'
import type { PriceColumn } from './price-columns.ts'

/** By a column of days, what stands first in them; none where that makes no difference. */
export type DayOrders = ReadonlyMap<PriceColumn, DayOrder>

/**
 * The orders of the columns of days: each by its own values, else as the other one proves.
 * @returns the question where nothing decides; it is about the whole file, which is not read before
 */
export function readDayOrders(
  { headings, rows }: Pick<ParsedTable, 'headings' | 'rows'>,
  columns: readonly PriceColumn[],
): DayOrders | string {
  const found = columns.flatMap((column, index) =>
    column === 'validFrom' || column === 'validUntil'
      ? [{ column, index, days: columnDays(rows.map(({ cells }) => cells[index] ?? '')) }]
      : [],
  )
  const proven = found.flatMap(({ days }) => (days.is === 'proven' ? [days.order] : []))
  const orders = new Map<PriceColumn, DayOrder>()
  for (const { column, index, days } of found) {
    const heading = headings[index] ?? ''
    if (days.is === 'mixed') return messages.mixedDays(heading, days)
    const order = days.is === 'proven' ? days.order : proven[0]
    if (days.is === 'open' && order === undefined)
      return messages.openDay(heading, days.day, {
        dayFirst: dayInDigits(days.day, 'day'),
        monthFirst: dayInDigits(days.day, 'month'),
      })
    if (order !== undefined) orders.set(column, order)
  }
  return orders
}
