/** Texts about tax: why a sale bears which, as buyers and documents say it. */
export const taxMessages = {
  domestic: (rate: string, country: string) => `${rate} value added tax of ${country}.`,
  unverified: (rate: string, country: string) =>
    `${rate} value added tax of ${country}: no verified VAT number of another EU Member State is known.`,
  unconfirmed: (rate: string, country: string, vatId: string) =>
    `${rate} value added tax of ${country}: the VAT number ${vatId} is not confirmed by the ` +
    'official service.',
  intraCommunity: (vatId: string) =>
    `Intra-Community supply to ${vatId}, exempt under Article 138 of Directive 2006/112/EC. ` +
    'Reverse charge: the recipient accounts for the tax.',
  exportEu: 'Export, exempt under Article 146 of Directive 2006/112/EC.',
  export: 'Export: no value added tax is charged.',
  smallBusinessEu: (country: string) =>
    'No value added tax: exemption for small enterprises, Article 284 of Directive 2006/112/EC' +
    (country === 'DE' ? ', § 19 UStG.' : '.'),
  smallBusiness: 'No tax is charged: the shop is not registered for it.',
  countryFirst: 'Save the country of the shop first. It determines the rates.',
  noRates: (country: string) =>
    country === ''
      ? 'Tax is charged, so the shop needs a country. Switch the tax off first.'
      : `The rates of ${country} are not available: tax cannot be charged there.`,
  goods: 'Goods',
  gross: 'Total with tax',
  line: (rate: string) => `Tax ${rate}`,
  free: 'No tax',
  failed: 'The tax could not be calculated. You can place the order; its page shows the tax.',
}
