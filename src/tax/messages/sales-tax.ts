/** Texts about the shopkeeper's table of US sales tax. */
export const salesTaxMessages = {
  zipFirst:
    'Save the ZIP code of the shop first. The shop’s ZIP code determines the tax on orders without a ZIP code.',
  ratesFirst: 'First import or add at least one rate under Tax.',
} as const
