/** Which columns of a bank's list say what, by the dictionary of headings and what is in them. Pure. */
import { fieldOfKey } from '../../packages/file-reader/headings/dictionary.ts'
import type { FieldOf } from '../../packages/file-reader/headings/fields.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { currencyCodes } from '../platform/money/currencies.ts'
import { directionOfWord, namesDirection, readAmount } from './bank-direction.ts'

export type BankField = FieldOf<'bank'>

export type BankColumns = {
  /** The position of each field that the list has. */
  readonly fields: ReadonlyMap<BankField, number>
  /** All that the payer may have written: each of these columns is read. */
  readonly references: readonly number[]
  /** Texts of which nobody knows what they are: read where the others say no number. */
  readonly further: readonly number[]
  /** ISO 4217; empty where the headings name none. */
  readonly currency: string
}

/** Columns of which everybody knows that no payer wrote them. */
const otherColumn =
  /^(?:.*\b)?(?:balance|saldo\w*|solde|kontostand|iban|bic|swift|blz|bank ?code|account|konto\w*|compte|conto|cuenta|conta|rekening\w*|rachunek|type?|tipo|typ|art|umsatzart|umsatztyp|category|kategorie?|categorie|categoria|kategoria|currency|wahrung|fees?|gebuhr\w*|code|rate|kurs|state|status|time|uhrzeit|card|karte|check|cheque|slip|mandat\w*|glaubiger\w*|country|land)(?:\b.*)?$/

/**
 * @param rows below the headings
 * @returns undefined for a row that names no day or no amount: it is no heading
 */
export function findColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): BankColumns | undefined {
  const named = headings.map((heading, index) => {
    const key = wordsOf(heading)
    const field =
      fieldOfKey('bank', key) ??
      fieldOfKey('bank', withoutCurrency(key)) ??
      fieldOfKey('bank', withoutTax(key))
    if (field === 'amount' && isTax(key)) return undefined
    // Without its stroke the Danish *valør*, a day, is the Portuguese *valor*, an amount.
    return field === 'valueDate' && hasAmounts(rows, index) ? 'amount' : field
  })
  const fields = new Map<BankField, number>()
  for (const [index, field] of named.entries())
    if (field !== undefined && field !== 'reference' && !fields.has(field)) fields.set(field, index)
  const isList =
    (fields.has('bookedOn') || fields.has('valueDate')) &&
    (fields.has('amount') || fields.has('credit'))
  if (!isList) return undefined
  const currency = fields.has('currency') ? undefined : codesColumn(rows, new Set(fields.values()))
  if (currency !== undefined) fields.set('currency', currency)
  const taken = new Set(fields.values())
  const cellsOf = (index: number) =>
    rows.map((row) => (row[index] ?? '').slice(0, shown)).filter(Boolean)
  const free = headings.flatMap((heading, index) =>
    taken.has(index) || saysDirection(cellsOf(index), named[index] === 'reference')
      ? []
      : [{ heading, index }],
  )
  const isReference = ({ index }: { readonly index: number }) => named[index] === 'reference'
  const references = free.filter(isReference).map(({ index }) => index)
  const further = free
    .filter((one) => !isReference(one))
    .filter(({ heading }) => !otherColumn.test(wordsOf(heading)) && !namesDirection(heading))
    .filter(({ index }) => isWritten(cellsOf(index)))
    .map(({ index }) => index)
  return { fields, references, further, currency: currencyIn(headings, fields) }
}

/** The column that has nothing but codes of currencies, whatever its heading. */
function codesColumn(
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

/** Whether a heading is of tax, not of an amount with tax: 'Montant TVA', not 'Montant total (TTC)'. */
const isTax = (key: string): boolean =>
  /\b(?:tva|vat|mwst|ust|iva|btw|dph|afa|moms|tax)\b/.test(key) &&
  !/\b(?:incl\w*|inkl\w*|compresa|con|ttc)\b/.test(key)

/** 'Amount (incl. VAT)' is the amount. */
const withoutTax = (key: string): string =>
  key.replace(/\b(?:incl\w*|inkl\w*|ttc|(?:vat|mwst|ust|iva|btw|dph|moms|tva|tax))\b/g, ' ').trim()

/** Whether a column has amounts, and no day. */
const hasAmounts = (rows: readonly (readonly string[])[], index: number): boolean => {
  const cells = rows.map((row) => row[index] ?? '').filter(Boolean)
  return (
    cells.length > 0 && cells.every((cell) => /^\D*\d{1,3}(?:[., ]?\d{3})*[.,]\d{2}\D*$/.test(cell))
  )
}

/** 'withdrawals sgd' → 'withdrawals' */
const withoutCurrency = (key: string): string => {
  const words = key.split(' ')
  return currencyCodes.includes(words.at(-1)?.toUpperCase() ?? '')
    ? words.slice(0, -1).join(' ')
    : ''
}

/**
 * Whether most cells of a column are words for a direction, whatever its heading; all of them, where
 * it is headed as a text of payers: 'incasso' is one of these words, too.
 */
const saysDirection = (cells: readonly string[], isText: boolean): boolean => {
  const known = cells.filter((cell) => directionOfWord(cell) !== undefined).length
  return cells.length > 0 && known >= (isText ? cells.length : cells.length / 2)
}

/** Characters of a cell that show what stands in its column. */
const shown = 200

/** Whether people may have written what stands in a column: words, or a number with letters. */
const isWritten = (cells: readonly string[]): boolean =>
  cells.some((cell) => /\p{L}.*[\s\d]|\d.*\p{L}/u.test(cell) && cell.length >= 6)

/** 'Amount (EUR)' says its currency. */
function currencyIn(headings: readonly string[], fields: ReadonlyMap<BankField, number>): string {
  const amounts = (['amount', 'credit', 'debit'] as const).map((field) =>
    wordsOf(headings[fields.get(field) ?? -1] ?? '')
      .split(' ')
      .at(-1)
      ?.toUpperCase(),
  )
  return amounts.find((code) => code !== undefined && currencyCodes.includes(code)) ?? ''
}

/**
 * The columns of a list that names none: the day, the amount, or what came and what went beside each
 * other, and texts. Where nothing says which way money went, it is not known which is meant.
 * @param isDay whether a text is a day
 */
export function columnsWithoutHeadings(
  all: readonly (readonly string[])[],
  isDay: (text: string | undefined) => boolean,
): BankColumns | undefined {
  const rows = all.filter((row) => row.some(isDay))
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, column) => ({
    column,
    cells: rows.map((row) => row[column] ?? ''),
  }))
  const bookedOn = columns.find(({ cells }) => cells.every(isDay))?.column
  const amounts = columns.filter(({ cells }) => isAmounts(cells))
  const named = amountsOf(amounts, width)
  if (rows.length < all.length / 2 || bookedOn === undefined || named === undefined)
    return undefined
  const taken = new Set(amounts.map(({ column }) => column))
  const references = columns
    .filter(({ column, cells }) => !taken.has(column) && isWritten(cells) && !cells.every(isDay))
    .map(({ column }) => column)
  if (references.length === 0) return undefined
  const currency = codesColumn(rows, taken)
  return {
    fields: new Map<BankField, number>([
      ['bookedOn', bookedOn],
      ...named,
      ...(currency === undefined ? [] : [['currency', currency] as const]),
    ]),
    references,
    further: [],
    currency: '',
  }
}

type Column = { readonly column: number; readonly cells: readonly string[] }

/**
 * The only column of amounts, of which some have a sign; the one of two by which the other, the
 * balance, changes; or both, of which each row has one.
 */
function amountsOf(
  [first, second, ...others]: readonly Column[],
  width: number,
): readonly (readonly [BankField, number])[] | undefined {
  if (first === undefined || others.length > 0) return undefined
  const signs = ({ cells }: Column) =>
    new Set(cells.flatMap((cell) => (cell === '' ? [] : [readAmount(cell)?.direction])))
  if (second === undefined) {
    const isWhole = first.cells.every((cell) => cell !== '')
    const isSigned = [...signs(first)].some((sign) => sign !== undefined)
    // A day, a text and an amount: what came.
    return isWhole && (isSigned || width === 3) ? [['amount', first.column]] : undefined
  }
  const moved = [[first, second] as const, [second, first] as const].filter(([amount, balance]) =>
    isMovedBy(balance, amount),
  )
  if (moved.length === 1 && moved[0]) return [['amount', moved[0][0].column]]
  const isEither = first.cells.every((cell, row) => (cell === '') !== (second.cells[row] === ''))
  const went = [first, second].find((one) => [...signs(one)].every((sign) => sign === 'out'))
  if (!isEither || went === undefined) return undefined
  return [
    ['debit', went.column],
    ['credit', went === first ? second.column : first.column],
  ]
}

/** Whether a balance changes from row to row by an amount, in whichever order the rows stand. */
function isMovedBy(balance: Column, amount: Column): boolean {
  const [balances, amounts] = [balance, amount].map(({ cells }) => cells.map(signedCents))
  if (!balances || !amounts || balances.length < 3) return false
  const steps = balances.slice(1).map((cents, row) => cents - (balances[row] ?? Number.NaN))
  return [0, 1].some((below) =>
    [1, -1].some((way) =>
      steps.every((step, row) => step === way * (amounts[row + below] ?? Number.NaN)),
    ),
  )
}

/** An amount in cents, below zero where it went; NaN for none. */
function signedCents(cell: string): number {
  const read = readAmount(cell)
  if (read === undefined) return Number.NaN
  const cents = Number(read.digits.replaceAll(/[.,]/g, ''))
  return read.direction === 'out' ? -cents : cents
}

/** Whether all that stands in a column is amounts with their cents. */
const isAmounts = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell !== '') &&
  cells.every((cell) => cell === '' || /[.,]\d{2}$/.test(readAmount(cell)?.digits ?? ''))
