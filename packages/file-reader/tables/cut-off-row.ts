/**
 * Detects a truncated last row in a text without a final line end, as after an interrupted
 * download: its last cell may be incomplete, 2 instead of 29.90. Pure.
 */
import { bareNumber, splitAmount } from '../numbers/numbers.ts'
import { isEmptyCell, type Cell, type NumberedRow } from './table.ts'

/**
 * The number of bytes at the end of a file in which a line end is searched: one UTF-16 character,
 * and blanks.
 */
export const endBytes = 8

/**
 * Whether a text ends without a line end.
 * @param end the last bytes of the text
 */
export const endsOpen = (end: Uint8Array): boolean =>
  // A mark of the end of old systems stands behind the line end.
  end.length > 0 && !/[\r\n][\0 \t\u001A]*$/.test(String.fromCodePoint(...end.slice(-endBytes)))

/** Missing digits are only detected in columns whose numbers have at least this many. */
const leastDigits = 3
/** Longer numbers are codes, which have check digits. */
const mostDigits = 7
/** A single row does not show how the others are written. */
const leastOthers = 2

type Written = { readonly whole: number; readonly decimals: number; readonly isOpen: boolean }

/** The digits before and after the decimal sign; undefined for a cell that is not a number. */
function written(cell: Cell): Written | undefined {
  const bare = bareNumber(String(splitAmount(cell).amount)).replace(/^[-+]/, '')
  const [, whole, sign = '', decimals = ''] = /^([\d.,]*?\d)(?:([.,])(\d*))?$/.exec(bare) ?? []
  return whole === undefined
    ? undefined
    : {
        whole: whole.replace(/\D/g, '').length,
        decimals: decimals.length,
        isOpen: sign !== '' && decimals === '',
      }
}

/** Whether a number lacks decimals or digits that all others in its column have. */
function isShortNumber(cell: Cell, others: readonly Cell[], isAmount: boolean): boolean {
  const own = written(cell)
  if (own === undefined) return false
  const read = others.flatMap((other) => written(other) ?? [])
  if (own.isOpen && read.every(({ isOpen }) => !isOpen)) return true
  if (read.length < leastOthers) return false
  const decimals = Math.min(...read.map((one) => one.decimals))
  if (decimals > 0) return own.decimals < decimals
  const digits = Math.min(...read.map(({ whole }) => whole))
  if (own.decimals > 0 || own.whole >= digits || digits > mostDigits) return false
  return digits >= leastDigits || (isAmount && read.every((one) => one.decimals === 0))
}

/**
 * Whether a text is the beginning of a text that is frequent in its column, and none of the
 * frequent texts itself.
 */
function isShortText(cell: Cell, others: readonly Cell[]): boolean {
  const text = String(cell).trim()
  const texts = others.map((other) => String(other).trim())
  const isRepeated = new Set(texts).size * 2 <= texts.length
  return (
    isRepeated &&
    !texts.includes(text) &&
    texts.some((other) => other.length > text.length && other.startsWith(text))
  )
}

/** Workbooks and pages end as their program ends them. */
const ofPrograms = /^(?:PK|\u00D0\u00CF\u0011\u00E0|\s*<)/

/** Whether a file is a text that ends without a line end. */
export const isOpenText = (file: Uint8Array): boolean =>
  !ofPrograms.test(String.fromCodePoint(...file.slice(0, endBytes))) && endsOpen(file)

type Rows = readonly Pick<NumberedRow, 'row' | 'cells'>[]

/**
 * Looks for missing parts in the last row of a text without a final line end (`endsOpen`). All rows
 * must be added, part by part, including the last one.
 * @param isAmount whether a column has amounts of money
 */
export function createCutOff(last: Rows[number], isAmount: (column: number) => boolean) {
  const column = last.cells.length - 1
  const beside: Cell[] = []
  let [others, longer] = [0, 0]
  return {
    add(rows: Rows): void {
      for (const { row, cells } of rows) {
        if (row === last.row) continue
        others += 1
        if (cells.length > last.cells.length) longer += 1
        const cell = cells[column]
        if (cell !== undefined && !isEmptyCell(cell)) beside.push(cell)
      }
    },
    /**
     * The cell that may be cut off; '' if cells are missing that all other rows have; undefined if
     * nothing seems to be missing.
     */
    result(): string | undefined {
      if (others < leastOthers) return undefined
      if (longer === others) return ''
      const cell = last.cells[column] ?? ''
      if (isEmptyCell(cell)) return undefined
      const isShort = isShortNumber(cell, beside, isAmount(column)) || isShortText(cell, beside)
      return isShort ? String(cell).trim().slice(0, 40) : undefined
    },
  }
}

/**
 * The row of such a text that may be cut off, and its last cell; undefined if nothing seems to be
 * missing.
 * @param isAmount whether a column has amounts of money
 */
export function cutOffIn(
  rows: Rows,
  isAmount: (column: number) => boolean,
): { readonly row: number; readonly text: string } | undefined {
  const last = rows.findLast(({ cells }) => cells.some((cell) => !isEmptyCell(cell)))
  if (!last) return undefined
  const cutOff = createCutOff(last, isAmount)
  cutOff.add(rows)
  const text = cutOff.result()
  return text === undefined ? undefined : { row: last.row, text }
}
