/** What the dashboard's frame says: its menu by role. */
export const dashboardMessages = {
  title: 'Dashboard',
  description: 'Your profile, your orders and your reviews in this shop.',
  menu: 'Dashboard',
  /** What waits, beside the entries of the menu. */
  waiting: {
    orders: (count: number) => `${count} to confirm`,
    shipping: (count: number) => `${count} to pick or ship`,
    quotes: (count: number) => `${count} to answer`,
    companies: (count: number) => `${count} to check`,
    reviews: (count: number) => `${count} to check`,
    overdue: (count: number) => `${count} overdue`,
  },
} as const
