/** What is wrong with an address in parts. */
export const addressMessages = {
  countryMissing: 'Choose a country.',
  noCountry: (code: string) => `${code} is not a country code of ISO 3166.`,
  postcodeMissing: (country: string, example: string | undefined) =>
    `An address in ${country} needs a postcode${example === undefined ? '' : `, such as ${example}`}.`,
  noPostcode: (postcode: string, country: string, example: string | undefined) =>
    `${postcode} is not a postcode of ${country}.` +
    (example === undefined
      ? ' Correct it, or enter the whole address as text.'
      : ` Example: ${example}.`),
  tooLong: (most: number) =>
    `These lines have more than ${most} characters together. Shorten this one.`,
  otherCountry: (said: string, inAddress: string) =>
    `The address is in ${inAddress}, not in ${said}. Enter only one of them.`,
} as const
