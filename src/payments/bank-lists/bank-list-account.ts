/** Finds the column of a bank's list that contains each entry's own account. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { isIban } from '../../platform/money/check-digits.ts'
import { bareAccount, isSameAccount, otherSide } from './bank-accounts.ts'
import type { BankColumns } from './bank-csv-columns.ts'
import { readAmount } from './bank-direction.ts'

/** Headings that may be for either party of an entry. */
const eitherSide =
  /\b(?:iban|bban|konto\w*|account\w*|compte|conto|cuenta|conta|rekening\w*|rachun\w*|ucet|ucet\w*|szamla\w*)\b/
/**
 * The column with the account of the shop or of the account holder. A heading such as *IBAN* does
 * not state whose account it is: it is the shop's if the column contains the shop's own IBAN, or
 * the same account for all incoming and outgoing entries.
 * @param own the IBAN of the shop, if the settings contain it
 */
export function withOwnAccount(
  columns: BankColumns,
  { headings, rows }: { readonly headings: readonly string[]; readonly rows: readonly Row[] },
  own: string | undefined,
): BankColumns {
  if (columns.fields.has('account')) return columns
  const taken = new Set(columns.fields.values())
  const found = headings.findIndex((heading, index) => {
    const key = wordsOf(heading)
    if (taken.has(index) || !eitherSide.test(key) || otherSide.test(key)) return false
    const cells = rows.map((row) => row[index] ?? '')
    const isOwn = own !== undefined && cells.some((cell) => isSameAccount(cell, own))
    return isOwn || isOfBothDirections(columns, rows, cells)
  })
  if (found < 0) return columns
  const without = (list: readonly number[]) => list.filter((index) => index !== found)
  return {
    ...columns,
    fields: new Map([...columns.fields, ['account', found]]),
    references: without(columns.references),
    further: without(columns.further),
  }
}
type Row = readonly string[]

/** Whether the same IBAN is beside every entry, both incoming and outgoing. */
function isOfBothDirections(
  { fields }: BankColumns,
  rows: readonly Row[],
  cells: readonly string[],
): boolean {
  const [only = '', ...others] = new Set(cells.map(bareAccount))
  if (others.length > 0 || cells.length < 3 || !isIban(only)) return false
  const signs = rows.map((row) => readAmount(row[fields.get('amount') ?? -1] ?? '')?.direction)
  const isEither = (field: 'credit' | 'debit') =>
    rows.some((row) => /[1-9]/.test(row[fields.get(field) ?? -1] ?? ''))
  const hasGone = signs.includes('out') || isEither('debit')
  return hasGone && (signs.some((sign) => sign !== 'out') || isEither('credit'))
}
