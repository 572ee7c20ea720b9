/** Reads the rows of a customer file by its headings. Pure. */
import type * as z from 'zod/mini'
import type { FieldOf } from '../../../packages/file-reader/headings/fields.ts'
import { doubtOfCode, doubtOfCountry, haveShortCodes, inOwnColumns } from './import-postcodes.ts'
import { furtherAddresses, furtherColumns, type FurtherColumn } from './import-addresses.ts'
import { rowsBelow } from '../../../packages/file-reader/tables/second-heading.ts'
import { fileMessages } from '../../../packages/file-reader/messages.ts'
import { withoutApostrophe } from '../../platform/files/csv.ts'
import { cutOffRow } from '../../platform/files/cut-off-row.ts'
import { tornRows } from '../../platform/files/torn-row.ts'
import { amountsIn, isAmountField, settleAmounts, type ListedAmounts } from './import-amounts.ts'
import { doubtOfCell, isNothing } from './import-cells.ts'
import { contactColumns, contactsIn, type ContactColumn } from './import-contacts.ts'
import { discountColumns, settleDiscount, type DiscountColumns } from './import-discounts.ts'
import { composed, withoutNumber } from './import-fields.ts'
import {
  columnsOf,
  customerWords,
  fieldOf,
  namesCurrency,
  namesFirms,
  type Column,
} from './import-headings.ts'
import {
  blockedIn,
  flagOf,
  supplierIn,
  taxColumn,
  taxStatusIn,
  type TaxColumn,
} from './import-flags.ts'
import { ImportRow } from '../invitations-contract.ts'
import { rowsByCompany, type ReadRow } from './import-repeats.ts'
import { areForeign, twoNumbersIn } from './import-numbers.ts'
import { statesKinds, withPlainColumns } from './program-columns.ts'
import { namesVatCountry, vatIdIn, withVatCountry } from './import-vat.ts'
import { endedExemptions, namesCertificate } from './tax-certificates.ts'
import { saysDays, termCodesIn } from './term-codes.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'

type PriceLists = readonly { readonly id: string; readonly name: string }[]
type WrongRow = { readonly line: number; readonly why: string }
type Beside = {
  /** 'YYYY-MM-DD'; empty if days do not count. */
  readonly today?: string
  /** Rows from 0 that the file hides or strikes out. */
  readonly unseen?: ReadonlySet<number> | undefined
  /** The currencies that number formats show. */
  readonly currencies?: readonly string[] | undefined
}
type GoodRow = Pick<ReadRow, 'line' | 'row'>
/** `line`: the line number in the file, from 1, headings included. */
export type ImportFile = {
  readonly rows: readonly GoodRow[]
  readonly wrong: readonly WrongRow[]
  /** Headings that are not used. */
  readonly ignored: readonly string[]
}

/**
 * @param isOpen whether the file is a text that ends without a line end
 * @param isText whether it is a text, in which a row with too many cells is an error
 * @param beside what the file has besides its cells, and the current day
 * @returns undefined if no column names the company
 */
export function readImport(
  table: readonly (readonly string[])[],
  priceLists: PriceLists,
  isOpen = false,
  isText = true,
  { today = '', unseen = new Set(), currencies = [] }: Beside = {},
): ImportFile | undefined {
  const trimmed = table.map((cells) => cells.map((cell) => withoutApostrophe(cell.trim())))
  const { heading, areFirms } = headingIn(trimmed.slice(0, maxHeadRows))
  if (heading < 0) return undefined
  const rows = [...trimmed.slice(0, heading), ...withPlainColumns(trimmed.slice(heading))]
  const headings = rows[heading] ?? []
  const further = furtherColumns(headings)
  const contacts = contactColumns(headings)
  const taxed = headings.map((name) => taxColumn(name, fieldOf(name) === 'taxStatus'))
  const columns = columnsOf(headings, areFirms && !columnsOf(headings).includes('company')).map(
    (field, index) => (further[index] || contacts[index] || taxed[index] ? undefined : field),
  )
  const vatCountry = headings.findIndex(namesVatCountry)
  const currency = headings.findIndex(namesCurrency)
  const flags = headings.map(flagOf)
  // Pages of a printed list repeat the headings; the rows after them keep their line numbers.
  const { rows: written, other } = rowsBelow(rows, heading, customerWords)
  const below = written.map((cells) => cells.map((cell) => (isNothing(cell) ? '' : cell)))
  const numbers = below.map((cells) => cells[columns.indexOf('number')] ?? '')
  const list = {
    headings,
    columns,
    vatCountry,
    currency,
    further,
    contacts,
    taxed,
    discounts: discountColumns(headings),
    hasShortCodes: haveShortCodes(below.map((cells) => cells[columns.indexOf('postcode')] ?? '')),
    priceLists,
    amounts: amountsIn(headings, columns, [...rows.slice(0, heading).flat(), ...currencies], below),
    hasForeign: areForeign(numbers),
    isTermCode: termCodes(headings, columns, below),
  }
  const cutOff = cutOffRow(rows, isOpen, (column) => isAmountField(columns[column]))
  const tornIn = isText ? tornRows({ headings }, below) : () => undefined
  const endedIn = endedExemptions(headings, taxed, today)
  const read = below.flatMap((cells, index): readonly (ReadRow | WrongRow)[] => {
    const line = heading + index + 2
    if (other !== undefined && index >= other)
      return cells.some(Boolean)
        ? [{ line, why: fileMessages.otherHeadings(heading + other + 2, heading + 1) }]
        : []
    const why =
      cutOff?.row === line
        ? cutOff.why
        : (twoNumbersIn(headings, columns, cells) ??
          (unseen.has(line - 1) ? messages.unseenRow : undefined) ??
          tornIn(cells) ??
          endedIn(cells) ??
          blockedIn(headings, flags, cells) ??
          supplierIn(headings, cells))
    return why === undefined ? readRow(cells, list, line) : [{ line, why }]
  })
  const { rows: clear, wrong } = rowsByCompany(read.filter((one) => 'row' in one))
  return {
    rows: clear,
    wrong: [...read.filter((one) => 'why' in one), ...wrong].toSorted((a, b) => a.line - b.line),
    ignored: headings.filter(
      (name, index) =>
        name !== '' &&
        !(taxed.includes('exempt') && namesCertificate(name)) &&
        index !== vatCountry &&
        index !== currency &&
        index !== list.discounts.percent &&
        index !== list.discounts.days &&
        [columns, further, contacts, taxed, flags].every((kind) => kind[index] === undefined),
    ),
  }
}

/** Text below the customers of a list: 'Total: 12'. */
const sumWords =
  /^(?:(?:grand |sub)?totals?|sum|summe|gesamt(?:summe)?|totaux|totale|suma|celkem|osszesen|összesen|totaal|i ?alt|razem|ukupno|anzahl|count|nombre)\b[\s:.]*[\d.,\s]*$/i

/** The row of the headings; -1 for none. `areFirms`: its names are those of companies. */
function headingIn(head: readonly (readonly string[])[]): {
  readonly heading: number
  readonly areFirms: boolean
} {
  const may = (row: readonly string[]) => !row.some(isValue)
  const called = head.findIndex((row) => may(row) && columnsOf(row).includes('company'))
  const firms = head.findIndex(
    (row) => may(row) && (namesFirms(columnsOf(row)) || statesKinds(row)),
  )
  const areFirms = firms >= 0 && (called < 0 || firms < called)
  return { heading: areFirms ? firms : called, areFirms }
}

/** Cells that no heading has: an e-mail address, a long number. */
const isValue = (cell: string): boolean => /\S@\S+\.\S|^[\d\s.,]{5,}$/.test(cell)

/** The last row in which headings may be. */
const maxHeadRows = 30

/** The facts of a list that apply to its rows. */
type List = {
  readonly headings: readonly string[]
  readonly columns: readonly Column[]
  /** The column with the country of VAT numbers; -1 for none. */
  readonly vatCountry: number
  /** The column with the currency of amounts; -1 for none. */
  readonly currency: number
  readonly further: readonly (FurtherColumn | undefined)[]
  readonly contacts: readonly (ContactColumn | undefined)[]
  readonly taxed: readonly (TaxColumn | undefined)[]
  readonly discounts: DiscountColumns
  /** Whether leading zeros of its postcodes may be lost. */
  readonly hasShortCodes: boolean
  readonly priceLists: PriceLists
  readonly amounts: ListedAmounts
  /** Whether its customer numbers are those of another program. */
  readonly hasForeign: boolean
  /** Whether the value in a payment terms field may be a code. */
  readonly isTermCode: (field: FieldOf<'customer'>, cell: string) => boolean
}

function termCodes(
  headings: readonly string[],
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): List['isTermCode'] {
  const codes = new Map(
    (['paymentTerms', 'terms'] as const).flatMap((field) => {
      const at = columns.indexOf(field)
      if (at < 0 || saysDays(wordsOf(headings[at] ?? ''))) return []
      return [[field, termCodesIn(rows.map((row) => row[at] ?? ''))] as const]
    }),
  )
  return (field, cell) =>
    (field === 'paymentTerms' || field === 'terms') && codes.get(field)?.(cell) === true
}

/** @returns none for an empty line; more than one if it names several people */
function readRow(
  cells: readonly string[],
  list: List,
  line: number,
): readonly (ReadRow | WrongRow)[] {
  const { columns, further, contacts, hasForeign } = list
  const filled = cells.flatMap((cell, index) => {
    const field = columns[index] ?? further[index]?.field ?? contacts[index]?.part
    return field === undefined || cell === ''
      ? []
      : [{ field, cell, isOwn: columns[index] !== undefined }]
  })
  if (filled.length === 0) return []
  const wrong = (why: string) => [{ line, why }]
  for (const { field, cell } of filled) {
    const doubt = list.isTermCode(field, cell) ? messages.termCode(cell) : doubtOfCell(field, cell)
    if (doubt !== undefined) return wrong(doubt)
  }
  const own = filled.flatMap(({ field, cell, isOwn }) => (isOwn ? [[field, cell] as const] : []))
  const said = withCountries(inOwnColumns(new Map(own)), cells, list)
  if (said === undefined) return wrong(messages.noVatCountry)
  const country = doubtOfCountry(said.get('postcode'), said.get('country'))
  if (country !== undefined) return wrong(country)
  const short = doubtOfCode(said.get('postcode'), said.get('country'), list.hasShortCodes)
  if (short !== undefined) return wrong(short)
  const addresses = furtherAddresses(cells, further)
  const values: Record<string, unknown> = {
    ...composed(said),
    ...(addresses.length === 0 ? {} : { deliveryAddresses: addresses }),
  }
  const foreign = hasForeign ? withoutNumber(values) : ''
  const why = settleValues(values, cells, list)
  if (why !== undefined) return wrong(why)
  const people = contactsIn(cells, contacts)
  const rows = [values, ...people.map((person) => ({ ...personOf(values), ...person }))]
  const town = said.get('city') ?? ''
  const read = rows.map((row) => ({ row, result: ImportRow.safeParse(row) }))
  const failed = read.find(({ result }) => !result.success)
  if (failed?.result.error) return wrong(whyOf(failed.result.error, failed.row))
  return read.flatMap(({ result }) =>
    result.success ? [{ line, row: result.data, town, foreign }] : [],
  )
}

/** The fields that a further person of a row shares with the first. */
const personOf = ({ company, number }: Record<string, unknown>): Record<string, unknown> =>
  number === undefined ? { company } : { company, number }

/**
 * Converts values that the shop writes differently.
 * @returns why the row is not understood
 */
function settleValues(
  values: Record<string, unknown>,
  cells: readonly string[],
  { headings, columns, currency, taxed, discounts, priceLists, amounts }: List,
): string | undefined {
  const { company, name: person } = values
  if (company === undefined && typeof person === 'string') return messages.onlyPerson(person)
  const status = taxStatusIn(taxed, headings, cells)
  if (typeof status !== 'string') return messages.twoTaxes(status[0], status[1])
  if (status !== '') values['taxStatus'] = status
  const why =
    settleAmounts(values, amounts, cells[currency] ?? '') ??
    settleDiscount(values, cells, headings, discounts)
  if (why !== undefined) return why
  const doubt =
    whyNoCustomer(company, headings[columns.indexOf('company')]) ??
    openTerms(values, headings, columns)
  if (doubt !== undefined) return doubt
  if (typeof values['priceList'] !== 'string') return undefined
  const wanted = values['priceList'].toLowerCase()
  const found = priceLists.find(({ name }) => name.toLowerCase() === wanted)
  if (!found) return messages.noPriceList(values['priceList'])
  values['priceList'] = found.id
  return undefined
}

/**
 * Payment terms below 'Terms', in a list without another column for them: as an agreed text nobody
 * would apply them.
 * @returns why they are not read; undefined for others
 */
function openTerms(
  values: Readonly<Record<string, unknown>>,
  headings: readonly string[],
  columns: readonly Column[],
): string | undefined {
  const { terms } = values
  const isOnly = !columns.includes('paymentTerms')
  const isCalled = wordsOf(headings[columns.indexOf('terms')] ?? '') === 'terms'
  return isOnly && isCalled && typeof terms === 'string' && namesPayment.test(terms)
    ? messages.otherTerms(terms)
    : undefined
}

/** Why a name is not that of a customer: a total, or 'Beta (deleted)' of QuickBooks. */
function whyNoCustomer(company: unknown, heading = ''): string | undefined {
  if (typeof company !== 'string') return undefined
  if (sumWords.test(company)) return messages.noCustomer(company)
  return /\((?:deleted|gelöscht|inactive|inaktiv)\)$/i.test(company)
    ? messages.isBlocked(heading, company)
    : undefined
}

/** Words and figures of payment terms: 'COD', '30 EOM', '30/60/90'. */
const namesPayment =
  /\b(?:cod|cash|pro ?forma|deposit|eom|prox|statement|days?|prepa\w*|advance|net)\b|\d\s*\/\s*\d|\d\s*%/i

/**
 * The cells of a row, with the country taken from its VAT number, and the VAT number with its
 * country prefix.
 * @returns undefined if nothing indicates the number's country
 */
function withCountries(
  cells: ReadonlyMap<FieldOf<'customer'>, string>,
  row: readonly string[],
  { headings, columns, vatCountry }: List,
): ReadonlyMap<FieldOf<'customer'>, string> | undefined {
  const [number, ofVat] = [cells.get('vatId') ?? vatIdIn(cells), row[vatCountry] ?? '']
  const country = cells.get('country') ?? ofVat
  const vatId =
    number && withVatCountry(number, headings[columns.indexOf('vatId')] ?? '', [ofVat, country])
  if (number !== undefined && vatId === undefined) return undefined
  return new Map([
    ...[...cells].filter(([field, cell]) => field !== 'taxNumber' || cell !== vatId),
    ...(vatId ? [['vatId', vatId] as const] : []),
    ...(country === '' ? [] : [['country', country] as const]),
  ])
}

const whyOf = (
  { issues: [issue] }: Pick<z.core.$ZodError, 'issues'>,
  values: Readonly<Record<string, unknown>>,
): string => {
  const field = issue?.path[0]
  if (field === 'paymentTerms') return messages.otherTerms(String(values[field]))
  return messages.wrongField(typeof field === 'string' ? field : '', issue?.message ?? '')
}
