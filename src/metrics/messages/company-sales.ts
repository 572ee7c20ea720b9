/** Texts of what a company ordered in twelve months. */
export const companySalesMessages = {
  heading: 'Sales in the last 12 months',
  sum: (amount: string) =>
    `${amount}. Totals of placed orders, excluding cancelled, deleted and held orders.`,
  chart: 'Sales by month',
  table: 'The months as a table',
  month: 'Month',
  orders: 'Orders',
  sales: 'Sales',
} as const
