/** The notification channel that wakes the reconciliation of card payments. */
export const cardJobs = 'card-payments'
