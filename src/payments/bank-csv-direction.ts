/** Which way the money of a row of a bank's list went, by all that the list says of it. Pure. */
import { countSigns } from '../../packages/file-reader/numbers/decimal-signs.ts'
import type { DecimalSign } from '../../packages/file-reader/numbers/number-signs.ts'
import {
  directionColumns,
  directionOfText,
  directionOfWord,
  readAmount,
  type Direction,
  type DirectionColumn,
  type SignedAmount,
} from './bank-direction.ts'
import type { BankColumns } from './bank-csv-columns.ts'
import { paymentsMessages } from './messages/payments.ts'

const messages = paymentsMessages.bank.rows

type TextRow = readonly string[]

/** How a list says which way money went. */
export type DirectionRules = {
  readonly columns: BankColumns
  /** Whether some amounts say that they went, and some that they came. */
  readonly marked: Readonly<Record<Direction, boolean>>
  readonly direction: readonly DirectionColumn[]
  /** A column with two words that are not known, which may be the direction. */
  readonly doubtful: DirectionColumn | undefined
  /** The sign that stands before decimals, where the amounts prove it. */
  readonly decimals: DecimalSign | undefined
}

type Judged = {
  readonly digits: string
  readonly direction: Direction | { readonly why: string }
}

const amountFields = ['amount', 'credit', 'debit'] as const

/** @param table a list of a bank */
export function rulesOf({
  columns,
  headings,
  rows,
}: {
  readonly columns: BankColumns
  readonly headings: TextRow
  readonly rows: readonly TextRow[]
}): DirectionRules {
  const cellsOf = (field: (typeof amountFields)[number]) =>
    rows.map((row) => row[columns.fields.get(field) ?? -1] ?? '').filter((cell) => cell !== '')
  const others = new Set([...columns.fields.values(), ...columns.references])
  const direction = directionColumns(headings, rows, others)
  const marks = cellsOf('amount').map((cell) => readAmount(cell)?.direction)
  const amounts = amountFields.flatMap(cellsOf).map((cell) => readAmount(cell)?.digits ?? '')
  const { comma, dot } = countSigns(amounts)
  return {
    columns,
    direction,
    marked: { in: marks.includes('in'), out: marks.includes('out') },
    doubtful: direction.length > 0 ? undefined : doubtfulColumn(headings, rows, others),
    decimals: comma > 0 === dot > 0 ? undefined : comma > 0 ? 'comma' : 'dot',
  }
}

/** A column of two words that repeat, and that nobody knows: 'Pano' and 'Otto'. */
function doubtfulColumn(
  headings: TextRow,
  rows: readonly TextRow[],
  others: ReadonlySet<number>,
): DirectionColumn | undefined {
  const index = headings.findIndex((_, column) => {
    if (others.has(column) || rows.length < 3) return false
    const cells = rows.map((row) => row[column] ?? '')
    const values = [...new Set(cells)]
    return values.length === 2 && values.every((value) => /^\p{L}{3,20}$|^\p{L}$/u.test(value))
  })
  return index < 0 ? undefined : { index, heading: headings[index] ?? '', isSole: true }
}

/** The digits of a row's amount and which way it went, or why that is not known. */
export function judgeDirection(rules: DirectionRules, row: TextRow): Judged {
  const cell = (field: (typeof amountFields)[number]) =>
    (row[rules.columns.fields.get(field) ?? -1] ?? '').trim()
  const read = amountFields.map((field) => ({
    field,
    text: cell(field),
    is: readAmount(cell(field)),
  }))
  const strange = read.find(({ text, is }) => text !== '' && is === undefined)
  if (strange) return refuse('', messages.notAmount(strange.text))
  const [amount, credit, debit] = read.map(({ is }) => (is && isZero(is) ? undefined : is))
  if (credit && debit) return refuse(credit.digits, messages.bothColumns)
  if (debit) return { digits: debit.digits, direction: 'out' }
  if (credit) return { digits: credit.digits, direction: credit.direction ?? 'in' }
  const [zero] = read.flatMap(({ is }) => is ?? [])
  return amount
    ? { digits: amount.digits, direction: directionOf(rules, row, amount) }
    : zero
      ? { digits: zero.digits, direction: 'in' }
      : refuse('', messages.noAmount)
}

const refuse = (digits: string, why: string): Judged => ({ digits, direction: { why } })
const isZero = ({ digits }: SignedAmount): boolean => /^[0.,]+$/.test(digits)

function directionOf(
  { columns, marked, direction, doubtful }: DirectionRules,
  row: TextRow,
  { direction: own }: SignedAmount,
): Judged['direction'] {
  if (own === 'out') return 'out'
  const said = direction.map(({ index, heading, isSole }) => {
    const text = (row[index] ?? '').trim()
    return { text, heading, isSole, way: (isSole ? directionOfWord : directionOfText)(text) }
  })
  const denial = said.find(({ text, way }) => way === 'out' && directionOfWord(text) === 'out')
  // Where what came has a sign of its own, one without did not come; where only what went has one, it did.
  const isIn = own === 'in' || (marked.out && !marked.in)
  if (isIn) return denial ? { why: messages.contradiction(denial.text) } : 'in'
  if (marked.in && direction.length === 0) return { why: messages.noSign }
  const told = toldDirection(said, denial)
  if (told !== undefined) return told
  if (doubtful) return { why: messages.noDirection(doubtful.heading, row[doubtful.index] ?? '') }
  // 'Withdrawal' for all that is said of it.
  return columns.references.some((index) => directionOfWord(row[index] ?? '') === 'out')
    ? 'out'
    : 'in'
}

type Said = {
  readonly text: string
  readonly heading: string
  readonly isSole: boolean
  readonly way: 'in' | 'out' | undefined
}

/** @returns undefined where no column says a direction */
function toldDirection(
  said: readonly Said[],
  denial: Said | undefined,
): Judged['direction'] | undefined {
  const sole = said.filter(({ isSole }) => isSole)
  const asked = sole.length > 0 ? sole : said
  const known = new Set(asked.flatMap(({ way }) => way ?? []))
  const unknown = asked.find(({ way }) => way === undefined)
  if (known.size === 2) return { why: messages.contradiction(denial?.text ?? '') }
  const [only] = known
  if (only !== undefined && (unknown === undefined || sole.length === 0)) return only
  return unknown && { why: messages.noDirection(unknown.heading, unknown.text) }
}
