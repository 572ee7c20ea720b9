/** Texts about the shopkeeper's table of US sales tax. */
export const salesTaxMessages = {
  zipFirst: 'Save the ZIP code of the shop first. Orders without a ZIP code are taxed by it.',
  ratesFirst: 'First import or add at least one rate under Tax.',
} as const
