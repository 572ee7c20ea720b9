/** Requirements of a country's tax law that the shop does not meet. */
export const lawGapMessages = {
  noSentences: (country: string, language: string) =>
    `The shop has no legal wording for the tax law of ${country} in ${language}: documents state only in general terms why no tax is charged. Ask your tax adviser whether this is sufficient.`,
  noReverseCharge: (country: string, law: string) =>
    `The shop also charges tax on goods for which the recipient in ${country} owes the tax (${law}). Issue such invoices outside the shop.`,
} as const
