/** The direction of a row of a bank's list, from all that the list contains about it. Pure. */
import { countSigns, signOf } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import type { DecimalSign } from '../../../packages/file-reader/numbers/number-signs.ts'
import {
  directionBelow,
  directionColumns,
  directionOfText,
  directionOfWord,
  readAmount,
  type Direction,
  type DirectionColumn,
  type SignedAmount,
} from './bank-direction.ts'
import type { BankColumns } from './bank-csv-columns.ts'
import { countryCodes } from '../../platform/addresses/countries.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { directionsByBalance, isBalance } from './bank-balance.ts'
import { toPlainAmount } from './bank-csv-cells.ts'
import { paymentsMessages } from '../messages/payments.ts'

const messages = paymentsMessages.bank.rows

type TextRow = readonly string[]

/** How a list shows directions. */
export type DirectionRules = {
  readonly columns: BankColumns
  /** Whether all amounts in the column of outgoing money have the same sign. */
  readonly isDebitSigned: boolean
  /** Whether some amounts are marked as outgoing, and others as incoming. */
  readonly marked: Readonly<Record<Direction, boolean>>
  readonly direction: readonly DirectionColumn[]
  /**
   * A column with two unknown words, which may be the direction, or that of the shop where a card
   * paid.
   */
  readonly doubtful: DirectionColumn | undefined
  /** The decimal sign, if the amounts or the balances prove it. */
  readonly decimals: DecimalSign | undefined
  /** Whether an amount is ambiguous: '1.234'. */
  readonly isOpen: (digits: string) => boolean
  /** The direction that each row's balance proves, if any. */
  readonly balanced: ReadonlyMap<TextRow, Direction | undefined>
}

type Judged = {
  readonly digits: string
  readonly direction: Direction | { readonly why: string }
}

const amountFields = ['amount', 'credit', 'debit'] as const

/** @param table the list of a bank */
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
  const balances = balanceCells(headings, rows)
  const decimals = decimalsOf(amounts, balances)
  const debits = cellsOf('debit').flatMap((cell) => readAmount(cell) ?? [])
  const debitSigns = new Set(debits.filter((cell) => !isZero(cell)).map((cell) => cell.direction))
  return {
    isDebitSigned: debitSigns.size === 1,
    isOpen: openAmounts(amounts, balances, decimals),
    columns,
    direction,
    marked: { in: marks.includes('in'), out: marks.includes('out') },
    doubtful:
      direction.length > 0
        ? undefined
        : (doubtfulColumn(headings, rows, others) ??
          (marks.some(Boolean) ? undefined : cardColumn(headings))),
    decimals,
    balanced: balancedRows(headings, rows, columns, decimals),
  }
}

const balanceCells = (headings: TextRow, rows: readonly TextRow[]): readonly string[] => {
  const index = headings.findIndex(isBalance)
  return index < 0 ? [] : rows.map((row) => readAmount(row[index] ?? '')?.digits ?? '')
}

/** The decimal sign that the amounts prove, otherwise the balances. */
function decimalsOf(
  amounts: readonly string[],
  balances: readonly string[],
): DecimalSign | undefined {
  const { comma, dot } = countSigns(amounts)
  if (comma > 0 || dot > 0) return comma > 0 && dot > 0 ? undefined : comma > 0 ? 'comma' : 'dot'
  return balances.length > 0 ? decimalsOf(balances, []) : undefined
}

/** '1.234', in which the sign may separate thousands or decimals. */
function openAmounts(
  amounts: readonly string[],
  balances: readonly string[],
  decimals: DecimalSign | undefined,
): (digits: string) => boolean {
  const said = amounts.filter((digits) => /[1-9]/.test(digits))
  const isAll = said.every((digits) => signOf(digits) === 'open')
  const isMixed = decimals === undefined && countSigns(amounts).comma > 0
  const sign = decimals === 'comma' ? ',' : '.'
  // Amounts with two decimals beside it: a third one is as strange as no decimals.
  const hasThree = [...said, ...balances].some(
    (digits) => signOf(digits) === decimals && new RegExp(`\\${sign}\\d{3}$`).test(digits),
  )
  return (digits) =>
    signOf(digits) === 'open' &&
    (decimals === undefined ? isAll || isMixed : digits.includes(sign) && !hasThree)
}

/** The rows of a list with a balance after each amount. */
function balancedRows(
  headings: TextRow,
  rows: readonly TextRow[],
  { fields }: BankColumns,
  decimals: DecimalSign | undefined,
): ReadonlyMap<TextRow, Direction | undefined> {
  const index = headings.findIndex(isBalance)
  if (index < 0) return new Map()
  const amountIn = (row: TextRow): number | undefined => {
    const cents = amountFields.map((field) => centsIn(row[fields.get(field) ?? -1], decimals))
    const found = cents.find(Boolean) ?? cents.find((one) => one !== undefined)
    return found === undefined ? undefined : Math.abs(found)
  }
  const proof = directionsByBalance(
    rows.map((row) => ({ amount: amountIn(row), balance: centsIn(row[index], decimals) })),
  )
  return new Map(proof ? rows.map((row, at) => [row, proof[at]]) : [])
}

/** An amount in cents, negative with a minus sign; undefined if there is none. */
export function centsIn(text = '', decimals: DecimalSign | undefined): number | undefined {
  const read = readAmount(text)
  if (!read) return undefined
  const value = Math.round(Number(toPlainAmount(read.digits, decimals)) * 100)
  return read.direction === 'out' ? -value : value
}

/** Headings of columns whose words are not directions. */
const otherHeading =
  /\b(?:method|methode|zahlungsart|zahlungsmittel|payment (?:type|method)|channel|kanal|category|kategori\w*|categori\w*|bank\w*|card|karte|carte|network|country|land|pays|source|tags?|produkt|product|account|konto|rail)\b/

/** Headings of lists of card payments. */
const cardHeading =
  /^(?:merchant(?: name)?|handler|commercant|comercio|esercente|card (?:no|number|used for transaction)|card|karteninhaber|cardholder)$/
function cardColumn(headings: TextRow): DirectionColumn | undefined {
  const index = headings.findIndex((heading) => cardHeading.test(wordsOf(heading)))
  return index < 0
    ? undefined
    : { index, heading: headings[index] ?? '', isSole: true, isSure: false }
}

/** Words that answer a yes-or-no question, and are not directions. */
const isAnswer = /^(?:true|false|yes|no|ja|nein|oui|non|si|s[ií]|tak|nie|wahr|falsch)$/i

/** A column with two repeated unknown words: 'Pano' and 'Otto'. */
function doubtfulColumn(
  headings: TextRow,
  rows: readonly TextRow[],
  others: ReadonlySet<number>,
): DirectionColumn | undefined {
  const index = headings.findIndex((heading, column) => {
    if (others.has(column) || rows.length < 3 || otherHeading.test(wordsOf(heading))) return false
    const cells = rows.map((row) => row[column] ?? '')
    const values = [...new Set(cells)]
    // Of two letters both may be countries: 'MD' and 'D' are not.
    const isCode = (value: string) => countryCodes.includes(value.toUpperCase())
    return (
      values.length === 2 &&
      values.every((value) => /^\p{L}{1,20}$/u.test(value) && !isAnswer.test(value)) &&
      !values.every(isCode)
    )
  })
  return index < 0
    ? undefined
    : { index, heading: headings[index] ?? '', isSole: true, isSure: false }
}

/** The digits and the direction of a row's amount, or the reason why the direction is not known. */
export function resolveDirection(rules: DirectionRules, row: TextRow): Judged {
  const cell = (field: (typeof amountFields)[number]) =>
    (row[rules.columns.fields.get(field) ?? -1] ?? '').trim().replace(/^[-\u2013\u2014]$/, '')
  const read = amountFields.map((field) => ({
    field,
    text: cell(field),
    is: readAmount(cell(field)),
  }))
  const strange = read.find(({ text, is }) => text !== '' && is === undefined)
  if (strange) return refuse('', messages.notAmount(strange.text))
  const [amount, credit, debit] = read.map(({ is }) => (is && isZero(is) ? undefined : is))
  if (credit && debit) return refuse(credit.digits, messages.bothColumns)
  const beside = credit ?? debit
  // A payout beside what was paid is no amount that went out.
  if (amount && beside && valueOf(rules, amount) !== valueOf(rules, beside))
    return refuse(amount.digits, messages.twoColumns(amount.digits, beside.digits))
  if (debit) return { digits: debit.digits, direction: directionOfDebit(rules, row, debit) }
  if (credit) return { digits: credit.digits, direction: directionOfCredit(rules, row, credit) }
  const [zero] = read.flatMap(({ is }) => is ?? [])
  return amount
    ? { digits: amount.digits, direction: directionOf(rules, row, amount) }
    : zero
      ? { digits: zero.digits, direction: 'in' }
      : refuse('', messages.noAmount)
}

/** If other debits have no sign, a debit with a minus may reverse one of them. */
function directionOfDebit(
  { isDebitSigned, balanced }: DirectionRules,
  row: TextRow,
  { digits, direction }: SignedAmount,
): Judged['direction'] {
  if (direction === undefined || isDebitSigned || balanced.get(row) === 'out') return 'out'
  return { why: messages.signedDebit(digits) }
}

/** A credit with a minus is a reversal. */
function directionOfCredit(
  { balanced, columns: { fields } }: DirectionRules,
  row: TextRow,
  { digits, direction }: SignedAmount,
): Judged['direction'] {
  // The only column of amounts has those that went as well: 'Inflow' over -20.00.
  if (!fields.has('debit') && !fields.has('amount')) return direction ?? 'in'
  if (direction !== 'out' || balanced.get(row) === 'out') return direction ?? 'in'
  return { why: messages.signedCredit(digits) }
}

const valueOf = ({ decimals }: DirectionRules, { digits }: SignedAmount): number =>
  Number(toPlainAmount(digits, decimals))
const refuse = (digits: string, why: string): Judged => ({ digits, direction: { why } })
const isZero = ({ digits }: SignedAmount): boolean => /^[0.,]+$/.test(digits)

/** If the balances show outgoing entries, a row without a previous balance may also be outgoing. */
function byBalance(
  balanced: DirectionRules['balanced'],
  row: TextRow,
): Judged['direction'] | undefined {
  const hasGone = (): boolean => [...balanced.values()].includes('out')
  return balanced.get(row) ?? (hasGone() ? { why: messages.noBalance } : undefined)
}

function directionOf(
  { balanced, columns, marked, direction, doubtful }: DirectionRules,
  row: TextRow,
  { direction: own }: SignedAmount,
): Judged['direction'] {
  const said = direction.map(({ index, heading, isSole, isSure }) => {
    const text = (row[index] ?? '').trim()
    const way = directionBelow(heading, text) ?? (isSole ? directionOfWord : directionOfText)(text)
    const isClear = isSure || text.length > 1 || directionBelow(heading, text) !== undefined
    return { text, heading, isSole, way: isClear ? way : undefined }
  })
  if (own === 'out') {
    const other = said.find(({ isSole, way }) => isSole && way === 'in')
    return other ? { why: messages.deniedSign(other.text) } : 'out'
  }
  const denial = said.find(({ text, way }) => way === 'out' && directionOfWord(text) === 'out')
  // Where what came has a sign of its own, one without did not come; where only what went has one, it did.
  const isIn = own === 'in' || (marked.out && !marked.in)
  if (isIn) return denial ? { why: messages.contradiction(denial.text) } : 'in'
  const proven = direction.length === 0 ? byBalance(balanced, row) : undefined
  if (proven) return proven
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

/** @returns undefined if no column states a direction */
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
