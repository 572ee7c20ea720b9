/**
 * What versions before 0.3 read from a bank's list, by the headings that they knew. Entry keys were
 * made from these values, so they must not change: posted entries are recognized by them. Pure.
 */
import { currencyCodes } from '../../platform/money/currencies.ts'

type FormerField = 'bookedOn' | 'amount' | 'credit' | 'debit' | 'payer' | 'id'

/** Headings in English and German, without blanks and signs; of several, the first one is used. */
const former: ReadonlyMap<FormerField, readonly string[]> = new Map([
  [
    'bookedOn',
    [
      'bookingdate',
      'buchungstag',
      'buchungsdatum',
      'buchung',
      'postingdate',
      'postdate',
      'datecompletedutc',
      'completeddate',
      'transactiondate',
      'date',
      'datum',
      'valuedate',
    ],
  ],
  ['amount', ['amount', 'betrag', 'umsatz']],
  ['credit', ['credit', 'creditamount', 'paidin', 'moneyin', 'haben', 'gutschrift']],
  ['debit', ['debit', 'debitamount', 'paidout', 'moneyout', 'soll', 'lastschrift']],
  [
    'payer',
    [
      'payername',
      'payer',
      'debtorname',
      'partnername',
      'counterparty',
      'payee',
      'from',
      'name',
      'beguenstigterzahlungspflichtiger',
      'beguenstigterauftraggeber',
      'zahlungspflichtiger',
      'empfaengerzahlungspflichtiger',
      'auftraggeberempfaenger',
      'namezahlungsbeteiligter',
      'nameauftraggeber',
      'auftraggeber',
    ],
  ],
  ['id', ['id', 'transferwiseid', 'transactionid', 'bankreference']],
])

/** Columns with text of the payer: all of them are read. */
const references: readonly string[] = [
  'reference',
  'paymentreference',
  'customerreference',
  'description',
  'narrative',
  'remittanceinformation',
  'purpose',
  'memo',
  'verwendungszweck',
  'vorgangverwendungszweck',
  'kundenreferenz',
  'kundenreferenzendtoend',
]

/** 'Betrag (€)' → 'betrag' */
const compact = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .replaceAll(/[^a-z]/g, '')

/** 'Amount (EUR)' is an amount. */
const withoutCurrency = (name: string): string => {
  const [, amount, code = ''] = /^(amount|betrag|umsatz)(?:in)?([a-z]{3})$/.exec(name) ?? []
  return amount && currencyCodes.includes(code.toUpperCase()) ? amount : name
}

export type FormerColumns = {
  readonly fields: ReadonlyMap<FormerField, number>
  readonly references: readonly number[]
}

/** @returns undefined for a list that these versions did not read */
export function formerColumns(headings: readonly string[]): FormerColumns | undefined {
  const names = headings.map((heading) => withoutCurrency(compact(heading)))
  const fields = new Map<FormerField, number>()
  for (const [field, known] of former) {
    const found = known.map((name) => names.indexOf(name)).find((index) => index >= 0)
    if (found !== undefined) fields.set(field, found)
  }
  if (!fields.has('bookedOn') || !(fields.has('amount') || fields.has('credit'))) return undefined
  return {
    fields,
    references: names.flatMap((name, index) => (references.includes(name) ? [index] : [])),
  }
}
