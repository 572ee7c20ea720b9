/** Errors in the numbers of a letterhead, as a sentence; numbers that may be right pass. Pure. */
import { wrongBicIn, wrongIbanIn } from '../../platform/money/check-digits.ts'
import { documentsMessages } from '../messages/documents.ts'

const { letterhead: messages } = documentsMessages

/** The error in a bank account: an invalid IBAN or BIC. */
export function wrongBank(bank: string): string | undefined {
  const iban = wrongIbanIn(bank)
  if (iban !== undefined) return iban === '' ? messages.noIban : messages.wrongIban(iban)
  const bic = wrongBicIn(bank)
  return bic === undefined ? undefined : messages.wrongBic(bic)
}

/**
 * The format of the European Union's VAT numbers, after the country. Source: European Commission,
 * VIES, frequently asked questions, question 11 (2026-11).
 */
const vatPatterns: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** The error in a text that begins like an EU VAT number; other numbers are not checked. */
export function wrongVatId(text: string): string | undefined {
  const number = text.replaceAll(/[\s./-]/g, '').toUpperCase()
  const [, country = '', rest = ''] = /^([A-Z]{2})(.*\d.*)$/.exec(number) ?? []
  const pattern = vatPatterns[country]
  return pattern === undefined || pattern.test(rest)
    ? undefined
    : messages.wrongVatId(text, country)
}
