/** Detects the columns of a bank's list without headings by their content. Pure. */
import { isIban } from '../../platform/money/check-digits.ts'
import { currencyCodes } from '../../platform/money/currencies.ts'
import { codesColumn, saysDirection, type BankColumns, type BankField } from './bank-csv-columns.ts'
import { directionOfWord, readAmount, type Direction } from './bank-direction.ts'
import { bareAccount } from './bank-accounts.ts'

/** The maximum number of rows above a list, with its account and date. */
const maxTitleRows = 5

type Found = { readonly columns: BankColumns; readonly titleRows: number }
type IsDay = (text: string | undefined) => boolean

/**
 * The columns of a list without headings: the date, the amount or two columns for incoming and
 * outgoing amounts, and texts. If the direction cannot be recognized, the amounts remain ambiguous.
 * @param isDay whether a text is a date
 * @returns also the number of rows above the list: these have no date in the date column
 */
export function columnsWithoutHeadings(
  all: readonly (readonly string[])[],
  isDay: IsDay,
): Found | undefined {
  for (const [titleRows] of all.slice(0, maxTitleRows).entries()) {
    const columns = columnsOf(all.slice(titleRows), isDay)
    const day = columns?.fields.get('bookedOn') ?? -1
    const above = all.slice(
      0,
      all.findIndex((row, index) => index >= titleRows && isDay(row[day])),
    )
    // Of headings that nobody knows, none may be left out: one may name a currency, or a state.
    if (columns && !above.some((row) => isDay(row[day]) || isHeadings(row, isDay)))
      return { columns, titleRows }
  }
  return undefined
}

/** Whether a row is a heading in unknown words: several words and no date. */
export const isHeadings = (row: readonly string[], isDay: IsDay): boolean =>
  row.filter((cell) => /\p{L}{2}/u.test(cell)).length >= 3 && !row.some(isDay)

function columnsOf(all: readonly (readonly string[])[], isDay: IsDay): BankColumns | undefined {
  const rows = all.filter((row) => row.some(isDay))
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, column) => ({
    column,
    cells: rows.map((row) => row[column] ?? ''),
  }))
  const bookedOn = columns.find(({ cells }) => cells.every(isDay))?.column
  const amounts = columns.filter(({ cells }) => isAmounts(cells))
  const named = amountsOf(amounts, { width, ways: waysOf(columns) })
  if (rows.length < all.length / 2 || bookedOn === undefined || named === undefined)
    return undefined
  const taken = new Set(amounts.map(({ column }) => column))
  const references = columns
    .filter(({ column, cells }) => !taken.has(column) && hasWords(cells) && !cells.every(isDay))
    .map(({ column }) => column)
  if (references.length === 0) return undefined
  const currency = codesColumn(rows, taken)
  const account = columns.find(({ cells }) => isAccount(cells))?.column
  return {
    fields: new Map<BankField, number>([
      ['bookedOn', bookedOn],
      ...named,
      ...(currency === undefined ? [] : [['currency', currency] as const]),
      ...(account === undefined ? [] : [['account', account] as const]),
    ]),
    references: references.filter((column) => column !== account),
    further: [],
    currency: '',
  }
}

/** Whether every row contains the same account number. */
function isAccount(cells: readonly string[]): boolean {
  const [only = '', ...others] = new Set(cells.map(bareAccount))
  return others.length === 0 && cells.length > 1 && (isIban(only) || /^\d{7,}$/.test(only))
}

/** Whether a column contains words other than currency codes and directions. */
const hasWords = (cells: readonly string[]): boolean =>
  cells.some((cell) => /\p{L}{2}/u.test(cell) && !currencyCodes.includes(cell.trim())) &&
  !saysDirection(cells.filter(Boolean), false)

type Column = { readonly column: number; readonly cells: readonly string[] }

type Amounts = readonly (readonly [BankField, number])[]

/** The directions in a column that states one for each row; undefined without such a column. */
const waysOf = (columns: readonly Column[]): readonly Direction[] | undefined =>
  columns
    .map(({ cells }) => cells.flatMap((cell) => directionOfWord(cell) ?? []))
    .find((ways, index) => ways.length > 1 && ways.length === columns[index]?.cells.length)

type Rows = {
  readonly width: number
  readonly ways: readonly Direction[] | undefined
}

/**
 * The amount column: the only one, if some amounts have a sign; of two, the one by which the other,
 * the balance, changes, or both if each row has an amount in only one of them; of three, the
 * difference of the other two, the balances before and after the entry.
 */
function amountsOf(
  [first, second, third, ...others]: readonly Column[],
  { width, ways }: Rows,
): Amounts | undefined {
  if (first === undefined || others.length > 0) return undefined
  if (second === undefined) {
    const isWhole = first.cells.every((cell) => cell !== '')
    const isSigned = [...signsOf(first)].some((sign) => sign !== undefined)
    // A day, a text and an amount: what came.
    return isWhole && (isSigned || width === 3) ? [['amount', first.column]] : undefined
  }
  return third === undefined
    ? amountsOfTwo(first, second, ways)
    : (amountBetween([first, second, third]) ?? amountsBeside([first, second, third]))
}

const signsOf = ({ cells }: Column) =>
  new Set(cells.flatMap((cell) => (cell === '' ? [] : [readAmount(cell)?.direction])))

function amountsOfTwo(first: Column, second: Column, ways: Rows['ways']): Amounts | undefined {
  const moved = [[first, second] as const, [second, first] as const].filter(([amount, balance]) =>
    isMovedBy(balance, ways ? withWays(amount, ways) : amount),
  )
  const [proven, ...more] = moved.map(([amount]) => amount)
  if (proven && more.length === 0)
    // The row before which no balance stands may have gone, unless signs say of others that they did.
    return proven.cells.length > 2 || signsOf(proven).has('out') || ways !== undefined
      ? [['amount', proven.column]]
      : undefined
  const isEither = first.cells.every((cell, row) => (cell === '') !== (second.cells[row] === ''))
  const went = [first, second].find((one) => [...signsOf(one)].every((sign) => sign === 'out'))
  if (!isEither || went === undefined) return undefined
  return [
    ['debit', went.column],
    ['credit', went === first ? second.column : first.column],
  ]
}

const withWays = ({ column, cells }: Column, ways: readonly Direction[]): Column => ({
  column,
  cells: cells.map((cell, row) =>
    ways[row] === 'out' && readAmount(cell)?.direction === undefined ? `-${cell}` : cell,
  ),
})

/**
 * Of three columns: the ones of outgoing and incoming amounts, if each row has only one of them and
 * the third column is the balance that they change.
 */
function amountsBeside(columns: readonly [Column, Column, Column]): Amounts | undefined {
  const found = columns.flatMap((balance): readonly Amounts[] => {
    const [one, other] = columns.filter((column) => column !== balance)
    if (!one || !other || balance.cells.length < 2) return []
    const isEither = one.cells.every((cell, row) => (cell === '') !== (other.cells[row] === ''))
    return [[one, other] as const, [other, one] as const].flatMap(([went, came]) =>
      isEither && isKept(balance, went, came)
        ? [[['debit', went.column] as const, ['credit', came.column] as const]]
        : [],
    )
  })
  const [only, ...more] = found
  return more.length === 0 ? only : undefined
}

/** Whether each balance is the previous one with the amounts, whichever row is the oldest. */
function isKept(balance: Column, went: Column, came: Column): boolean {
  const cents = (cell = '') => (cell === '' ? 0 : Math.abs(signedCents(cell)))
  const balances = balance.cells.map(signedCents)
  const changes = came.cells.map((cell, row) => cents(cell) - cents(went.cells[row]))
  const steps = balances.slice(1).map((after, row) => after - (balances[row] ?? Number.NaN))
  return (
    steps.every((step, row) => step === changes[row + 1]) ||
    steps.every((step, row) => step === -(changes[row] ?? Number.NaN))
  )
}

/** Whether a balance changes from row to row by an amount, in either order of rows. */
function isMovedBy(balance: Column, amount: Column): boolean {
  const [balances, amounts] = [balance, amount].map(({ cells }) => cells.map(signedCents))
  if (!balances || !amounts || balances.length < 2) return false
  const steps = balances.slice(1).map((cents, row) => cents - (balances[row] ?? Number.NaN))
  return [0, 1].some((below) =>
    [1, -1].some((way) =>
      steps.every((step, row) => step === way * (amounts[row + below] ?? Number.NaN)),
    ),
  )
}

/**
 * The amount column of three: the balance after the entry less the balance before it, which is the
 * balance after the previous entry, above or below.
 */
function amountBetween(columns: readonly [Column, Column, Column]): Amounts | undefined {
  const found = columns.filter((amount) => {
    const [one, other] = columns.filter((column) => column !== amount)
    return one && other && (isBetween(one, other, amount) || isBetween(other, one, amount))
  })
  const [only, ...others] = found
  return only === undefined || others.length > 0 ? undefined : [['amount', only.column]]
}

function isBetween(before: Column, after: Column, amount: Column): boolean {
  const [from, to, by] = [before, after, amount].map(({ cells }) => cells.map(signedCents))
  if (!from || !to || !by || by.length < 2) return false
  const isMoved = by.every((cents, row) => (from[row] ?? Number.NaN) + cents === to[row])
  const isChain = (way: readonly number[], next: readonly number[]) =>
    way.slice(1).every((cents, row) => cents === next[row])
  return isMoved && (isChain(from, to) || isChain(to, from))
}

/** An amount in cents, negative if outgoing; NaN for none. */
function signedCents(cell: string): number {
  const read = readAmount(cell)
  if (read === undefined) return Number.NaN
  const cents = Number(read.digits.replaceAll(/[.,]/g, ''))
  return read.direction === 'out' ? -cents : cents
}

/** Whether a column contains only amounts with cents. */
const isAmounts = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell !== '') &&
  cells.every((cell) => cell === '' || /[.,]\d{2}$/.test(readAmount(cell)?.digits ?? ''))
