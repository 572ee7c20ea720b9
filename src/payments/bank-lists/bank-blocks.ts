/**
 * The lists in a bank file: the first one, and those below further headings or below the title of
 * another account. Pure.
 */
import { withAccountAmount } from './account-amount.ts'
import { remembered } from '../../../packages/file-reader/headings/remembered.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { isSum } from '../../../packages/file-reader/tables/table.ts'
import { validIbanIn } from '../../platform/money/check-digits.ts'
import { bareAccount, otherSide } from './bank-accounts.ts'
import { currencyOfTitle } from './bank-csv-cells.ts'
import { findColumns, type BankColumns } from './bank-csv-columns.ts'
import { columnsWithoutHeadings } from './bank-csv-unheaded.ts'
import { isDay } from './bank-days.ts'
import { namesBalance, readAmount } from './bank-direction.ts'
import { bankStateOf, isOpenTitle } from './bank-states.ts'
import { withOneAmount } from './bank-two-sides.ts'
import { withTextsBehind } from './texts-behind.ts'
import { paymentsMessages as messages } from '../messages/payments.ts'
import { withoutCopiedBlocks } from '../repeats/repeated-rows.ts'

type Row = readonly string[]
type Headed = { readonly headings: Row; readonly rows: readonly Row[] }

/** Rows with the same headings, and of the same account unless a column contains the account. */
export type BankList = Headed & {
  readonly columns: BankColumns
  /** The text above the headings. */
  readonly head: string
  /** The account in a title; '' for none. */
  readonly account: string
  /** The only currency in a title; '' for none or several. */
  readonly titled: string
  /** The title above its rows which states that they are not booked; '' for none. */
  readonly open: string
  readonly width: number
  /** Open questions about the beginning of the list, in words. */
  readonly doubts: readonly string[]
}

/** The number of rows at the beginning of a file in which headings are searched. */
export const maxHeadRows = 30

/** @returns no lists for a file without a date or an amount */
export function listsIn(all: readonly Row[]): readonly BankList[] {
  const rows = all.filter((row) => row.some((cell) => cell !== ''))
  for (const [index, headings] of rows.slice(0, maxHeadRows).entries()) {
    // What has a day is an entry, and names no columns: 'settled' and 'credit' are headings, too.
    const below = { headings, rows: rows.slice(index + 1) }
    const list = headings.some(isDay) ? undefined : listBelow(below)
    if (!list) continue
    const parts = partsOf(below, list.columns, headOf(rows, index))
    const filled = parts.filter((part) => part.rows.length > 0)
    return (filled.length > 0 ? filled : parts.slice(0, 1)).flatMap(toList)
  }
  const found = columnsWithoutHeadings(rows, isDay)
  if (!found) return []
  const entries = rows.slice(found.titleRows)
  const parts = partsOf(
    { headings: [], rows: entries },
    found.columns,
    headOf(rows, found.titleRows),
  )
  const width = entries[0]?.length ?? 0
  return parts.map((part) => ({ ...part, columns: found.columns, width }))
}

/** The list with its columns, if these headings name them. */
function listBelow(below: Headed): (Headed & Pick<BankList, 'columns'>) | undefined {
  const list = withOneAmount(below) ?? withAccountAmount(below) ?? below
  const columns = findColumns(list.headings, list.rows)
  const longer = columns && withTextsBehind(list, columns)
  const found = longer ? findColumns(longer.headings, longer.rows) : columns
  return found && { ...list, ...longer, columns: found }
}

type Part = Headed & Pick<BankList, 'head' | 'account' | 'titled' | 'open' | 'doubts'>

const toList = (part: Part): BankList | readonly [] => {
  const list = listBelow(part)
  return list ? { ...part, ...list, width: part.headings.length } : []
}

/** The text above a list. */
const headOf = (rows: readonly Row[], until: number): string =>
  rows
    .slice(0, until)
    .map((above) => above.join(' '))
    .join('\n')

/** Words for an account before its number, and for a currency before its letters. */
const accountTitle =
  /\b(?:konto(?:nummer|nr)?|account(?: number| no)?|acct|compte|conto|cuenta|conta|rekening(?:nummer)?|rachunek|rachunku|uctu|ucet|szamla(?:szam)?|sort code|kontonummer|card|karte|kreditkarte|carte|carta|tarjeta|kort|karta)\b\D{0,30}?(\d[\d -]{3,}\d)(?!\d|[.,/]\d)/
const currencyTitle =
  /^(?:[^\p{L}]*)(?:currency|wahrung|waehrung|devise|valuta|divisa|moneda|moeda|waluta|mena|penznem|deviza|valuutta|konto\w*|account|compte|conto|cuenta|conta|rekening\w*|rachunek|ucet|szamla\w*)\b/u

/** The account in a title; '' for none. */
function accountIn(title: string): string {
  const text = wordsOf(title)
  if (otherSide.test(text)) return ''
  return validIbanIn(title) ?? bareAccount(accountTitle.exec(text)?.[1] ?? '')
}

/** Titles of pages, which contain no account. */
const pageTitle = /^\W*(?:seite|page|pagina|strona|strana|oldal|sida|side|blatt|sheet)\b/

/** The account, the currency and the text of titles between entries. */
function titleOf(rows: readonly Row[]) {
  const titles = rows.map((row) => row.filter(Boolean).join(' '))
  const currencies = titles.filter((title) => currencyTitle.test(wordsOf(title)))
  return {
    account: titles.map(accountIn).find(Boolean) ?? '',
    currency: currencyOfTitle(currencies.join('\n')),
    open: titles.filter((title) => isOpenTitle([title])).at(-1) ?? '',
    isBooked: titles.some((title) => bankStateOf(title) === 'booked'),
    text:
      titles.find(
        (title) => /\p{L}/u.test(title) && !pageTitle.test(wordsOf(title)) && !isSum(title),
      ) ?? '',
  }
}

/** The title directly above the headings, if it states that the entries are not posted. */
const openAbove = (head: string): string => {
  const last = head.trim().split('\n').at(-1)?.trim() ?? ''
  return isOpenTitle([last]) ? last : ''
}

/** The parts of a list, each with the text above it. */
function partsOf(below: Headed, columns: BankColumns, head: string): readonly Part[] {
  const isHeading = headingAmong()
  const titled = currencyOfTitle(head)
  const first: Part = {
    ...below,
    rows: [],
    head,
    account: '',
    titled,
    open: openAbove(head),
    doubts: [],
  }
  const parts = [first]
  const texts = new Set([...columns.references, ...columns.further])
  const isEntry = entryOf(columns)
  const isTitle = (row: Row): boolean =>
    !isEntry(row) &&
    !row.some(namesBalance) &&
    !row.every((cell, at) => cell === '' || texts.has(at))
  let [part, rows, between]: [Part, Row[], Row[]] = [first, [], []]
  /** The rows above each repetition of the headings. */
  let blocks: Row[][] = []
  const close = () => {
    const once = withoutCopiedBlocks([...blocks, rows], isEntry)
    parts[parts.length - 1] = { ...part, rows: once.rows, doubts: [...part.doubts, ...once.doubts] }
  }
  const open = (next: Part) => {
    close()
    parts.push(next)
    ;[part, rows, between, blocks] = [next, [], [], []]
  }
  for (const row of below.rows) {
    const isNext = isHeading(row)
    if (!isNext && !isEntry(row)) {
      between.push(row)
      continue
    }
    const at = between.findIndex(isTitle)
    const title = titleOf(at < 0 ? [] : between.slice(at).filter(isTitle))
    const next = partBelow(part, isNext ? row : part.headings, {
      title,
      hasEntries: rows.length + blocks.length > 0,
    })
    rows.push(...(next ? between.slice(0, at < 0 ? undefined : at) : between))
    between = []
    if (next) open(next)
    else if (isNext) [blocks, rows] = [[...blocks, rows], []]
    if (!next && isNext && title.text !== '')
      part = { ...part, doubts: withTitle(part, title.text) }
    if (!isNext) rows.push(row)
  }
  rows.push(...between)
  close()
  return withAccounts(parts)
}

/** Text between identical headings may be the name of another account. */
const withTitle = ({ doubts }: Part, title: string): readonly string[] => [
  ...doubts,
  messages.bank.titleWithin(title.slice(0, 120)),
]

/** Whether a title names another account than the title above the previous part. */
const isOfOther = ({ account, head }: Part, title: { readonly account: string }): boolean =>
  title.account !== '' && !isSameNumber(title.account, account || accountIn(head))

const otherHeadings = (headings: Row): readonly string[] => [
  messages.bank.otherHeadings(headings.filter(Boolean).join(' · ').slice(0, 120)),
]

/** The part that begins at this row; undefined if the current part continues. */
function partBelow(
  part: Part,
  headings: Row,
  { title, hasEntries }: { title: ReturnType<typeof titleOf>; hasEntries: boolean },
): Part | undefined {
  const isAgain = headings === part.headings || isSameRow(headings, part.headings)
  const isOther = isOfOther(part, title)
  const below = isOther ? { ...part, account: title.account, titled: '', open: '' } : part
  const { account, titled, open } = {
    account: below.account,
    titled: title.currency || below.titled,
    open: title.open || (title.isBooked ? '' : below.open),
  }
  const isSame = !isOther && titled === part.titled && open === part.open
  if (isAgain && isSame) return undefined
  return {
    headings,
    rows: [],
    head: isOther ? title.text : part.head,
    account,
    titled,
    open,
    doubts: isAgain || isOther || !hasEntries ? [] : otherHeadings(headings),
  }
}

const isSameNumber = (one: string, other: string): boolean =>
  one === other || (other !== '' && (one.endsWith(other) || other.endsWith(one)))

const isSameRow = (one: Row, other: Row): boolean => {
  const keys = (row: Row) => row.map(wordsOf).join('|').replace(/\|+$/, '')
  return keys(one) === keys(other)
}

/** If parts belong to several accounts, the first part belongs to the account above the list. */
function withAccounts(parts: readonly Part[]): readonly Part[] {
  if (parts.every(({ account }) => account === '')) return parts
  return parts.map((part) =>
    part.account === '' ? { ...part, account: accountIn(part.head) } : part,
  )
}

/**
 * Whether a row is an entry: it has a date, or an amount in the amount column, and is not a
 * balance.
 */
function entryOf({ fields }: BankColumns): (row: Row) => boolean {
  const amounts = (['amount', 'credit', 'debit'] as const).flatMap(
    (field) => fields.get(field) ?? [],
  )
  return (row) =>
    !row.some(namesBalance) &&
    (row.some(isDay) || amounts.some((at) => readAmount(row[at] ?? '') !== undefined))
}

/** Whether a row names a date and an amount, as headings do. */
function headingAmong(): (row: Row) => boolean {
  const isKnown = remembered((text) => findColumns(text.split('\t'), []) !== undefined)
  return (row) => {
    const cells = row.filter(Boolean)
    return (
      cells.length > 1 &&
      !cells.some((cell) => cell.length > 120 || isDay(cell) || readAmount(cell) !== undefined) &&
      isKnown(row.join('\t'))
    )
  }
}
