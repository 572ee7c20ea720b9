/** The name of the accounting page in the dashboard menu. */
export const accountingMenuMessages = { accounting: 'Accounting' } as const
