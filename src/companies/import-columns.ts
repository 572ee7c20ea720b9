/** Reads the rows of a file of customers by its headings: pure. */
import type * as z from 'zod/mini'
import { fieldOfKey } from '../../packages/file-reader/headings/dictionary.ts'
import type { FieldOf } from '../../packages/file-reader/headings/fields.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { composeAddress } from '../platform/addresses/compose-address.ts'
import { countryOfWord } from '../platform/addresses/country-words.ts'
import { ImportRow } from './invitations-contract.ts'
import { paymentTermsOf } from './payment-words.ts'
import { importPageMessages as messages } from './messages/import-page.ts'

type Column = FieldOf<'customer'> | undefined

/** Columns that are known, and of which a company has no field. */
const unused: ReadonlySet<Column> = new Set(['phone', 'creditLimit'])

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
  const rows = table.map((cells) => cells.map((cell) => cell.trim()))
  const heading = rows.slice(0, maxHeadRows).findIndex((row) => columnsOf(row).includes('company'))
  const headings = rows[heading]
  if (headings === undefined) return undefined
  const columns = columnsOf(headings)
  const read = rows
    .slice(heading + 1)
    .map((cells, index) => readRow(cells, columns, heading + index + 2, priceLists))
  return {
    rows: read.flatMap((one) => (one && 'row' in one ? [one] : [])),
    wrong: read.flatMap((one) => (one && 'why' in one ? [one] : [])),
    ignored: headings.filter((name, index) => name !== '' && columns[index] === undefined),
  }
}

/** How far below the beginning the headings may stand. */
const maxHeadRows = 30

function columnsOf(headings: readonly string[]): readonly Column[] {
  const named = headings.map((heading) => fieldOfKey('customer', wordsOf(heading)))
  return named.map((field, index) =>
    unused.has(field) || named.indexOf(field) !== index ? undefined : field,
  )
}

/** @returns undefined for an empty line */
function readRow(
  cells: readonly string[],
  columns: readonly Column[],
  line: number,
  priceLists: PriceLists,
): GoodRow | WrongRow | undefined {
  const filled = cells.flatMap((cell, index) => {
    const field = columns[index]
    return field === undefined || cell === '' ? [] : [[field, cell] as const]
  })
  if (filled.length === 0) return undefined
  const values: Record<string, unknown> = composed(new Map(filled))
  if (typeof values['priceList'] === 'string') {
    const wanted = values['priceList'].toLowerCase()
    const list = priceLists.find(({ name }) => name.toLowerCase() === wanted)
    if (!list) return { line, why: messages.noPriceList(values['priceList']) }
    values['priceList'] = list.id
  }
  const result = ImportRow.safeParse(values)
  return result.success ? { line, row: result.data } : { line, why: whyOf(result.error) }
}

/** The fields of a row, with an address and a name that may stand in parts. */
function composed(cells: ReadonlyMap<FieldOf<'customer'>, string>): Record<string, string> {
  const fields = [...cells].filter(([field]) => !parts.has(field))
  const textOf = (...some: readonly FieldOf<'customer'>[]) =>
    some.flatMap((field) => cells.get(field) ?? []).join(' ')
  const name = textOf('firstName', 'lastName')
  const written = cells.get('country') ?? ''
  const country = countryOf(written)
  const address = composeAddress({
    company: '',
    recipient: '',
    street: textOf('street', 'houseNumber') || (cells.get('address') ?? ''),
    extra: cells.get('street2') ?? '',
    postcode: cells.get('postcode') ?? '',
    town: cells.get('city') ?? '',
    region: cells.get('region') ?? '',
    country,
  })
  return {
    ...Object.fromEntries(fields.map(([field, cell]) => [field, inWords(field, cell)])),
    ...(cells.has('name') || name === '' ? {} : { name }),
    ...(fields.length === cells.size || address === ''
      ? {}
      : { address: country === '' && written !== '' ? `${address}\n${written}` : address }),
  }
}

/** Countries by the letter on the plates of their cars, as programs for addresses have them. */
const plates: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
}

/** @returns '' for what names no country that is known */
const countryOf = (written: string): string =>
  countryOfWord(plates[written.toUpperCase()] ?? written) ?? ''

/** What an address and a name are composed of. */
const parts: ReadonlySet<FieldOf<'customer'>> = new Set([
  'firstName',
  'lastName',
  'street',
  'street2',
  'houseNumber',
  'postcode',
  'city',
  'region',
  'country',
])

/** Words of which the case does not count. */
const inWords = (field: string, cell: string): string =>
  field === 'role' || field === 'taxStatus'
    ? cell.toLowerCase().replaceAll(' ', '-')
    : field === 'invoiceForm'
      ? cell.toLowerCase().replaceAll(/[\s-]/g, '')
      : field === 'paymentTerms'
        ? paymentTermsOf(cell)
        : cell

const whyOf = ({ issues: [issue] }: Pick<z.core.$ZodError, 'issues'>): string => {
  const field = issue?.path[0]
  return messages.wrongField(typeof field === 'string' ? field : '', issue?.message ?? '')
}
