/** Which columns of a bank's list say what, by the dictionary of headings and what is in them. Pure. */
import { fieldOfKey } from '../../packages/file-reader/headings/dictionary.ts'
import type { FieldOf } from '../../packages/file-reader/headings/fields.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { currencyCodes } from '../platform/money/currencies.ts'
import { directionOfWord, namesDirection } from './bank-direction.ts'

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
  const named = headings.map((heading) => fieldOfKey('bank', wordsOf(heading)))
  const fields = new Map<BankField, number>()
  for (const [index, field] of named.entries())
    if (field !== undefined && field !== 'reference' && !fields.has(field)) fields.set(field, index)
  const isList =
    (fields.has('bookedOn') || fields.has('valueDate')) &&
    (fields.has('amount') || fields.has('credit'))
  if (!isList) return undefined
  const taken = new Set(fields.values())
  const cellsOf = (index: number) =>
    rows.map((row) => (row[index] ?? '').slice(0, shown)).filter(Boolean)
  const free = headings.flatMap((heading, index) =>
    taken.has(index) || saysDirection(cellsOf(index)) ? [] : [{ heading, index }],
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

/** Whether most cells of a column are words for a direction, whatever its heading. */
const saysDirection = (cells: readonly string[]): boolean =>
  cells.length > 0 &&
  cells.filter((cell) => directionOfWord(cell) !== undefined).length >= cells.length / 2

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
