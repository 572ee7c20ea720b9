/** Customers who ordered regularly and have stopped. */
import { isUnreachable } from '../platform/fields/anonymized-email.ts'
import { addDays, startOfDay, type Day } from '../platform/time/time-zone.ts'
import type { OverdueCustomer } from './contract.ts'
import type { MetricsDependencies } from './dependencies.server.ts'
import { maxRows, overdueTerms } from './rules.ts'

type PeriodInput = { readonly last: Day; readonly timeZone: string }

/**
 * Customers who ordered regularly in the year that ends with `last`, and are overdue on that day.
 */
export async function readOverdueCustomers(
  { database, orders }: MetricsDependencies,
  { last, timeZone }: PeriodInput,
): Promise<OverdueCustomer[]> {
  const { days, ...terms } = overdueTerms
  const [from, to] = [addDays(last, 1 - days), addDays(last, 1)].map((day) =>
    startOfDay(day, timeZone),
  )
  if (!from || !to) throw new Error('A year without days')
  const rows = await orders.overdueCustomers(
    database.reports,
    { from, to },
    { ...terms, today: last, timeZone, limit: maxRows },
  )
  return rows
    .filter(({ email }) => !isUnreachable(email))
    .map(({ companyId, name, email, last: lastDay, days: daysSince, interval, cents }) => ({
      companyId,
      name,
      email,
      last: lastDay,
      days: daysSince,
      interval,
      sales: cents,
    }))
}
