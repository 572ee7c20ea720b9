/**
 * Assigns the columns of a bank's list to fields, by the dictionary of headings and by their
 * content. Pure.
 */
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import type { FieldOf } from '../../../packages/file-reader/headings/fields.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { isIban } from '../../platform/money/check-digits.ts'
import { currencyCodes } from '../../platform/money/currencies.ts'
import { directionOfWord, namesDirection } from './bank-direction.ts'
import { bareAccount, otherSide } from './bank-accounts.ts'
import { isCurrencyWord } from './bank-csv-cells.ts'
import { isDay } from './bank-days.ts'
import { statesColumn } from './bank-states.ts'
import { withoutMinorUnit } from './whole-amounts.ts'

export type BankField = FieldOf<'bank'>

export type BankColumns = {
  /** The position of each field that the list has. */
  readonly fields: ReadonlyMap<BankField, number>
  /** All columns with text that the payer may have written; all of them are read. */
  readonly references: readonly number[]
  /** Text columns of unknown meaning, read if the other texts contain no number. */
  readonly further: readonly number[]
  /** ISO 4217; empty if the headings contain no currency. */
  readonly currency: string
}

/** Columns that are certainly not written by payers. */
const otherColumn =
  /^(?:.*\b)?(?:balance|saldo\w*|solde|kontostand|iban|bic|swift|blz|bank ?code|account|konto\w*|compte|conto|cuenta|conta|rekening\w*|rachunek|type?|tipo|typ|art|umsatzart|umsatztyp|category|kategorie?|categorie|categoria|kategoria|currency|wahrung|fees?|gebuhr\w*|code|rate|kurs|state|status|time|uhrzeit|card|karte|check|cheque|slip|mandat\w*|glaubiger\w*|country|land)(?:\b.*)?$/

/**
 * @param rows the rows below the headings
 * @returns undefined if the row names no date or no amount, so that it is not a heading
 */
export function findColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): BankColumns | undefined {
  const named = headings.map((heading, index) => {
    // One heading above two columns: the currency, and behind it the amount.
    if (isSplitAmount(headings, rows, index)) return 'currency'
    if (heading === '' && isSplitAmount(headings, rows, index - 1)) return 'amount'
    const field = fieldAmong(headings, rows, index)
    if (field === 'amount' && isTax(wordsOf(heading))) return undefined
    // 'Debit/Credit' heads a direction, or amounts with their sign.
    if (field === undefined && namesDirection(heading) && hasAmounts(rows, index)) return 'amount'
    // *Valuta* is a day in some languages, and a currency in others.
    if (field === 'valueDate' && isCurrencies(rows, index)) return 'currency'
    // Without its stroke the Danish *valør*, a day, is the Portuguese *valor*, an amount.
    return field === 'valueDate' && hasAmounts(rows, index) ? 'amount' : field
  })
  const amount = namesAmount(named) ? undefined : currencyAmount(headings, rows)
  const fields = firstOfEach(
    headings,
    named.map((field, index) => (index === amount ? 'amount' : field)),
  )
  const payer = payerColumn(headings, rows, named)
  for (const field of ['payer', 'counterparty'] as const) fields.delete(field)
  for (const [field, index] of payer) fields.set(field, index)
  const isList =
    (fields.has('bookedOn') || fields.has('valueDate')) &&
    (fields.has('amount') || fields.has('credit'))
  if (!isList) return undefined
  const isSaid = fields.has('currency') || currencyIn(headings, fields) !== ''
  const others = new Set([
    ...fields.values(),
    ...headings.flatMap((heading, index) => (foreignHeading.test(wordsOf(heading)) ? [index] : [])),
  ])
  const currency = isSaid ? undefined : codesColumn(rows, others)
  if (currency !== undefined) fields.set('currency', currency)
  const ofAmount = currencyBeside(headings, fields.get('amount'))
  if (ofAmount !== undefined) fields.set('currency', ofAmount)
  const known = new Set(named.flatMap((field, index) => (field === undefined ? [] : [index])))
  const state = fields.has('state') ? undefined : statesColumn(rows, known)
  if (state !== undefined) fields.set('state', state)
  const taken = new Set(fields.values())
  const cellsOf = (index: number) =>
    rows.map((row) => (row[index] ?? '').slice(0, shown)).filter(Boolean)
  const free = headings.flatMap((heading, index) =>
    taken.has(index) || saysDirection(cellsOf(index), named[index] === 'reference')
      ? []
      : [{ heading, index }],
  )
  // A text may go on in columns without headings.
  const goesOn = (index: number): boolean =>
    headings[index] === '' && index > 0 && (named[index - 1] === 'reference' || goesOn(index - 1))
  const isReference = ({ index }: { readonly index: number }) =>
    named[index] === 'reference' || (goesOn(index) && isWritten(cellsOf(index)))
  const references = free.filter(isReference).map(({ index }) => index)
  const further = free
    .filter((one) => !isReference(one))
    .filter(({ heading }) => !otherColumn.test(wordsOf(heading)) && !namesDirection(heading))
    .filter(({ index }) => isWritten(cellsOf(index)) && !cellsOf(index).every(isDay))
    .map(({ index }) => index)
  return { fields, references, further, currency: currencyIn(headings, fields) }
}

const fieldOf = (heading: string): BankField | undefined => {
  const key = wordsOf(heading)
  return (
    fieldOfKey('bank', key) ??
    fieldOfKey('bank', withoutCurrency(key)) ??
    fieldOfKey('bank', withoutTax(key)) ??
    fieldOfKey('bank', withoutMinorUnit(key) ?? '') ??
    (namesReference(heading) ? 'reference' : undefined)
  )
}

/** Whether one of several names in a heading is a reference: 'Cheque No. / Reference'. */
const namesReference = (heading: string): boolean => {
  const parts = heading.split(
    /[/|;&]|\s(?:or|oder|ou|o|of|lub|nebo|vagy|eller|and|und|et|e|y|en|i|a|och|og)\s/i,
  )
  return parts.length > 1 && parts.some((part) => fieldOfKey('bank', wordsOf(part)) === 'reference')
}

/** The field of a heading, with regard to the other ones and to the cells below it. */
function fieldAmong(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  index: number,
): BankField | undefined {
  const field = fieldOf(headings[index] ?? '')
  const isThere = (key: string) => headings.some((heading) => wordsOf(heading) === key)
  // With a third description, as of UBS, the first one is no name.
  if (wordsOf(headings[index] ?? '') === 'description 1' && isThere('description 3'))
    return 'reference'
  // 'Value' is a date beside 'Booked'.
  return field === 'amount' && areDays(rows, index) ? 'valueDate' : field
}

/**
 * Headings of numbers that banks and payers assign to an entry; invoice numbers identify what was
 * paid.
 */
const numberHeading =
  /(?<![a-z])(?:ref|utr|chq|cheque|check|nr|no|n|num(?:ber|ero|er|mer|ar)?|\w*nummer|\w*number|\w*szam|cislo|referentie)(?![a-z])/
const invoiceHeading = /invoice|rechnung|facture|fattura|factura|fatura|faktur|szamla/

/** Whether a reference is only a number of the entry, so that further texts are also read. */
export const isNumberOfEntry = (heading: string): boolean =>
  numberHeading.test(wordsOf(heading)) && !invoiceHeading.test(wordsOf(heading))

/** The column with the currency of an amount: 'Transaction amount', 'Transaction currency'. */
function currencyBeside(headings: readonly string[], amount: number | undefined) {
  const [, kind] = /^(.+) amount$/.exec(wordsOf(headings[amount ?? -1] ?? '')) ?? []
  const found = headings.findIndex((heading) => wordsOf(heading) === `${kind} currency`)
  return found < 0 ? undefined : found
}

/** The first column of each field; the date of input or payout is used if there is no payment date. */
function firstOfEach(
  headings: readonly string[],
  named: readonly (BankField | undefined)[],
): Map<BankField, number> {
  const isEntered = (index: number) =>
    isDayField(named[index]) && creation.test(wordsOf(headings[index] ?? ''))
  const isPaidOut = (index: number) => isPayoutDay(headings, index)
  const days = named.flatMap((field, index) => (isDayField(field) ? [index] : []))
  const isLater = (index: number) => isPaidOut(index) && days.some((other) => !isPaidOut(other))
  const saysPaid = days.some((index) => !isEntered(index) && !isLater(index))
  const fields = new Map<BankField, number>()
  for (const [index, field] of named.entries()) {
    const isLeft =
      field === 'reference' ||
      (isDayField(field) && (isLater(index) || (saysPaid && isEntered(index))))
    if (field !== undefined && !isLeft && !fields.has(field)) fields.set(field, index)
  }
  return fields
}

const isDayField = (field: BankField | undefined): boolean =>
  field === 'bookedOn' || field === 'valueDate'
/** Whether a date is that of the payout containing the payment: 'Transfer date' beside 'Transfer'. */
const isPayoutDay = (headings: readonly string[], index: number): boolean => {
  const [, kind] =
    /^(transfer|payout) date(?: utc| local)?$/.exec(wordsOf(headings[index] ?? '')) ?? []
  return kind !== undefined && headings.some((heading) => wordsOf(heading) === kind)
}
/** Headings of the time at which a row was created. */
const creation =
  /\b(?:creat\w*|cree|creado|creada|erstell\w*|angelegt|aangemaakt|creation|skapad|oprettet|utworzon\w*|vytvoren\w*|criad[oa])\b/

/** Headings of the currency of an amount other than the booked one. */
const foreignHeading =
  /\b(?:orig\w*|local|foreign|fremd\w*|source|exchange|transaction|customer|asset)\b/

const namesAmount = (named: readonly (BankField | undefined)[]): boolean =>
  named.includes('amount') || named.includes('credit')

/** The only column with amounts below a currency: 'CAD$' beside an empty 'USD$'. */
function currencyAmount(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): number | undefined {
  const filled = headings.flatMap((heading, index) =>
    currencyCodes.includes(wordsOf(heading).toUpperCase()) &&
    rows.some((row) => (row[index] ?? '') !== '')
      ? [index]
      : [],
  )
  const [only, ...others] = filled
  return only !== undefined && others.length === 0 && hasAmounts(rows, only) ? only : undefined
}

const isSplitAmount = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  index: number,
): boolean =>
  fieldOf(headings[index] ?? '') === 'amount' &&
  headings[index + 1] === '' &&
  isCodes(rows, index) &&
  rows.some((row) => /\d/.test(row[index + 1] ?? ''))

/** Whether a column contains only currency codes. */
const isCodes = (rows: readonly (readonly string[])[], index: number): boolean => {
  const cells = rows.map((row) => (row[index] ?? '').trim()).filter(Boolean)
  return cells.length > 0 && cells.every((cell) => currencyCodes.includes(cell.toUpperCase()))
}

/** Whether a column has words or signs for currencies: 'kr', 'Fr.', and none that is a day. */
const isCurrencies = (rows: readonly (readonly string[])[], index: number): boolean => {
  const cells = rows.map((row) => (row[index] ?? '').trim()).filter(Boolean)
  return cells.length > 0 && cells.every((cell) => /^[^\d\s]{1,8}$/.test(cell))
}

/**
 * The columns of the payer and the counterparty. Of several columns, the one whose heading names
 * the counterparty is used; columns with only account numbers are not.
 */
function payerColumn(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  named: readonly (BankField | undefined)[],
): readonly (readonly ['payer' | 'counterparty', number])[] {
  const namesSomebody = (index: number): boolean => {
    const cells = rows.map((row) => row[index] ?? '').filter(Boolean)
    const isNumber = (cell: string) =>
      isIban(bareAccount(cell)) || !/\p{L}{2}/u.test(cell) || /^[A-Z]{2}\d[\dA-Z ]*$/.test(cell)
    return cells.length === 0 || !cells.every(isNumber)
  }
  return (['payer', 'counterparty'] as const).flatMap((field) => {
    const columns = named.flatMap((name, index) =>
      name === field && namesSomebody(index) ? [index] : [],
    )
    const [first] = columns
    const best = columns.find((index) => otherSide.test(wordsOf(headings[index] ?? ''))) ?? first
    return best === undefined ? [] : [[field, best] as const]
  })
}

/** The column that contains only currency codes, regardless of its heading. */
export function codesColumn(
  rows: readonly (readonly string[])[],
  others: ReadonlySet<number>,
): number | undefined {
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const found = Array.from({ length: width }, (_, column) => column).find((column) => {
    const cells = rows.map((row) => (row[column] ?? '').trim()).filter(Boolean)
    return (
      !others.has(column) &&
      cells.length >= rows.length / 2 &&
      cells.every((cell) => currencyCodes.includes(cell))
    )
  })
  return rows.length > 0 ? found : undefined
}

/**
 * Whether a heading is for tax, and not for an amount including tax: 'Montant TVA', not 'Montant
 * total (TTC)'.
 */
const isTax = (key: string): boolean =>
  /\b(?:tva|vat|mwst|ust|iva|btw|dph|afa|moms|tax)\b/.test(key) &&
  !/\b(?:incl\w*|inkl\w*|compresa|con|ttc)\b/.test(key)

/** 'Amount (incl. VAT)' is the amount. */
const withoutTax = (key: string): string =>
  key.replace(/\b(?:incl\w*|inkl\w*|ttc|(?:vat|mwst|ust|iva|btw|dph|moms|tva|tax))\b/g, ' ').trim()

const areDays = (rows: readonly (readonly string[])[], index: number): boolean => {
  const cells = rows.map((row) => row[index] ?? '').filter(Boolean)
  return cells.length > 0 && cells.every(isDay)
}

/** Whether a column contains amounts and no dates. */
const hasAmounts = (rows: readonly (readonly string[])[], index: number): boolean => {
  const cells = rows.map((row) => row[index] ?? '').filter(Boolean)
  return (
    cells.length > 0 && cells.every((cell) => /^\D*\d{1,3}(?:[., ]?\d{3})*[.,]\d{2}\D*$/.test(cell))
  )
}

/** 'withdrawals sgd' → 'withdrawals', 'castka kc' → 'castka' */
const withoutCurrency = (key: string): string => {
  const words = key.split(' ')
  return isCurrencyWord(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : ''
}

/**
 * Whether most cells of a column are words for a direction, regardless of its heading; in a column
 * of payer texts, all of them must be, because 'incasso', for example, is also one of these words.
 */
export const saysDirection = (cells: readonly string[], isText: boolean): boolean => {
  const known = cells.filter((cell) => directionOfWord(cell) !== undefined).length
  return cells.length > 0 && known >= (isText ? cells.length : cells.length / 2)
}

/** The number of characters of a cell that are inspected. */
const shown = 200

/** Whether people may have written the content of a column: words, or numbers with letters. */
const isWritten = (cells: readonly string[]): boolean =>
  cells.some((cell) => /\p{L}.*[\s\d]|\d.*\p{L}/u.test(cell) && cell.length >= 6)

/** The currency in a heading such as 'Amount (EUR)'. */
function currencyIn(headings: readonly string[], fields: ReadonlyMap<BankField, number>): string {
  const amounts = (['amount', 'credit', 'debit'] as const).map((field) =>
    wordsOf(headings[fields.get(field) ?? -1] ?? '')
      .split(' ')
      .at(-1)
      ?.toUpperCase(),
  )
  return amounts.find((code) => code !== undefined && currencyCodes.includes(code)) ?? ''
}
