/** Requirements of a country's tax law that the shop does not meet. */
export const lawGapMessages = {
  noSentences: (country: string, language: string) =>
    `The tax law of ${country} has no sentences in ${language} here: documents say in general words why no tax is charged. Ask your tax adviser whether they are enough.`,
  noReverseCharge: (country: string, law: string) =>
    `Goods for which the recipient within ${country} owes the tax (${law}) are charged with tax. Issue such invoices outside of the shop.`,
} as const
