/** Reads the rows of a file of customers by its headings: pure. */
import type * as z from 'zod/mini'
import { ImportRow } from './invitations-contract.ts'
import { importPageMessages as messages } from './messages/import-page.ts'

type Field = keyof ImportRow

/** What a column may be called, in lower case. */
const headings: Readonly<Record<Field, readonly string[]>> = {
  company: ['company', 'company name', 'customer', 'firm', 'organisation', 'organization'],
  name: ['name', 'contact', 'contact name', 'person', 'contact person'],
  email: ['e-mail', 'email', 'mail', 'e-mail address', 'email address'],
  role: ['role'],
  priceList: ['price list', 'pricelist', 'prices'],
  paymentTerms: ['payment terms', 'terms of payment', 'payment'],
  terms: ['terms', 'agreed'],
  address: ['address', 'legal address'],
  vatId: ['vat', 'vat number', 'vat id', 'vat no.', 'vat no'],
  taxNumber: ['tax number', 'tax id', 'tax no.', 'tax no'],
  taxStatus: ['tax', 'tax status'],
  minimumOrder: ['minimum order', 'smallest order', 'minimum'],
  representative: ['representative', 'looked after by', 'sales representative', 'sales rep'],
  notes: ['notes', 'note', 'remarks'],
  billingEmail: ['billing e-mail', 'billing email', 'invoice e-mail', 'invoice email'],
  invoiceForm: ['invoice form', 'invoice format', 'invoices as'],
  buyerReference: ['buyer reference', 'leitweg-id', 'leitweg id'],
  ledgerAccount: ['account', 'ledger account', 'creditor account', 'debtor account', 'debitor'],
  number: ['customer number', 'customer no.', 'customer no', 'company number', 'number'],
}
const fields = new Map(
  Object.entries(headings).flatMap(([field, names]) => names.map((name) => [name, field])),
)

type PriceLists = readonly { readonly id: string; readonly name: string }[]
type WrongRow = { readonly line: number; readonly why: string }
type GoodRow = { readonly line: number; readonly row: ImportRow }
/** `line`: as the file counts, from 1, headings included. */
export type ImportFile = {
  readonly rows: readonly GoodRow[]
  readonly wrong: readonly WrongRow[]
  /** Headings that say nothing here. */
  readonly ignored: readonly string[]
}

/** @returns undefined when no column names the company */
export function readImport(
  table: readonly (readonly string[])[],
  priceLists: PriceLists,
): ImportFile | undefined {
  const [first = [], ...lines] = table.map((cells) => cells.map((cell) => cell.trim()))
  const columns = first.map((heading) => fields.get(heading.toLowerCase().replaceAll(/\s+/g, ' ')))
  if (!columns.includes('company')) return undefined
  const read = lines.map((cells, index) => readRow(cells, columns, index + 2, priceLists))
  return {
    rows: read.flatMap((one) => (one && 'row' in one ? [one] : [])),
    wrong: read.flatMap((one) => (one && 'why' in one ? [one] : [])),
    ignored: first.filter((heading, index) => heading !== '' && columns[index] === undefined),
  }
}

/** @returns undefined for an empty line */
function readRow(
  cells: readonly string[],
  columns: readonly (string | undefined)[],
  line: number,
  priceLists: PriceLists,
): GoodRow | WrongRow | undefined {
  const filled = cells.flatMap((cell, index) => {
    const field = columns[index]
    return field === undefined || cell === '' ? [] : [[field, cell] as const]
  })
  if (filled.length === 0) return undefined
  const values: Record<string, unknown> = Object.fromEntries(
    filled.map(([field, cell]) => [field, inWords(field, cell)]),
  )
  if (typeof values['priceList'] === 'string') {
    const wanted = values['priceList'].toLowerCase()
    const list = priceLists.find(({ name }) => name.toLowerCase() === wanted)
    if (!list) return { line, why: messages.noPriceList(values['priceList']) }
    values['priceList'] = list.id
  }
  const result = ImportRow.safeParse(values)
  return result.success ? { line, row: result.data } : { line, why: whyOf(result.error) }
}

/** Words of which the case does not count. */
const inWords = (field: string, cell: string): string =>
  field === 'role' || field === 'taxStatus'
    ? cell.toLowerCase().replaceAll(' ', '-')
    : field === 'invoiceForm'
      ? cell.toLowerCase().replaceAll(/[\s-]/g, '')
      : cell

const whyOf = ({ issues: [issue] }: Pick<z.core.$ZodError, 'issues'>): string => {
  const field = issue?.path[0]
  return messages.wrongField(typeof field === 'string' ? field : '', issue?.message ?? '')
}
