/**
 * The last row of a text that ends without a line end, as after a download that broke off: what its
 * last cell says may be the beginning of what stood there, 2 of 29.90. Pure.
 */
import { bareNumber, splitAmount } from '../numbers/numbers.ts'
import { isEmptyCell, type Cell, type NumberedRow } from './table.ts'

/** Bytes at the end of a file among which a line end is looked for: one sign of UTF-16, and blanks. */
export const endBytes = 8

/** Whether a text ends without a line end. @param end its last bytes */
export const endsOpen = (end: Uint8Array): boolean =>
  // A mark of the end of old systems stands behind the line end.
  end.length > 0 && !/[\r\n][\0 \t\u001A]*$/.test(String.fromCodePoint(...end.slice(-endBytes)))

/** Fewer digits than of all others are noticed in a column whose numbers are not short. */
const leastDigits = 3
/** Numbers of more digits are codes, which have check digits. */
const mostDigits = 7
/** One row says nothing of how others are written. */
const leastOthers = 2

type Written = { readonly whole: number; readonly decimals: number; readonly isOpen: boolean }

/** Digits before and after the sign of decimals; undefined for what is no number. */
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

/** Whether a number lacks decimals, or digits, that all others of its column have. */
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

/** Whether a text is the beginning of one that its column says again and again, and none of these. */
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

/** A workbook or a page ends as its program ends it. */
const ofPrograms = /^(?:PK|\u00D0\u00CF\u0011\u00E0|\s*<)/

/** Whether a file is a text that ends without a line end. */
export const isOpenText = (file: Uint8Array): boolean =>
  !ofPrograms.test(String.fromCodePoint(...file.slice(0, endBytes))) && endsOpen(file)

type Rows = readonly Pick<NumberedRow, 'row' | 'cells'>[]

/**
 * Looks for what is missing from the last row of a text that ends without a line end (`endsOpen`):
 * all rows are added, part by part, and the last one with them.
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
     * The cell that may be cut off; '' where cells are missing that all other rows have, undefined
     * where nothing shows that anything is missing.
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
 * The row of such a text that may be cut off, and its last cell; undefined where nothing shows it.
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
