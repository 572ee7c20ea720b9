/** Formats of account numbers, and headings of the counterparty. Pure. */

/** Letters and digits of an account: '93-00-00 12345678' is '93000012345678'. */
export const bareAccount = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/** Some banks identify an account only by its number, which is the end of its IBAN. */
export function isSameAccount(account: string, iban: string): boolean {
  const bare = bareAccount(account)
  const number = bare.replace(/^0+/, '')
  return bare === iban || (/^\d{5,}$/.test(number) && iban.endsWith(number))
}

/** Headings of the counterparty. */
export const otherSide =
  /\b(?:gegen\w*|tegen\w*|contrepartie|controparte|contraparte|kontrahent\w*|counter ?part\w*|proti\w*|partner\w*|ellen\w*|mot\w*|beneficiar\w*|empfanger\w*|zahlungsbeteiligte\w*|zahlungspflichtige\w*|auftraggeber\w*|begunstigte\w*|payer|payee|debtor|creditor|sender|destinat\w*|ordonnat\w*|ordinante|ordenante|nadawc\w*|odbiorc\w*|from|to|other)\b/

/** Currencies of countries in which most accounts are not in euros. */
const elsewhere: Readonly<Record<string, string>> = {
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: 'HUF',
  LI: 'CHF',
  NO: 'NOK',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
}
const inEuro = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '))

/** The usual account currency in the country of an IBAN; '' if unknown. */
export const usualCurrencyOf = (account: string): string => {
  const [country = ''] = /^[A-Z]{2}(?=\d{2})/.exec(bareAccount(account)) ?? []
  return elsewhere[country] ?? (inEuro.has(country) ? 'EUR' : '')
}
