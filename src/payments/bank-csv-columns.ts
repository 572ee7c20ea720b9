/** Which columns of a bank's list say what, known by the headings that banks give them. Pure. */
import { currencyCodes } from '../platform/money/currencies.ts'

/** `credit` and `debit`: where money that came and that went stand in two columns. */
export type BankField =
  | 'bookedOn'
  | 'amount'
  | 'credit'
  | 'debit'
  | 'currency'
  | 'payer'
  | 'account'
  | 'id'
  | 'state'

/** Headings in English and German, without blanks and signs; of several the first one counts. */
const headings: ReadonlyMap<BankField, readonly string[]> = new Map([
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
  ['currency', ['currency', 'paymentcurrency', 'waehrung', 'waehrungscode']],
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
  // That of the shop; the account of the other side is called IBAN or account number.
  ['account', ['auftragskonto', 'ibanauftragskonto', 'ownaccount', 'account']],
  ['id', ['id', 'transferwiseid', 'transactionid', 'bankreference']],
  ['state', ['status', 'state', 'info']],
])

/** All that the payer may have written: each of these columns is read. */
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

/** 'Amount (EUR)' is an amount, and says its currency; 'Umsatztyp' is none. */
function splitCurrency(name: string): { readonly name: string; readonly currency: string } {
  const [, amount, code = ''] = /^(amount|betrag|umsatz)(?:in)?([a-z]{3})$/.exec(name) ?? []
  const currency = code.toUpperCase()
  return amount && currencyCodes.includes(currency)
    ? { name: amount, currency }
    : { name, currency: '' }
}

export type BankColumns = {
  /** The position of each field that the list has. */
  readonly fields: ReadonlyMap<BankField, number>
  readonly references: readonly number[]
  /** ISO 4217; empty where the headings name none. */
  readonly currency: string
}

/** @returns undefined for a row that names no day or no amount: it is no heading */
export function findColumns(row: readonly string[]): BankColumns | undefined {
  const split = row.map((heading) => splitCurrency(compact(heading)))
  const names = split.map(({ name }) => name)
  const fields = new Map<BankField, number>()
  for (const [field, known] of headings) {
    const found = known.map((name) => names.indexOf(name)).find((index) => index >= 0)
    if (found !== undefined) fields.set(field, found)
  }
  if (!fields.has('bookedOn') || !(fields.has('amount') || fields.has('credit'))) return undefined
  return {
    fields,
    references: names.flatMap((name, index) => (references.includes(name) ? [index] : [])),
    currency: split.find(({ currency }) => currency !== '')?.currency ?? '',
  }
}
