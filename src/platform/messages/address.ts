/** What is wrong with an address in parts. */
export const addressMessages = {
  countryMissing: 'Choose a country.',
  noCountry: (code: string) => `${code} is no country of ISO 3166.`,
  postcodeMissing: (country: string, example: string | undefined) =>
    `An address in ${country} needs a postcode${example === undefined ? '' : `, such as ${example}`}.`,
  noPostcode: (postcode: string, country: string, example: string | undefined) =>
    `${postcode} is no postcode of ${country}.` +
    (example === undefined
      ? ' Correct it, or write the whole address as text.'
      : ` One looks like ${example}.`),
  tooLong: (most: number) =>
    `Together these lines have more than ${most} characters. Shorten this one.`,
  otherCountry: (said: string, inAddress: string) =>
    `The address is in ${inAddress}, not in ${said}. Say one of them.`,
} as const
