/** Reads a bank's list of entries as CSV; its columns are identified by their headings. */
import { openWordOf } from '../../../packages/file-reader/encoding/text-encoding.ts'
import { readRows } from '../../platform/files/read-in-thread.server.ts'
import type { ReadRows } from '../../../packages/file-reader/read-table.ts'
import type { Cell } from '../../../packages/file-reader/tables/table.ts'
import { UnreadableFile } from '../../../packages/file-reader/unreadable-file.ts'
import { currencyCodes } from '../../platform/money/currencies.ts'
import { validIbanIn } from '../../platform/money/check-digits.ts'
import { withOneAmount } from './amount-columns.ts'
import { currencyOfAmount, toPlainAmount } from './bank-csv-cells.ts'
import { listsIn, maxHeadRows, type BankList } from './bank-blocks.ts'
import type { BankField } from './bank-csv-columns.ts'
import { isHeadings } from './bank-csv-unheaded.ts'
import {
  areSerials,
  croatianMonths,
  daySince1900,
  isDay,
  isMonthFirst,
  isMonthFirstWithHyphens,
  possibleDay,
} from './bank-days.ts'
import {
  accountDoubts,
  currencyDoubts,
  dayDoubts,
  rateDoubts,
  workbookDoubts,
} from './bank-list-doubts.ts'
import { withOwnAccount } from './bank-list-account.ts'
import { kindsOf } from './bank-texts.ts'
import { givenBack, partsOf, textsOf } from './entry-texts.ts'
import { isInvoiceList, hasOnlyInvoiceColumns } from './invoice-lists.ts'
import { isCutOff, isTornRow, tornEntries } from './cut-off-list.ts'
import { payoutReport } from './payout-reports.ts'
import { reversalIn, reversalKindIn } from './bank-reversals.ts'
import { sumsAmong } from './bank-sums.ts'
import { leftOutOf } from './rows-left-out.ts'
import { balanceIn, withBalances } from './rows-by-balance.ts'
import { hasOpenUnit, withDecimals } from './whole-amounts.ts'
import { withWholeTexts } from './whole-texts.ts'
import { withPayments } from './collective-entries.ts'
import { formerColumns, type FormerColumns } from './former-bank-columns.ts'
import { resolveDirection, rulesOf, type DirectionRules } from './bank-csv-direction.ts'
import { namesBalance, readAmount } from './bank-direction.ts'
import { bankStateOf, perhapsUnbooked } from './bank-states.ts'
import { repeatedRows } from '../repeats/repeated-rows.ts'
import type { RawEntry, RawStatement } from '../bank-file-key.server.ts'
import { paymentsMessages as messages } from '../messages/payments.ts'
import { joinByAccount } from '../own-statement.server.ts'
import { leftOutDoubts } from '../left-out.ts'
import { UnreadableBankFile } from '../unreadable-bank-file.ts'

type TextRow = readonly string[]
type Table = Pick<BankList, 'columns' | 'headings' | 'titled' | 'open' | 'width' | 'rows'>

const amountFields = ['amount', 'credit', 'debit'] as const

/** The facts about the shop that affect how its bank's lists are read. */
type Shop = {
  /** Used if the file names none. */
  readonly currency: string
  /** The IBAN in the settings, if there is one. */
  readonly own?: string | undefined
}

/**
 * One statement for each account in the list.
 * @throws UnreadableBankFile with a sentence that states what is missing
 */
export async function readBankCsv(
  name: string,
  bytes: Uint8Array,
  { currency, own }: Shop,
): Promise<readonly RawStatement[]> {
  const sheet = await readRows(name, bytes).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new UnreadableBankFile(error.message) : error
  })
  const texts = withOneAmount(sheet.rows.map((row) => row.map(toText)))
  const report = payoutReport(texts)
  if (report !== undefined) throw new UnreadableBankFile(messages.bank.payouts(report))
  if (isInvoiceList(texts)) throw new UnreadableBankFile(messages.bank.invoices)
  const lists = listsIn(texts)
  if (lists.length === 0) throw new UnreadableBankFile(whyNoList(sheet.rows))
  const read = lists.map((listed, index) =>
    readList(listed, {
      sheet,
      currency,
      own,
      bytes: index === lists.length - 1 ? bytes : undefined,
    }),
  )
  const open = openWordOf(bytes)
  const doubts = open ? [messages.bank.openEncoding(open.read, open.other)] : []
  return joinByAccount(read.flat()).map((one) => ({
    ...one,
    doubts: [...doubts, ...(one.doubts ?? [])],
  }))
}

type ListSource = Shop & {
  readonly sheet: ReadRows
  /** Only for the last list of the file, whose end may be missing. */
  readonly bytes: Uint8Array | undefined
}

/** One statement for each account of a list. @throws UnreadableBankFile */
function readList(
  listed: BankList,
  { sheet, currency, own, bytes }: ListSource,
): readonly RawStatement[] {
  const columns = withOwnAccount(listed.columns, listed, own)
  const whole = { ...listed, columns, rows: withWholeTexts(withPayments({ ...listed, columns })) }
  const amounts = amountFields.flatMap((field) => columns.fields.get(field) ?? [])
  const table = { ...whole, rows: withDecimals({ ...whole, amounts }) }
  const last = Math.max(...amountFields.map((field) => columns.fields.get(field) ?? -1))
  if (bytes && isCutOff(bytes, { ...table, last }))
    throw new UnreadableBankFile(messages.bank.cutOff)
  const days = table.rows.map((row) => dayCell(table, row))
  const rules = rulesOf(table)
  const months = croatianMonths(days, table.headings)
  const order = {
    monthFirst: isMonthFirst(days, currency),
    isMonthFirstWithHyphens: isMonthFirstWithHyphens(days),
    isCroatian: months.isCroatian,
  }
  const isSerial = areSerials(days)
  const read = {
    ...table,
    currency,
    tornIn: sheet.sheet === '' ? tornEntries(table) : () => undefined,
    titled: listed.titled || currencyOfAmount(sheet.currencies[0] ?? '', currency),
    dayOf: (cell: string) => (isSerial ? cell && daySince1900(cell) : possibleDay(cell, order)),
    // Numbers of a spreadsheet have no decimals where these are zeros.
    maybeCents: sheet.sheet === '' && hasOpenUnit({ ...table, amounts }, currency),
    rules,
    former: formerColumns(table.headings),
    ...statesSaid(table),
  }
  const allRows = table.rows.map((row) => toEntry(read, row)).filter((entry) => !isFoot(entry))
  const repeats = repeatedRows(allRows, balanceIn(table.headings, rules))
  const rowsRead = allRows.filter((entry) => !repeats.copies.has(entry))
  const sums = sumsAmong(rowsRead)
  const { rows: all, doubts: ofBalances } = withBalances(
    table.headings,
    rowsRead.filter((entry) => !sums.has(entry)),
    rules,
  )
  const accounts = [...new Set(all.map(({ account }) => account).filter(Boolean))]
  const only =
    accounts.length > 1 ? '' : (accounts[0] ?? (listed.account || (validIbanIn(listed.head) ?? '')))
  const byAccount = Map.groupBy(all, ({ account }) => account || only)
  const doubts = [
    ...listed.doubts,
    ...repeats.doubts,
    ...(hasOnlyInvoiceColumns(table.headings) ? [messages.bank.maybeInvoices] : []),
    ...workbookDoubts(sheet),
    ...accountDoubts(table.rows.map((row) => cellOf(table, row, 'account'))),
    ...rateDoubts({ ...table, saysCurrency: columns.fields.has('currency') }),
    ...dayDoubts(days, { order, isSerial, openMonth: months.open }),
  ]
  if (rowsRead.length === 0 && table.rows.some((row) => row.filter(Boolean).length > 2))
    throw new UnreadableBankFile(messages.bank.noEntries)
  if (byAccount.size === 0)
    return [{ account: only, entries: [], outgoing: [], skipped: 0, refused: [] }]
  return [...byAccount].map(([account, rows]) => {
    const entries = rows.filter(({ judged }) => judged === 'in')
    const refused = rows.flatMap(({ judged, text }) =>
      typeof judged === 'object' ? [{ text, why: judged.why }] : [],
    )
    const skipped = rows.length - entries.length - refused.length
    const outgoing = rows.filter(({ hasGone }) => hasGone).map(toOutgoing)
    return {
      account,
      entries,
      outgoing,
      returns: rows.filter(({ leftOut }) => leftOut === 'takenBack').map(toOutgoing),
      skipped,
      refused,
      doubts: [
        ...(entries.length === 0 && outgoing.length === 0 ? [] : [...doubts, ...ofBalances]),
        ...currencyDoubts(account, entries, currency),
        ...leftOutDoubts(rows, ({ leftOut }) => leftOut),
        ...(rows.some(isPaidIn) ? [messages.bank.creditCard] : []),
      ],
    }
  })
}

/** Whether any row has a booking day, and a known state. */
const statesSaid = (table: Table) => ({
  saysBooked: table.rows.some((row) => isDay(cellOf(table, row, 'bookedOn'))),
  saysStates: table.rows.some((row) => bankStateOf(cellOf(table, row, 'state')) !== undefined),
})

/** A cell as text; the third decimal of a number must not be read as a thousands group. */
const toText = (cell: Cell): string =>
  typeof cell === 'number' && /\.\d{3}$/.test(String(cell)) ? `${cell}0` : String(cell).trim()

/** The reason why a file cannot be a list, even if it has rows like entries. */
const whyNoList = (rows: readonly (readonly Cell[])[]): string => {
  const texts = rows.map((row) => row.map(toText)).filter((row) => row.some(Boolean))
  const isEntry = (row: TextRow) =>
    row.some(isDay) && row.some((cell) => readAmount(cell) !== undefined)
  const hasHeadings = texts.slice(0, maxHeadRows).some((row) => isHeadings(row, isDay))
  return !hasHeadings && texts.filter(isEntry).length >= texts.length / 2 && texts.length > 0
    ? messages.bank.noHeadings
    : messages.bank.noColumns
}

const cellOf = ({ columns }: Pick<Table, 'columns'>, row: TextRow, field: BankField): string =>
  row[columns.fields.get(field) ?? -1] ?? ''

type Read = Table & {
  readonly former: FormerColumns | undefined
  /** That of the shop. */
  readonly currency: string
  /** The currency above the list; '' for none or several. */
  readonly titled: string
  /** A cell as 'YYYY-MM-DD'; unchanged if it is not a date. */
  readonly dayOf: (cell: string) => string
  /** Whether every amount is a whole number, and may therefore be in cents. */
  readonly maybeCents: boolean
  readonly rules: DirectionRules
  /** The reason for an error in a row with more cells than named columns. */
  readonly tornIn: (row: TextRow) => string | undefined
  /** Whether any row has a booking day. */
  readonly saysBooked: boolean
  /** Whether the column of states shows for any entry that it is posted, or not. */
  readonly saysStates: boolean
}
type Judged = 'in' | 'none' | { readonly why: string }

function toEntry(table: Read, row: TextRow) {
  const cell = (field: BankField): string => cellOf(table, row, field)
  const account = cell('account').replaceAll(/["'=]/g, '')
  const { digits, direction } = resolveDirection(table.rules, row)
  const amount = toPlainAmount(digits, table.rules.decimals)
  const isSum = isBalance(table, row)
  const { leftOut, isBooked } = leftOutOf(row, {
    headings: table.headings,
    direction,
    open: table.open,
    states: [cell('state'), dayCell(table, row)],
    texts: [...table.columns.references, ...table.columns.further].map((at) => row[at] ?? ''),
    isUndated: table.saysBooked && cell('bookedOn') === '' && isDay(cell('valueDate')),
  })
  const isEntry = !isSum && leftOut === undefined
  const judged = isEntry ? judge(table, row, { digits, amount, direction }) : 'none'
  const { name, reference } = partsOf(table, row)
  return {
    bookedOn: table.dayOf(dayCell(table, row)),
    amount,
    judged,
    text: row.filter(Boolean).join(' · ').slice(0, 200),
    row,
    direction,
    isBooked: isBooked && !isSum,
    isBalance: isSum,
    currency: (saidCurrency(table, row) || table.currency).toUpperCase(),
    saysAmount: amountFields.some((field) => cell(field) !== ''),
    saysCurrency: saidCurrency(table, row) !== '',
    payer: cell('payer') || cell('counterparty') || name,
    /** The payee, if another column names it. */
    payee: cell('counterparty') || cell('payer') || name,
    hasGone: direction === 'out' && judged === 'none' && isEntry,
    leftOut: isSum ? undefined : leftOut,
    reference,
    id: cell('id'),
    former: formerEntry(table, row),
    // Some say the name that somebody has given to it.
    account: /\d{5}/.test(account) ? account : '',
  }
}

/** Whether the amount of a row may be in cents, in a currency that has cents. */
const areCents = (table: Read, row: TextRow): boolean =>
  table.maybeCents && !['HUF', 'ISK', 'JPY'].includes(saidCurrency(table, row).toUpperCase())

/** Whether a row is incoming money; if this is not known, the reason. */
function judge(
  table: Read,
  row: TextRow,
  { digits, amount, direction }: ReturnType<typeof resolveDirection> & { readonly amount: string },
): Judged {
  if (isTornRow(row, table.width)) return { why: messages.bank.rows.torn }
  const why = table.tornIn(row)
  if (why !== undefined) return { why }
  if (direction === 'out') return openAmount(table, row, { digits, amount }) ?? 'none'
  if (direction !== 'in') return direction
  if (table.open !== '') return { why: messages.bank.rows.noState(table.open) }
  if (/^0+(?:\.0+)?$/.test(amount)) return 'none'
  const back = givenBack(table.headings, row)
  if (back !== undefined) return { why: messages.bank.rows.givenBack(back) }
  const texts = [...table.columns.references, ...table.columns.further].map((at) => row[at] ?? '')
  const reversal =
    reversalKindIn(kindsOf(table.headings, row)) ??
    reversalIn([...texts, cellOf(table, row, 'payer')])
  if (reversal !== undefined) return { why: messages.bank.rows.reversal(reversal) }
  const state = openState(table, row, texts)
  if (state !== undefined) return { why: messages.bank.rows.noState(state) }
  return openAmount(table, row, { digits, amount }) ?? 'in'
}

/** The words that leave open whether an entry is posted: unknown ones beside known states. */
function openState(table: Read, row: TextRow, texts: TextRow): string | undefined {
  const state = cellOf(table, row, 'state')
  const isOpen = table.saysStates && state !== '' && bankStateOf(state) === undefined
  return isOpen ? state : texts.flatMap((text) => perhapsUnbooked(text) ?? [])[0]
}

/** Why the amount of a row is not certain; undefined if it is. */
function openAmount(
  table: Read,
  row: TextRow,
  { digits, amount }: { readonly digits: string; readonly amount: string },
): { readonly why: string } | undefined {
  if (areCents(table, row)) return { why: messages.bank.rows.maybeCents(amount) }
  return table.rules.isOpen(digits) ? { why: messages.bank.rows.twoAmounts(digits) } : undefined
}

/** The currency in the row, its amount, the headings or the text above; '' for none. */
function saidCurrency(table: Read, row: TextRow): string {
  const inAmounts = amountFields.map((field) =>
    currencyOfAmount(cellOf(table, row, field), table.currency),
  )
  // 'Betrag (€)' says it by its sign.
  const inHeadings = amountFields.map((field) =>
    currencyOfAmount(cellOf(table, table.headings, field), table.currency),
  )
  const cell = cellOf(table, row, 'currency')
  // 'Euro' and '€' are the currency that others write as 'EUR'.
  const inCell = currencyCodes.includes(cell.toUpperCase())
    ? cell
    : currencyOfAmount(cell, table.currency) || cell
  const said = [inCell, ...inAmounts, table.columns.currency, ...inHeadings]
  return said.find(Boolean) ?? table.titled
}

type Listed = ReturnType<typeof toEntry>
/** The words of credit cards for a payment by their owner, which has a minus there. */
const isPaidIn = ({ hasGone, text }: Listed): boolean =>
  hasGone && /payment\b.*thank you|autopay payment|merci de votre paiement/i.test(text)

const toOutgoing = ({ bookedOn, amount, currency, payee, reference, id }: Listed): RawEntry => ({
  bookedOn,
  amount,
  currency,
  payer: payee,
  reference,
  id,
})

/** The texts from which versions before 0.3 made the key of an entry. */
function formerEntry({ former, headings }: Read, row: TextRow): RawEntry['former'] {
  if (headings.length === 0 || former === undefined) return undefined
  const { fields, references } = former
  const cell = (field: 'payer' | 'id') => row[fields.get(field) ?? -1] ?? ''
  return { payer: cell('payer'), id: cell('id'), reference: textsOf(row, references) }
}

const dayCell = (table: Pick<Table, 'columns'>, row: TextRow): string =>
  cellOf(table, row, 'bookedOn') || cellOf(table, row, 'valueDate')

/** Whether a row names a balance or a turnover, and no payer. */
const isBalance = (table: Read, row: TextRow): boolean =>
  cellOf(table, row, 'payer') === '' && row.some(namesBalance)

/**
 * A balance below the entries, or another line that is not an entry; a line with values in the
 * columns of the date and the amount may be an entry.
 */
const isFoot = ({ bookedOn, amount, saysAmount }: Listed): boolean =>
  amount === '' && !isDay(bookedOn) && !(bookedOn !== '' && saysAmount)
