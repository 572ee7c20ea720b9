/** What the platform says about values that people type: money, numbers, text, ids. */
import { currencyInWords, displayMoney, displayNumber, maxPrice, maxTotal } from '../money/money.ts'

export const platformMessages = {
  notMoney: 'Write an amount such as 12.50.',
  withDot: (amount: string) => `Write ${amount} with a dot.`,
  otherCurrency: (amount: string, sign: string) =>
    `Write ${amount} without ${sign}: prices are in ${currencyInWords()}.`,
  writeInstead: (value: string) => `Write ${value}.`,
  /** @param readings the one that is whole first */
  twoAmounts: (typed: string, [whole = '', other = '']: readonly string[]) =>
    `${typed} can be ${whole} or ${other}. Write ${whole}, or the amount with two decimals.`,
  /** @param unit with a blank before it, or nothing */
  twoNumbers: (typed: string, [whole = '', other = '']: readonly string[], unit: string) =>
    `${typed} can be ${whole}${unit} or ${other}${unit}. Write ${whole}${unit}, or ${other}0${unit}.`,
  tooDear: () => `The highest price is ${displayMoney(maxPrice)}.`,
  totalTooHigh: () =>
    `All lines together come to more than ${displayMoney(maxTotal)}. Lower quantities, or make several of it.`,
  notWhole: (min: number, max: number): string =>
    `A whole number from ${displayNumber(min)} to ${displayNumber(max)}.`,
  notPlainText: 'This contains characters that cannot be shown. Type it anew.',
  notId: 'This is not an id.',
  notOptionalEmail: 'Write an e-mail address such as office@example.com, or nothing.',
  notEmail: 'Write an e-mail address such as name@example.com.',
  notCursor: 'This page address is no longer valid. Start from the first page.',
} as const
