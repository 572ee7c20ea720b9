/** Reads the rows of a file of customers by its headings: pure. */
import type * as z from 'zod/mini'
import type { FieldOf } from '../../../packages/file-reader/headings/fields.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import {
  addressOf,
  addressParts,
  furtherAddresses,
  furtherColumns,
  type FurtherColumn,
} from './import-addresses.ts'
import { rowsBelow } from '../../../packages/file-reader/tables/second-heading.ts'
import { isShortened } from '../../../packages/file-reader/numbers/numbers.ts'
import { fileMessages } from '../../../packages/file-reader/messages.ts'
import { withoutApostrophe } from '../../platform/files/csv.ts'
import { cutOffRow } from '../../platform/files/cut-off-row.ts'
import { tornRows } from '../../platform/files/torn-row.ts'
import { amountSigns, hasUnclearUnit, plainAmount, type AmountSigns } from './import-amounts.ts'
import { areForeign, bareNumber } from './import-numbers.ts'
import { columnsOf, customerWords, namesFirms, type Column } from './import-headings.ts'
import { active, blocked, blockedIn, taxFlag, withTaxStatus } from './import-flags.ts'
import { ImportRow } from '../invitations-contract.ts'
import { rowsByCompany, type ReadRow } from './import-repeats.ts'
import { namesVatCountry, withVatCountry } from './import-vat.ts'
import { parsePaymentTerms } from '../../platform/money/payment-terms.ts'
import { paymentTermsOf } from './payment-words.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'

/** Columns that are amounts of money. */
const amounts = ['minimumOrder', 'creditLimit'] as const

type PriceLists = readonly { readonly id: string; readonly name: string }[]
type WrongRow = { readonly line: number; readonly why: string }
type GoodRow = Pick<ReadRow, 'line' | 'row'>
/** `line`: as the file counts, from 1, headings included. */
export type ImportFile = {
  readonly rows: readonly GoodRow[]
  readonly wrong: readonly WrongRow[]
  /** Headings that say nothing here. */
  readonly ignored: readonly string[]
}

/**
 * @param isOpen whether the file is a text that ends without a line end
 * @param isText whether it is a text, of which a row with too many cells is wrong
 * @returns undefined when no column names the company
 */
export function readImport(
  table: readonly (readonly string[])[],
  priceLists: PriceLists,
  isOpen = false,
  isText = true,
): ImportFile | undefined {
  const rows = table.map((cells) => cells.map((cell) => withoutApostrophe(cell.trim())))
  const head = rows.slice(0, maxHeadRows)
  const called = head.findIndex((row) => columnsOf(row).includes('company'))
  const heading = called >= 0 ? called : head.findIndex((row) => namesFirms(columnsOf(row)))
  const headings = rows[heading]
  if (headings === undefined) return undefined
  const further = furtherColumns(headings)
  const columns = columnsOf(headings).map((field, index) =>
    further[index] ? undefined : called < 0 && field === 'name' ? ('company' as const) : field,
  )
  const vatCountry = headings.findIndex(namesVatCountry)
  const keys = headings.map(wordsOf)
  const taxed = keys.map((key) => taxFlag.exec(key)?.[1])
  const flags = keys.map((key) => (blocked.test(key) ? 'yes' : active.test(key) ? 'no' : undefined))
  // Pages of a printed list repeat the headings; what follows keeps the number of its line.
  const { rows: named, other } = rowsBelow(rows, heading, customerWords)
  const below = named.map((row) => withTaxStatus(taxed, row))
  const signs = amountSigns(
    columns.flatMap((field, index) =>
      amounts.some((one) => one === field) ? below.map((cells) => cells[index] ?? '') : [],
    ),
  )
  const limits = below.map((cells) => cells[columns.indexOf('creditLimit')] ?? '')
  const numbers = below.map((cells) => cells[columns.indexOf('number')] ?? '')
  const list = {
    headings,
    columns,
    vatCountry,
    further,
    signs,
    priceLists,
    hasForeign: areForeign(numbers),
    hasLimits: limits.some((cell) => /[1-9]/.test(cell)),
    openAmounts: openAmounts(columns, headings, below),
  }
  const cutOff = cutOffRow(rows, isOpen, (column) => amounts.some((one) => one === columns[column]))
  const tornIn = isText ? tornRows({ headings }, below) : () => undefined
  const read = below.map((cells, index) => {
    const line = heading + index + 2
    if (other !== undefined && index >= other)
      return cells.some(Boolean)
        ? { line, why: fileMessages.otherHeadings(heading + other + 2, heading + 1) }
        : undefined
    const why =
      cutOff?.row === line ? cutOff.why : (tornIn(cells) ?? blockedIn(headings, flags, cells))
    return why === undefined ? readRow(cells, list, line) : { line, why }
  })
  const { rows: clear, wrong } = rowsByCompany(
    read.flatMap((one) => (one && 'row' in one ? [one] : [])),
  )
  return {
    rows: clear,
    wrong: [...read.flatMap((one) => (one && 'why' in one ? [one] : [])), ...wrong].toSorted(
      (a, b) => a.line - b.line,
    ),
    ignored: headings.filter(
      (name, index) =>
        name !== '' &&
        index !== vatCountry &&
        columns[index] === undefined &&
        further[index] === undefined,
    ),
  }
}

/** The columns of amounts that may all be cents: nothing of the list says what they are. */
const openAmounts = (
  columns: readonly Column[],
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): ReadonlySet<string> =>
  new Set(
    amounts.filter((field) => {
      const column = columns.indexOf(field)
      return (
        column >= 0 &&
        hasUnclearUnit(
          headings[column] ?? '',
          rows.map((cells) => cells[column] ?? ''),
        )
      )
    }),
  )

/** What a list has below its customers: 'Total: 12'. */
const sumWords =
  /^(?:(?:grand |sub)?totals?|sum|summe|gesamt(?:summe)?|totaux|totale|suma|celkem|osszesen|összesen|totaal|i ?alt|razem|ukupno|anzahl|count|nombre)\b[\s:.]*[\d.,\s]*$/i

/** How far below the beginning the headings may stand. */
const maxHeadRows = 30

/** What has more digits than a spreadsheet shows of a number. */
const inDigits: ReadonlySet<Column> = new Set(['phone', 'number', 'vatId', 'taxNumber'])

/** What a list says of its rows. */
type List = {
  readonly headings: readonly string[]
  readonly columns: readonly Column[]
  /** The column of the country of VAT numbers; -1 for none. */
  readonly vatCountry: number
  readonly further: readonly (FurtherColumn | undefined)[]
  readonly signs: AmountSigns
  readonly priceLists: PriceLists
  /** Whether its numbers of customers are those of another program. */
  readonly hasForeign: boolean
  /** Whether any of its credit limits is above zero. */
  readonly hasLimits: boolean
  /** The fields of amounts that may be cents. */
  readonly openAmounts: ReadonlySet<string>
}

/** @returns undefined for an empty line */
function readRow(
  cells: readonly string[],
  list: List,
  line: number,
): ReadRow | WrongRow | undefined {
  const { columns, further, signs, priceLists, hasForeign, hasLimits, openAmounts: open } = list
  const filled = cells.flatMap((cell, index) => {
    const field = columns[index]
    return field === undefined || cell === '' ? [] : [[field, cell] as const]
  })
  const addresses = furtherAddresses(cells, further)
  if (filled.length === 0 && addresses.length === 0) return undefined
  const said = withCountries(new Map(filled), cells, list)
  if (said === undefined) return { line, why: messages.noVatCountry }
  const values: Record<string, unknown> = {
    ...composed(said),
    ...(addresses.length === 0 ? {} : { deliveryAddresses: addresses }),
  }
  const shortened = filled.find(([field, cell]) => inDigits.has(field) && isShortened(cell))
  if (shortened)
    return { line, why: messages.wrongField(shortened[0], messages.shortened(shortened[1])) }
  const town = cells[columns.indexOf('city')] ?? ''
  const foreign = hasForeign ? withoutNumber(values) : ''
  const why = settleAmounts(values, { signs, hasLimits, openAmounts: open })
  if (why !== undefined) return { line, why }
  const company = values['company']
  if (typeof company === 'string' && sumWords.test(company))
    return { line, why: messages.noCustomer(company) }
  if (typeof values['priceList'] === 'string') {
    const wanted = values['priceList'].toLowerCase()
    const found = priceLists.find(({ name }) => name.toLowerCase() === wanted)
    if (!found) return { line, why: messages.noPriceList(values['priceList']) }
    values['priceList'] = found.id
  }
  const result = ImportRow.safeParse(values)
  return result.success
    ? { line, row: result.data, town, foreign }
    : { line, why: whyOf(result.error, values) }
}

/**
 * The cells of a row with the country that only its VAT number says, and the number with the letters
 * of its country.
 * @returns undefined where nothing says of which country the number is
 */
function withCountries(
  cells: ReadonlyMap<FieldOf<'customer'>, string>,
  row: readonly string[],
  { headings, columns, vatCountry }: List,
): ReadonlyMap<FieldOf<'customer'>, string> | undefined {
  const [number, ofVat] = [cells.get('vatId'), row[vatCountry] ?? '']
  const country = cells.get('country') ?? ofVat
  const vatId =
    number && withVatCountry(number, headings[columns.indexOf('vatId')] ?? '', [ofVat, country])
  if (number !== undefined && vatId === undefined) return undefined
  return new Map([
    ...cells,
    ...(vatId ? [['vatId', vatId] as const] : []),
    ...(country === '' ? [] : [['country', country] as const]),
  ])
}

/** Writes the amounts of a row as the shop does. @returns why one of them is not known */
function settleAmounts(
  values: Record<string, unknown>,
  { signs, hasLimits, openAmounts: open }: Pick<List, 'signs' | 'hasLimits' | 'openAmounts'>,
): string | undefined {
  for (const field of amounts) {
    const cell = values[field]
    if (typeof cell !== 'string') continue
    if (isDash(cell)) {
      delete values[field]
      continue
    }
    if (field === 'creditLimit' && isZero(cell)) {
      if (hasLimits) return messages.zeroLimit(cell)
      delete values[field]
      continue
    }
    if (open.has(field) && /[1-9]/.test(cell)) return messages.maybeCents(field, cell)
    const amount = plainAmount(cell, signs)
    if (amount === undefined) return messages.twoAmounts(field, cell)
    values[field] = amount
  }
  return undefined
}

/** What stands in a cell of which there is none: '--', '–'. */
const isDash = (cell: string): boolean => /^[-\u2012-\u2015\s]+$/.test(cell)

/** Programs write a zero where nobody has set a limit, and where nothing may be owed. */
const isZero = (cell: string): boolean => /^\D*0[0.,]*\D*$/.test(cell)

/** Moves a number of another program to the notes. @returns it; '' for none */
function withoutNumber(values: Record<string, unknown>): string {
  const { number } = values
  if (typeof number !== 'string') return ''
  delete values['number']
  const foreign = bareNumber(number)
  values['notes'] = [values['notes'], messages.foreignNumber(foreign)].filter(Boolean).join('\n')
  return foreign
}

/** The fields of a row, with an address and a name that may stand in parts. */
function composed(cells: ReadonlyMap<FieldOf<'customer'>, string>): Record<string, string> {
  const fields = [...cells].filter(([field]) => !parts.has(field))
  const textOf = (...some: readonly FieldOf<'customer'>[]) =>
    some.flatMap((field) => cells.get(field) ?? []).join(' ')
  // Beside a first name, 'Name' is the last one.
  const [first = '', whole = ''] = [cells.get('firstName'), cells.get('name')]
  const isWhole = whole.toLowerCase().includes(first.toLowerCase()) || cells.has('lastName')
  const name =
    whole === '' ? textOf('firstName', 'lastName') : isWhole ? whole : `${first} ${whole}`
  const address = addressOf(cells)
  const said = paymentTermsOf(cells.get('terms') ?? '')
  // 'Terms: Net 30' is when it is paid, unless a column of its own says that.
  const isPaid = !cells.has('paymentTerms') && parsePaymentTerms(said) !== undefined
  return {
    ...Object.fromEntries(
      fields.map(([field, cell]) =>
        field === 'terms' && isPaid ? ['paymentTerms', said] : [field, inWords(field, cell)],
      ),
    ),
    ...(name === '' ? {} : { name }),
    ...(fields.length === cells.size || address === '' ? {} : { address }),
  }
}

/** What an address and a name are composed of. */
const parts: ReadonlySet<FieldOf<'customer'>> = new Set(['firstName', 'lastName', ...addressParts])

/** Words of which the case does not count. */
const inWords = (field: string, cell: string): string =>
  field === 'role' && /^(?:customer|subscriber|user)$/i.test(cell)
    ? 'buyer'
    : field === 'role' || field === 'taxStatus'
      ? cell.toLowerCase().replaceAll(' ', '-')
      : field === 'invoiceForm'
        ? cell.toLowerCase().replaceAll(/[\s-]/g, '')
        : field === 'paymentTerms'
          ? paymentTermsOf(cell)
          : field === 'email' || field === 'billingEmail'
            ? withPlainDomain(cell)
            : cell

/** The domain of an address as mail servers write it: 'müller.example' is 'xn--mller-kva.example'. */
function withPlainDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 0 || /^[\x21-\x7e]*$/.test(domain) || !URL.canParse(`http://${domain}`)) return address
  return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
}

const whyOf = (
  { issues: [issue] }: Pick<z.core.$ZodError, 'issues'>,
  values: Readonly<Record<string, unknown>>,
): string => {
  const field = issue?.path[0]
  if (field === 'paymentTerms') return messages.otherTerms(String(values[field]))
  return messages.wrongField(typeof field === 'string' ? field : '', issue?.message ?? '')
}
