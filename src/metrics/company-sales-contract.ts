/** The HTTP contract of a company's orders by month. */
import * as z from 'zod/mini'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { Id } from '../platform/fields/fields.ts'
import { MoneyTotal } from '../platform/fields/money-field.ts'

const MonthSales = z.strictObject({
  /** 'YYYY-MM', in the shop's time zone. */
  month: z.string(),
  orders: z.int(),
  sales: MoneyTotal,
})
export type MonthSales = z.output<typeof MonthSales>

export const companySalesContract = {
  companySales: endpoint({
    route: 'GET /figures/companies/:id',
    access: 'admin',
    permission: 'money',
    summary: 'Get a company’s order value for each of the last twelve months',
    input: z.strictObject({ id: Id }),
    output: z.array(named('MonthSales', MonthSales)),
    problems: [notFound],
  }),
}
/** The operations that the HTTP API calls. */
export interface CompanySalesOperations extends Service<typeof companySalesContract> {}
