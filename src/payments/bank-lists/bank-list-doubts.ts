/** Open questions about a bank's list, in words. Pure. */
import type { ReadRows } from '../../../packages/file-reader/read-table.ts'
import { usualCurrencyOf } from './bank-accounts.ts'
import {
  daySince1900,
  isInMonth,
  mixedDays,
  openDay,
  otherDay,
  toDay,
  type DayOrder,
} from './bank-days.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { paymentsMessages as messages } from '../messages/payments.ts'

/** The parts of a workbook that are not read or are ambiguous. */
export const workbookDoubts = ({
  sheet,
  otherSheets,
  currencies: [usual, ...others],
}: ReadRows) => [
  ...(otherSheets.length > 0 ? [messages.bank.otherSheets(sheet, otherSheets)] : []),
  ...(usual !== undefined && others.length > 0
    ? [messages.bank.mixedCurrencies(usual, others)]
    : []),
]

/** The doubt about a list without a currency: what its account suggests. */
export function currencyDoubts(
  account: string,
  entries: readonly { readonly saysCurrency: boolean }[],
  currency: string,
): string[] {
  const usual = usualCurrencyOf(account)
  return entries.length === 0 ||
    usual === '' ||
    usual === currency ||
    entries.some(({ saysCurrency }) => saysCurrency)
    ? []
    : [messages.bank.openCurrency(account, usual, currency)]
}

/** The question about a list whose rows name several accounts, and not by their numbers. */
export function accountDoubts(names: readonly string[]): string[] {
  const several = [...new Set(names.filter(Boolean))]
  return several.length > 1 && several.filter((name) => /\d{5}/.test(name)).length < 2
    ? [messages.bank.namedAccounts(several)]
    : []
}

const rateHeading =
  /^(?:exchange|conversion|fx|currency)? ?rate$|^(?:wechsel|umrechnungs)kurs$|^taux de change$|^tasso di cambio$|^tipo de cambio$|^wisselkoers$|^kurs (?:wymiany|walutowy)$|^(?:vaxel|veksel)kurs$|^kurz$|^arfolyam$|^taxa de cambio$/
/**
 * The question about a list with an exchange rate in each row and no currency beside its amounts:
 * it is not certain which of its amounts was booked to the account.
 */
export function rateDoubts({
  headings,
  rows,
  saysCurrency,
}: {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly saysCurrency: boolean
}): string[] {
  const column = saysCurrency ? -1 : headings.findIndex((text) => rateHeading.test(wordsOf(text)))
  const rates = rows.map((row) => Number((row[column] ?? '').replace(',', '.')))
  return column >= 0 && rates.some((rate) => rate > 0 && rate !== 1)
    ? [messages.bank.exchanged(headings[column] ?? '')]
    : []
}

type Days = {
  readonly order: DayOrder
  readonly isSerial: boolean
  readonly openMonth: string | undefined
}

/** Open questions about the dates of a list, in words. */
export function dayDoubts(all: readonly string[], { order, isSerial, openMonth }: Days): string[] {
  // What no month has is refused in its row.
  const days = all.filter((day) => day === '' || isSerial || isInMonth(toDay(day, order)))
  if (isSerial) {
    const first = days.find((day) => day !== '') ?? ''
    return [messages.bank.serialDay(first, daySince1900(first))]
  }
  const open = openDay(days)
  const twice = openMonth && [
    toDay(openMonth, order),
    toDay(openMonth, { ...order, isCroatian: true }),
  ]
  const mixed = mixedDays(all)
  return [
    ...(mixed === undefined ? [] : [messages.bank.mixedDays(mixed)]),
    ...(open === undefined
      ? []
      : [messages.bank.openDay(open, toDay(open, order), otherDay(open, order))]),
    ...(openMonth && twice?.[0] && twice[1]
      ? [messages.bank.openDay(openMonth, twice[0], twice[1])]
      : []),
  ]
}
