/** Orders and debts in the list of companies. */
import { shopCurrency } from '../platform/money/money.ts'
import { addDays, dayOf, startOfDay } from '../platform/time/time-zone.ts'
import type { ReadCompanyFigures } from '../companies/dependencies.server.ts'
import type { OrdersDependencies } from './dependencies.server.ts'
import { lastOrderOfCompany, turnoverOfCompany } from './figures-store.server.ts'
import { owedByCompany } from './holds/credit-store.server.ts'

/** Turnover covers the shop's last 365 days including today. */
export const createCompanyFigures =
  ({ readSettings, now }: Pick<OrdersDependencies, 'readSettings' | 'now'>): ReadCompanyFigures =>
  async () => {
    const { paymentsSince: since, timeZone } = await readSettings()
    const today = dayOf(now(), timeZone)
    const period = {
      from: startOfDay(addDays(today, -364), timeZone),
      to: startOfDay(addDays(today, 1), timeZone),
    }
    return {
      lastOrder: lastOrderOfCompany,
      money: {
        turnover: turnoverOfCompany(period),
        owed: owedByCompany({ currency: shopCurrency().code, since }),
      },
    }
  }
