/** The days in a price file: the order of their parts, and the days in its headings. Pure. */
import { daysOfHeading, slashedDaysIn } from '../../../packages/file-reader/headings/heading-day.ts'
import {
  columnDays,
  dayInDigits,
  type DayOrder,
} from '../../../packages/file-reader/numbers/day-order.ts'
import { writtenDay } from '../../../packages/file-reader/numbers/written-day.ts'
import {
  fieldOfHeading,
  termOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import {
  isEmptyCell,
  type Cell,
  type ParsedTable,
  type Row,
} from '../../../packages/file-reader/tables/table.ts'
import type { Day } from '../../platform/time/time-zone.ts'
import { titleDay } from '../columns/unused-days.ts'
import { bulkJobsMessages } from '../messages/bulk-jobs.ts'
import { priceFileMessages as messages } from '../messages/price-file.ts'
import { isAmountColumn, type PriceColumn } from './price-columns.ts'

/**
 * Which part comes first in the days of a column, keyed by column; none if it makes no difference.
 */
export type DayOrders = ReadonlyMap<PriceColumn, DayOrder>

/**
 * The order of parts in the day columns: each from its own values, else from the other column.
 * @returns the question if the order is not certain; it concerns the whole file, which is not read
 *   before the answer
 */
export function readDayOrders(
  { headings, rows }: Pick<ParsedTable, 'headings' | 'rows'>,
  columns: readonly PriceColumn[],
): DayOrders | string {
  const found = columns.flatMap((column, index) =>
    column === 'validFrom' || column === 'validUntil'
      ? [{ column, index, days: columnDays(rows.map(({ cells }) => cells[index] ?? '')) }]
      : isAmountColumn(column)
        ? [{ column, index, days: columnDays(slashedDaysIn(headings[index] ?? '')) }]
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

/** The days that headings or a title state for all prices below them; a row may have other days. */
export type ListedDays = { readonly validFrom?: Day; readonly validUntil?: Day }

/**
 * The first and last day of a list's prices, from the heading of its prices, else from a title. A
 * past first day does not limit the prices.
 */
export function listedDays(
  { headings, titles }: Pick<ParsedTable, 'headings'> & { readonly titles: readonly string[] },
  columns: readonly PriceColumn[],
  { orders, today }: { readonly orders: DayOrders; readonly today: Day },
): ListedDays {
  const [said] = columns.flatMap((column, index) => {
    const days = isAmountColumn(column)
      ? daysOfHeading(headings[index] ?? '', orders.get(column))
      : { from: '', until: '' }
    return days.from + days.until === '' ? [] : [days]
  })
  const from = said ? said.from : (titles.map(titleDay).find(Boolean) ?? '')
  return {
    ...(from > today ? { validFrom: from } : {}),
    ...(said?.until ? { validUntil: said.until } : {}),
  }
}

const isoDay = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/**
 * Future days in a list that are not read: a column with only days, or a title.
 * @returns the finding for a row
 */
export function unreadDays(
  { headings, rows, titles }: PricedTable & { readonly titles: readonly string[] },
  columns: readonly PriceColumn[],
  { listed, today }: { readonly listed: ListedDays; readonly today: Day },
): (cells: Row) => readonly string[] {
  // Without the order of its parts, a day is the later of the two that it can be.
  const dayIn = (cell: Cell | undefined): Day =>
    (['month', 'day'] as const)
      .map((order) => writtenDay(String(cell ?? ''), order))
      .filter((day) => isoDay.test(day))
      .toSorted()
      .at(-1) ?? ''
  const unread = columns.flatMap((column, index) => {
    const cells = rows.map((row) => row.cells[index]).filter((cell) => !isEmptyCell(cell))
    const areDays = cells.length > 0 && cells.every((cell) => dayIn(cell) !== '')
    const field = fieldOfHeading(headings[index] ?? '')
    // 'Price to' with days is no price.
    const isUnknown = column === '' && (field === undefined || field === 'price')
    return isUnknown && areDays ? [index] : []
  })
  const isSaid = listed.validFrom !== undefined || columns.includes('validFrom')
  const ofTitles = titles.flatMap((title) => {
    const { from } = daysOfHeading(title)
    return !isSaid && from > today ? [messages.unreadDay(title.slice(0, 60), from)] : []
  })
  return (cells) => [
    ...ofTitles.slice(0, 1),
    ...unread.flatMap((index) => {
      const day = dayIn(cells[index])
      const heading = headings[index] ?? ''
      const isLast = termOfHeading(heading)?.endsWith('Until') === true
      if (isLast) return day === '' ? [] : [bulkJobsMessages.why.validUntil(heading, day)]
      const text = String(cells[index] ?? '').trim()
      const isOpen = columnDays([text]).is === 'open'
      return day > today ? [messages.unreadDay(heading, isOpen ? text : day)] : []
    }),
  ]
}
type PricedTable = Pick<ParsedTable, 'headings' | 'rows'>
