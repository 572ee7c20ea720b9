/** What the menu of the dashboard calls the page about accounting. */
export const accountingMenuMessages = { accounting: 'Accounting' } as const
