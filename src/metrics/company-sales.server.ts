/** A company's orders by month. */
import type { Actor } from '../platform/access/endpoint.ts'
import { addDays, dayOf, startOfDay } from '../platform/time/time-zone.ts'
import type { MonthSales } from './company-sales-contract.ts'
import type { MetricsDependencies } from './dependencies.server.ts'
import { monthsUntil } from './rules.ts'

type Dependencies = Pick<
  MetricsDependencies,
  'companies' | 'database' | 'now' | 'orders' | 'readSettings'
>

/**
 * The last twelve months including the present one, even those without an order.
 * @throws notFound
 */
export async function readCompanySales(
  { companies, database, now, orders, readSettings }: Dependencies,
  actor: Actor,
  companyId: string,
): Promise<MonthSales[]> {
  const db = database.reports
  await companies.requireReader(db, actor, companyId)
  const { timeZone } = await readSettings()
  const today = dayOf(now(), timeZone)
  const months = monthsUntil(today)
  const [from, to] = [`${months[0]}-01`, addDays(today, 1)].map((day) => startOfDay(day, timeZone))
  if (!from || !to) throw new Error('A year without days')
  const sold = await orders.companySalesByMonth(db, companyId, { from, to, timeZone })
  return months.map((month) => {
    const { orders: count = 0, cents: sales = 0 } = sold.find((one) => one.month === month) ?? {}
    return { month, orders: count, sales }
  })
}
