/** Messages about invalid parts of an address. */
export const addressMessages = {
  countryMissing: 'Choose a country.',
  noCountry: (code: string) =>
    `${code} is not an ISO 3166 country code. Enter a code such as DE or US.`,
  postcodeMissing: (country: string, example: string | undefined) =>
    `An address in ${country} needs a postcode${example === undefined ? '' : `, such as ${example}`}.`,
  noPostcode: (postcode: string, country: string, example: string | undefined) =>
    `${postcode} is not a valid postcode for ${country}.` +
    (example === undefined
      ? ' Correct the postcode, or enter the whole address as text.'
      : ` Example: ${example}.`),
  tooLong: (most: number) =>
    `The address has more than ${most} characters in total. Shorten this line.`,
  otherCountry: (said: string, inAddress: string) =>
    `The address is in ${inAddress}, but the country given is ${said}. Enter the same country in both places.`,
} as const
