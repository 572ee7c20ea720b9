/**
 * Lists whose amounts are in several columns: one for each currency, or that of a check and those of
 * the invoices that it pays. Their rows get one amount each. Pure.
 */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { currencyCodes } from '../../platform/money/currencies.ts'
import { readAmount } from './bank-direction.ts'

type TextRow = readonly string[]
type Rows = readonly TextRow[]

/** Rows in which the headings are searched. */
const depth = 30

/** The rows with one amount each; unchanged if the list is none of these. */
export function withOneAmount(rows: Rows): Rows {
  const at = rows.slice(0, depth).findIndex((row) => row.filter(Boolean).length > 2)
  const [headings, below] = [rows[at] ?? [], rows.slice(at + 1)]
  const changed = byCurrency(headings, below) ?? byInvoice(headings, below)
  return changed ? [...rows.slice(0, at), ...changed] : rows
}

/** 'CAD$' and 'USD$' of RBC: each row has an amount in one of them. */
function byCurrency(headings: TextRow, below: Rows): Rows | undefined {
  const columns = headings.flatMap((heading, column) => {
    const [, code = ''] = /^([A-Z]{3})\$$/.exec(heading.trim()) ?? []
    return currencyCodes.includes(code) ? [{ column, code }] : []
  })
  const filled = (row: TextRow) => columns.filter(({ column }) => (row[column] ?? '') !== '')
  const isMixed = new Set(below.flatMap((row) => filled(row).map(({ code }) => code))).size > 1
  if (!isMixed || below.some((row) => filled(row).length > 1)) return undefined
  const without = (row: TextRow) =>
    headings.map((_, column) =>
      columns.some((one) => one.column === column) ? '' : (row[column] ?? ''),
    )
  return [
    [...without(headings), 'Amount', 'Currency'],
    ...below.map((row) => {
      const [one] = filled(row)
      return [...without(row), one ? (row[one.column] ?? '') : '', one?.code ?? '']
    }),
  ]
}

/** Lists of lockboxes: a row for each invoice that a check pays, if these add up to the check. */
function byInvoice(headings: TextRow, below: Rows): Rows | undefined {
  const keys = headings.map(wordsOf)
  const place = (pattern: RegExp) => keys.findIndex((key) => pattern.test(key))
  const [day, check, total, amount] = [
    place(/^deposit date$/),
    place(/^(?:check|cheque) (?:number|no)$/),
    place(/^(?:check|cheque|remittance) amount$/),
    place(/^(?:invoice|applied|paid) amount$/),
  ]
  if (day < 0 || check < 0 || total < 0 || amount < 0) return undefined
  const entries = below.filter((row) => row.some(Boolean))
  const byCheck = Map.groupBy(entries, (row) => `${row[day] ?? ''}\n${row[check] ?? ''}`)
  const isWhole = [...byCheck.values()].every((rows) => {
    const sum = rows.reduce((cents, row) => cents + centsOf(row[amount]), 0)
    return rows.every((row) => centsOf(row[total]) === sum)
  })
  if (!isWhole) return undefined
  const names = new Map([
    [day, 'Date'],
    [total, ''],
    [amount, 'Amount'],
    [place(/^remitter$/), 'Payer'],
    [place(/^invoice (?:number|no)$/), 'Reference'],
  ])
  return [
    headings.map((heading, column) => names.get(column) ?? heading),
    ...below.map((row) => row.map((cell, column) => (column === total ? '' : cell))),
  ]
}

/** NaN for no amount, which equals no sum. */
const centsOf = (cell = ''): number => {
  const [, whole = '', cents = '00'] =
    /^(.*?)(?:[.,](\d\d))?$/.exec(readAmount(cell)?.digits ?? '') ?? []
  return whole === '' ? Number.NaN : Number(whole.replaceAll(/\D/g, '') + cents)
}
