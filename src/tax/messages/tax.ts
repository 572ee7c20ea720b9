/**
 * Texts about tax beside the sums of orders; the reasons for a sale's tax are in
 * ../tax-sentences.ts.
 */
export const taxMessages = {
  countryFirst: 'Save the country of the shop first. The country determines the rates.',
  noRates: (country: string) =>
    country === ''
      ? 'The shop needs a country while tax is charged. Switch off tax first.'
      : `The tax rates for ${country} are not available, so tax cannot be charged there.`,
  goods: 'Goods',
  gross: 'Total including tax',
  line: (rate: string) => `Tax ${rate}`,
  free: 'No tax',
  failed:
    'The tax could not be calculated. You can still place the order; the order page will show the tax.',
}
