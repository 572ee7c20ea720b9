/** Reads a bank's list of entries as CSV: its columns are known by their headings. */
import { readRows } from '../platform/files/read-in-thread.server.ts'
import type { Cell } from '../../packages/file-reader/tables/table.ts'
import { UnreadableFile } from '../../packages/file-reader/unreadable-file.ts'
import { decodeText } from '../../packages/file-reader/encoding/text-encoding.ts'
import { validIbanIn } from '../platform/money/check-digits.ts'
import { signOf } from '../../packages/file-reader/numbers/decimal-signs.ts'
import {
  currencyOfAmount,
  currencyOfTitle,
  isMonthFirst,
  openDay,
  toDay,
  toPlainAmount,
} from './bank-csv-cells.ts'
import {
  columnsWithoutHeadings,
  findColumns,
  type BankColumns,
  type BankField,
} from './bank-csv-columns.ts'
import { formerColumns, type FormerColumns } from './former-bank-columns.ts'
import { resolveDirection, rulesOf, type DirectionRules } from './bank-csv-direction.ts'
import { namesBalance, namesReturn } from './bank-direction.ts'
import { bankStateOf, isTakenBack } from './bank-states.ts'
import type { RawEntry, RawStatement } from './bank-file-key.server.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { UnreadableBankFile } from './unreadable-bank-file.ts'

type TextRow = readonly string[]
type Table = {
  readonly columns: BankColumns
  readonly headings: TextRow
  /** What stands above the headings. */
  readonly head: string
  readonly width: number
  readonly rows: readonly TextRow[]
}

/** How far below the beginning of a file headings may stand. */
const maxHeadRows = 30

/**
 * One statement for each account that the list names.
 * @param currency that of the shop, where the file names none
 * @throws UnreadableBankFile with a sentence that says what is missing
 */
export async function readBankCsv(
  name: string,
  bytes: Uint8Array,
  currency: string,
): Promise<readonly RawStatement[]> {
  const cells = await readRows(name, bytes).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new UnreadableBankFile(error.message) : error
  })
  const listed = toTable(cells.map((row) => row.map(toText)))
  const table = listed && { ...listed, rows: withWholeTexts(listed) }
  if (!table) throw new UnreadableBankFile(messages.bank.noColumns)
  if (isCutOff(bytes, table)) throw new UnreadableBankFile(messages.bank.cutOff)
  const days = table.rows.map((row) => dayCell(table, row))
  const rules = rulesOf(table)
  const digits = table.rows.map((row) => resolveDirection(rules, row).digits).filter(Boolean)
  const read = {
    ...table,
    currency,
    titled: currencyOfTitle(table.head),
    isOpen: rules.decimals === undefined && digits.every((amount) => signOf(amount) === 'open'),
    monthFirst: isMonthFirst(days, currency),
    rules,
    former: formerColumns(table.headings),
    saysStates: table.rows.some((row) => bankStateOf(cellOf(table, row, 'state')) !== undefined),
  }
  const all = table.rows.map((row) => toEntry(read, row)).filter((entry) => !isFoot(entry))
  const accounts = [...new Set(all.map(({ account }) => account).filter(Boolean))]
  const only = accounts.length > 1 ? '' : (accounts[0] ?? validIbanIn(table.head) ?? '')
  const byAccount = Map.groupBy(all, ({ account }) => account || only)
  const open = openDay(days)
  const doubts =
    open === undefined
      ? []
      : [messages.bank.openDay(open, toDay(open, read.monthFirst), otherDay(open, read.monthFirst))]
  if (byAccount.size === 0)
    return [{ account: only, entries: [], outgoing: [], skipped: 0, refused: [] }]
  return [...byAccount].map(([account, rows]) => {
    const entries = rows.filter(({ judged }) => judged === 'in')
    const refused = rows.flatMap(({ judged, text }) =>
      typeof judged === 'object' ? [{ text, why: judged.why }] : [],
    )
    const skipped = rows.length - entries.length - refused.length
    return {
      account,
      entries,
      outgoing: rows.filter(({ hasGone }) => hasGone).map(toOutgoing),
      skipped,
      refused,
      doubts: entries.length === 0 ? [] : doubts,
    }
  })
}

/** How a day may be meant, too: with strokes as with hyphens, whose day is always read first. */
const otherDay = (day: string, monthFirst: boolean): string =>
  toDay(day.replaceAll('-', '/'), day.includes('/') ? !monthFirst : true)

/** A cell as text; of a number with three decimals none can be taken for a group of thousands. */
const toText = (cell: Cell): string =>
  typeof cell === 'number' && /\.\d{3}$/.test(String(cell)) ? `${cell}0` : String(cell).trim()

function toTable(all: readonly TextRow[]): Table | undefined {
  const rows = all.filter((row) => row.some((cell) => cell !== ''))
  for (const [index, row] of rows.slice(0, maxHeadRows).entries()) {
    // What has a day is an entry, and names no columns: 'settled' and 'credit' are headings, too.
    const columns = row.some(isDay) ? undefined : findColumns(row, rows.slice(index + 1))
    if (columns) {
      const head = rows.slice(0, index).map((above) => above.join(' '))
      return {
        columns,
        headings: row,
        head: head.join('\n'),
        width: row.length,
        rows: rows.slice(index + 1),
      }
    }
  }
  const columns = columnsWithoutHeadings(rows, isDay)
  return columns && { columns, headings: [], head: '', width: rows[0]?.length ?? 0, rows }
}

/**
 * Some banks go on with a text in the next line, where nothing else stands: it belongs to the entry
 * above.
 */
function withWholeTexts({ columns, rows }: Table): readonly TextRow[] {
  const texts = [...columns.references, ...columns.further]
  const whole: TextRow[] = []
  for (const row of rows) {
    const goesOn = row.every((cell, column) => cell === '' || texts.includes(column))
    const last = whole.at(-1)
    if (!goesOn || last === undefined) whole.push(row)
    else
      whole[whole.length - 1] = last.map((cell, column) =>
        [cell, row[column] ?? ''].filter(Boolean).join(' '),
      )
  }
  return whole
}

const isDay = (text = ''): boolean => /^\d{4}-\d{2}-\d{2}$/.test(toDay(text, false))

const cellOf = ({ columns }: Pick<Table, 'columns'>, row: TextRow, field: BankField): string =>
  row[columns.fields.get(field) ?? -1] ?? ''

type Read = Table & {
  readonly former: FormerColumns | undefined
  /** That of the shop. */
  readonly currency: string
  /** That is named above the list; '' for none, or several. */
  readonly titled: string
  readonly monthFirst: boolean
  /** Whether every amount can be read in two ways: '1.234'. */
  readonly isOpen: boolean
  readonly rules: DirectionRules
  /** Whether the column of states says of any entry that it is booked, or not. */
  readonly saysStates: boolean
}
type Judged = 'in' | 'none' | { readonly why: string }

function toEntry(table: Read, row: TextRow) {
  const cell = (field: BankField): string => cellOf(table, row, field)
  const account = cell('account').replaceAll(/["'=]/g, '')
  const { digits, direction } = resolveDirection(table.rules, row)
  const amount = toPlainAmount(digits, table.rules.decimals)
  const isOther = isNoneAtAll(table, row)
  const judged = isOther ? 'none' : judge(table, cell('state'), { digits, amount, direction })
  return {
    bookedOn: toDay(dayCell(table, row), table.monthFirst),
    amount,
    judged,
    text: row.filter(Boolean).join(' · ').slice(0, 200),
    currency: currencyOfRow(table, row),
    payer: cell('payer') || cell('counterparty'),
    /** To whom it went, where another column says that. */
    payee: cell('counterparty') || cell('payer'),
    hasGone: direction === 'out' && !isOther && !table.isOpen && !namesReturn(row.join(' ')),
    reference: referenceOf(table, row),
    id: cell('id'),
    former: formerEntry(table, row),
    // Some say the name that somebody has given to it.
    account: /\d{5}/.test(account) ? account : '',
  }
}

/** Whether a row is money that came; why that is not known, where it is not. */
function judge(
  { isOpen, saysStates }: Read,
  state: string,
  { digits, amount, direction }: ReturnType<typeof resolveDirection> & { readonly amount: string },
): Judged {
  if (direction !== 'in') return direction === 'out' ? 'none' : direction
  if (/^0+(?:\.0+)?$/.test(amount)) return 'none'
  // Beside entries that are said to be booked, one of which that is not known may not have come.
  if (saysStates && state !== '' && bankStateOf(state) === undefined)
    return { why: messages.bank.rows.noState(state) }
  return isOpen ? { why: messages.bank.rows.twoAmounts(digits) } : 'in'
}

/** What the row says, or its amount, or the headings, or what stands above them; else the shop's. */
function currencyOfRow(table: Read, row: TextRow): string {
  const amounts = (['amount', 'credit', 'debit'] as const).map((field) =>
    currencyOfAmount(cellOf(table, row, field), table.currency),
  )
  const said = [cellOf(table, row, 'currency'), ...amounts, table.columns.currency]
  return (said.find(Boolean) ?? (table.titled || table.currency)).toUpperCase()
}

/** Whether a row is not booked, or is a balance. */
const isNoneAtAll = (table: Read, row: TextRow): boolean =>
  bankStateOf(cellOf(table, row, 'state')) === 'open' ||
  bankStateOf(dayCell(table, row)) === 'open' ||
  isTakenBack(table.headings, row) ||
  isBalance(table, row)

type Listed = ReturnType<typeof toEntry>
const toOutgoing = ({ bookedOn, amount, currency, payee, reference, id }: Listed): RawEntry => ({
  bookedOn,
  amount,
  currency,
  payer: payee,
  reference,
  id,
})

const textsOf = (row: TextRow, columns: readonly number[]): string =>
  [...new Set(columns.map((index) => row[index] ?? ''))].filter(Boolean).join(' ')

/** What was written to the payment; without a number in it, with what unknown columns say. */
function referenceOf({ columns: { references, further } }: Read, row: TextRow): string {
  const named = textsOf(row, references)
  return /\d/.test(named) ? named : textsOf(row, [...references, ...further])
}

/** The texts of which versions before 0.3 made the key of an entry. */
function formerEntry({ former, headings }: Read, row: TextRow): RawEntry['former'] {
  if (headings.length === 0 || former === undefined) return undefined
  const { fields, references } = former
  const cell = (field: 'payer' | 'id') => row[fields.get(field) ?? -1] ?? ''
  return { payer: cell('payer'), id: cell('id'), reference: textsOf(row, references) }
}

const dayCell = (table: Pick<Table, 'columns'>, row: TextRow): string =>
  cellOf(table, row, 'bookedOn') || cellOf(table, row, 'valueDate')

/** Whether a row names a balance or a turnover, and nobody who paid it. */
const isBalance = (table: Read, row: TextRow): boolean =>
  cellOf(table, row, 'payer') === '' && row.some(namesBalance)

/** A balance below the entries, or another line that is none of them. */
const isFoot = ({ bookedOn, amount }: { readonly bookedOn: string; readonly amount: string }) =>
  amount === '' && !isDay(bookedOn)

/**
 * Whether the last line may lack digits of its amount: it has no end, and fewer cells than others
 * have, or an amount is its last one.
 */
function isCutOff(bytes: Uint8Array, { columns, rows, width }: Table): boolean {
  const cells = rows.at(-1)
  if (cells === undefined || /[\r\n]$/.test(decodeText(bytes) ?? '\n')) return false
  const last = Math.max(
    ...(['amount', 'credit', 'debit'] as const).map((field) => columns.fields.get(field) ?? -1),
  )
  // Where all amounts above have two decimals, one that has them too lacks none.
  const hasCents = (row: TextRow) => /[.,]\d\d$/.test(row[last] ?? '')
  const isWhole = rows.length > 1 && rows.every(hasCents)
  if (cells.some(namesBalance)) return false
  const least = Math.min(width, ...rows.slice(0, -1).map(({ length }) => length))
  return cells.length < least || (last === width - 1 && !isWhole)
}
