/** Errors about values that people type: money, numbers, text, ids. */
import { currencyInWords, displayMoney, displayNumber, maxPrice, maxTotal } from '../money/money.ts'

export const platformMessages = {
  notMoney: 'Enter an amount such as 12.50.',
  withDot: (amount: string) => `Enter ${amount}, with a decimal point.`,
  otherCurrency: (amount: string, sign: string) =>
    `Enter ${amount} without ${sign}: prices are in ${currencyInWords()}.`,
  writeInstead: (value: string) => `Enter ${value}.`,
  /** @param readings the reading as a whole number first */
  twoAmounts: (typed: string, [whole = '', other = '']: readonly string[]) =>
    `${typed} can mean ${whole} or ${other}. Enter ${whole}, or the amount with two decimals.`,
  /** @param unit with a leading blank, or empty */
  twoNumbers: (typed: string, [whole = '', other = '']: readonly string[], unit: string) =>
    `${typed} can mean ${whole}${unit} or ${other}${unit}. Enter ${whole}${unit}, or ${other}0${unit}.`,
  writeWhole: (typed: string, whole: string) =>
    `${typed} can mean ${whole} or a number with decimals. Enter ${whole}, without a separator.`,
  tooDear: () => `The highest possible price is ${displayMoney(maxPrice)}.`,
  totalTooHigh: () =>
    `The total exceeds ${displayMoney(maxTotal)}. Lower the quantities, or split the order.`,
  notWhole: (min: number, max: number): string =>
    `Enter a whole number from ${displayNumber(min)} to ${displayNumber(max)}.`,
  notTerms: 'Enter “net 30”, or “2/10 net 30” for a 2% discount within 10 days.',
  notCompanyTerms:
    'Enter “net 30”, “2/10 net 30” for a 2% discount within 10 days, or “prepayment”.',
  notPlainText: 'The text contains characters that cannot be displayed. Enter the text again.',
  notId: 'This is not a valid id. Send an id from an earlier response.',
  notOptionalEmail: 'Enter an e-mail address such as office@example.com, or leave the field empty.',
  notEmail: 'Enter an e-mail address such as name@example.com.',
  notCursor: 'This page of the list is no longer available. Start again from the first page.',
} as const
