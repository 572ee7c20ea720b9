/** Texts of what is ordered from suppliers, for the API. */
export const purchasesMessages = {
  notQuantity: 'Enter the number of pieces ordered as a whole number from 1 to 1,000,000.',
} as const
