/** Texts of what is ordered from suppliers, for the API. */
export const purchasesMessages = {
  notQuantity: 'Say how many pieces are ordered: a whole number from 1 to 1,000,000.',
} as const
