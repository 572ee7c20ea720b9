/** A list of months to choose from. Pure. */
import type { Day } from '../platform/time/time-zone.ts'

const listed = 25

/**
 * 'YYYY-MM', the present one first.
 * @param present a day of the present month, or the month itself, by the shop's clock
 */
export function lastMonths(present: Day): readonly string[] {
  const [year = 0, month = 0] = present.split('-').map(Number)
  return Array.from({ length: listed }, (_value, index) =>
    new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7),
  )
}
