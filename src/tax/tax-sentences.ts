/**
 * The reasons for a sale's tax, as orders store them: in English, whatever the buyer's language.
 * Pages, mails and documents translate them (spoken-tax.ts).
 */
export const taxSentences = {
  domestic: (rate: string, country: string) => `${rate} value added tax of ${country}.`,
  unverified: (rate: string, country: string) =>
    `${rate} value added tax of ${country}: no verified VAT number of another EU Member State is known.`,
  unconfirmed: (rate: string, country: string, vatId: string) =>
    `${rate} value added tax of ${country}: the VAT number ${vatId} is not confirmed by the ` +
    'official service.',
  intraCommunity: (vatId: string) =>
    `Intra-Community supply to ${vatId}, exempt under Article 138 of Directive 2006/112/EC. ` +
    'Reverse charge: the recipient accounts for the tax.',
  exportEu: () => 'Export, exempt under Article 146 of Directive 2006/112/EC.',
  export: () => 'Export: no value added tax is charged.',
  smallBusinessEu: () =>
    'No value added tax: exemption for small enterprises, Article 284 of Directive 2006/112/EC.',
  smallBusinessDe: () =>
    'No value added tax: exemption for small enterprises, Article 284 of Directive 2006/112/EC, § 19 UStG.',
  smallBusiness: () => 'No tax is charged: the shop is not registered for it.',
  certificate: (number: string, until: string) =>
    `Exempt: certificate ${number}, valid until ${until}.`,
  certificateEnded: (number: string, until: string) =>
    `The exemption certificate ${number} was valid until ${until}.`,
  salesTax: (rate: string, place: string) => `${rate} sales tax of ${place}.`,
  notRegistered: (state: string) =>
    `No sales tax is charged: the shop does not collect it in ${state}.`,
  unknownPlace: () => 'No sales tax is charged: the ZIP code of the delivery belongs to no state.',
  freeGoods: () => 'These goods are exempt from sales tax.',
  exportUs: () => 'Export: no sales tax is charged.',
} as const
export type TaxSentences = typeof taxSentences
