/** The figures service: today's work, and comparing two periods. */
import { dayOf } from '../platform/time/time-zone.ts'
import type { CompanySalesOperations } from './company-sales-contract.ts'
import { readCompanySales } from './company-sales.server.ts'
import type { FiguresOperations } from './contract.ts'
import type { MetricsDependencies } from './dependencies.server.ts'
import { readOverdueCustomers } from './overdue-customers.server.ts'
import { readPeriod } from './period.server.ts'
import { readToday } from './today.server.ts'
import { readWaiting } from './waiting.server.ts'
import type { WaitingOperations } from './waiting-contract.ts'

export type { MetricsDependencies } from './dependencies.server.ts'
export interface MetricsService
  extends FiguresOperations, CompanySalesOperations, WaitingOperations {}

export const createMetricsService = (deps: MetricsDependencies): MetricsService => ({
  read: async ({ actor }, { to }) => {
    const { timeZone } = await deps.readSettings()
    const today = dayOf(deps.now(), timeZone)
    const [work, period] = await Promise.all([
      readToday(deps, actor, today),
      readPeriod(deps, actor, { last: to ?? today, timeZone }),
    ])
    return { today: work, ...period }
  },
  companySales: ({ actor }, { id }) => readCompanySales(deps, actor, id),
  waiting: ({ actor }) => readWaiting(deps, actor),
  overdueCustomers: async (_caller, { to }) => {
    const { timeZone } = await deps.readSettings()
    return readOverdueCustomers(deps, { last: to ?? dayOf(deps.now(), timeZone), timeZone })
  },
})
