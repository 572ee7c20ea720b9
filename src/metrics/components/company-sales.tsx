/** A company's orders of twelve months: the sum, a bar for each month, and the same as a table. */
import { useMemo } from 'react'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { displayMonth } from '../../platform/time/display-day.ts'
import { Table, type Column } from '../../ui/table.tsx'
import type { MonthSales } from '../company-sales-contract.ts'
import { companySalesMessages as messages } from '../messages/company-sales.ts'
import { ChartWhenNear } from './chart-when-near.tsx'

const columns: readonly Column<MonthSales>[] = [
  {
    header: messages.month,
    slot: 'title',
    cell: ({ month }) => <time dateTime={month}>{displayMonth(month)}</time>,
  },
  {
    header: messages.orders,
    numeric: true,
    slot: 'meta',
    cell: ({ orders }) => displayNumber(orders),
  },
  {
    header: messages.sales,
    numeric: true,
    slot: 'figure',
    cell: ({ sales }) => displayMoney(sales),
  },
]

/** Renders nothing if no month has an order. */
export function CompanySales({ months }: { readonly months: readonly MonthSales[] }) {
  const bars = useMemo(
    () => months.map(({ month, sales }) => ({ day: `${month}-01`, sales })),
    [months],
  )
  if (months.every(({ orders }) => orders === 0)) return null
  const sum = months.reduce((total, { sales }) => total + sales, 0)
  return (
    <section className="mt-6" aria-labelledby="company-sales">
      <h2 id="company-sales">{messages.heading}</h2>
      <p className="muted small">{messages.sum(displayMoney(sum))}</p>
      <ChartWhenNear bars={bars} unit="month" label={messages.chart} />
      <details className="mt-2">
        <summary>{messages.table}</summary>
        <Table
          caption={messages.chart}
          columns={columns}
          rows={months.toReversed()}
          keyOf={({ month }) => month}
        />
      </details>
    </section>
  )
}
