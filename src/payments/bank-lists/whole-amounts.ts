/**
 * Amounts without decimals, which may be cents: the user is asked, unless the list shows the unit.
 * Pure.
 */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import {
  createWholeAmounts,
  currenciesWithoutCents,
} from '../../../packages/file-reader/numbers/whole-amounts.ts'
import { isBalance } from './bank-balance.ts'
import { currencyOfAmount } from './bank-csv-cells.ts'
import { readAmount } from './bank-direction.ts'

type Row = readonly string[]
type List = {
  readonly headings: Row
  readonly rows: readonly Row[]
  /** The columns of incoming and outgoing amounts. */
  readonly amounts: readonly number[]
}

const minor =
  /\b(?:in )?(?:euro ?)?(?:cents?|ct|cts|pence|rappen|centimes|centimos|centesimi|ore|grosze|groszach|haler\w*|minor(?: units?)?)$/

/** 'amount cents' → 'amount'; undefined for a heading of whole units. */
export const withoutMinorUnit = (key: string): string | undefined =>
  minor.test(key) ? key.replace(minor, '').trim() : undefined

/**
 * Rows in which amounts below a heading such as 'Amount (cents)' are converted to amounts with
 * decimals.
 */
export function withDecimals({ headings, rows, amounts }: List): readonly Row[] {
  const columns = amounts.filter(
    (at) => withoutMinorUnit(wordsOf(headings[at] ?? '')) !== undefined,
  )
  if (columns.length === 0) return rows
  const settled = (cell: string) =>
    cell.replace(/\d+(?=\D*$)/, (digits) => {
      const whole = digits.padStart(3, '0')
      return `${whole.slice(0, -2)}.${whole.slice(-2)}`
    })
  return rows.map((row) =>
    row.map((cell, at) => (columns.includes(at) && !/[.,]/.test(cell) ? settled(cell) : cell)),
  )
}

/** Amounts in Hungarian lists have no decimals, in any currency. */
const hungarian = /\b(?:osszeg|jovairas|terheles|bevetel|kiadas)/
/** An amount with fewer digits is hardly in cents. */
const least = { digits: 3, amounts: 1 } as const

/**
 * Whether all amounts of a list are whole numbers, and nothing shows their unit: no balance has
 * decimals, and no currency is beside them.
 */
export function hasOpenUnit({ headings, rows, amounts }: List, currency: string): boolean {
  const cellsOf = (at: number) => rows.map((row) => row[at] ?? '').filter((cell) => cell !== '')
  const cells = amounts.flatMap(cellsOf)
  const digits = cells.flatMap((cell) => readAmount(cell)?.digits ?? [])
  const counted = digits.filter((text) => !/^[0.,]*$/.test(text))
  const whole = createWholeAmounts(least)
  for (const text of counted) whole.add(text)
  const isSaid = [...amounts.map((at) => headings[at] ?? ''), ...cells].some(
    (text) => currencyOfAmount(text, currency) !== '',
  )
  const balances = headings.flatMap((heading, at) => (isBalance(heading) ? cellsOf(at) : []))
  return (
    !currenciesWithoutCents.has(currency) &&
    !amounts.some((at) => hungarian.test(wordsOf(headings[at] ?? ''))) &&
    !isSaid &&
    whole.isOpen() &&
    !digits.some((text) => /[.,]/.test(text)) &&
    !balances.some((cell) => /[.,]\d{2}\D*$/.test(cell))
  )
}
