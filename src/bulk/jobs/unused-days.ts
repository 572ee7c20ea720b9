/**
 * Days from or until which the prices of a list count: a tool has one price, which counts from the
 * moment when the list is applied, so each row with another day says so. Pure.
 */
import type { Day } from '../../platform/time/time-zone.ts'
import { listedDay } from '../columns/listed-day.ts'
import type { Finding, Mapping } from '../columns/mapping.ts'
import type { Row } from '../files/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { dayHeading } from '../price-files/price-columns.ts'

/** What is not used and may say from or until when a price counts. */
export type UnusedDay = { readonly column: number; readonly says: 'validFrom' | 'validUntil' }

export const unusedDays = (
  { columns }: Pick<Mapping, 'columns'>,
  headings: readonly string[],
): readonly UnusedDay[] =>
  columns.includes('price')
    ? columns.flatMap((target, column) => {
        const says = target === '' ? dayHeading(headings[column] ?? '') : undefined
        return says === undefined ? [] : [{ column, says }]
      })
    : []

const anyDay = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/
const isoDay = /^\d{4}-\d\d-\d\d$/

/** A warning for each cell with a day that is not yet there, or until which a price counts. */
export const dayWarnings = (
  unused: readonly UnusedDay[],
  headings: readonly string[],
  cells: Row,
  today: Day,
): Finding[] =>
  unused.flatMap(({ column, says }) => {
    const text = String(cells[column] ?? '').trim()
    const day = listedDay(text)
    const isReached = says === 'validFrom' && isoDay.test(day) && day <= today
    return !anyDay.test(text) || isReached
      ? []
      : [{ field: 'price', why: messages.why[says](headings[column] ?? '', text) }]
  })
