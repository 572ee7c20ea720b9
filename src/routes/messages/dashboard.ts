/** What the dashboard's frame says: its menu by role. */
export const dashboardMessages = {
  title: 'Dashboard',
  description: 'Your profile, your orders and your reviews in this shop.',
  menu: 'Dashboard',
  /** Beside the entries of the menu. */
  waiting: (count: number) => `${count} waiting`,
  overdue: (count: number) => `${count} overdue`,
} as const
