/** What the headings of a file of customers say of the columns below them. Pure. */
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import type { FieldOf } from '../../../packages/file-reader/headings/fields.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import type { HeadingWords } from '../../../packages/file-reader/tables/second-heading.ts'
import { furtherColumns } from './import-addresses.ts'
import { active, blocked, taxFlag } from './import-flags.ts'
import { namesVatCountry } from './import-vat.ts'

export type Column = FieldOf<'customer'> | undefined

function fieldOf(heading: string): Column {
  const key = wordsOf(heading)
  // 'E-Mail 1' is the first of several; 'Default Address Zip' the address of a program.
  const bare = key
    .replace(/^(?:(?:default )?address|billing|bill to) (?=.)/, '')
    .replace(/ ?1$/, '')
  return fieldOfKey('customer', key) ?? fieldOfKey('customer', bare)
}

/** What a heading says of the column below it; '' where it says nothing here. */
function meaningOf(heading: string): string {
  const key = wordsOf(heading)
  const [further] = furtherColumns([heading])
  if (further) return `${further.address} ${further.field}`
  // 'Taxable' is the contrary of 'Tax exempt', and 'Active' of 'Blocked'.
  const isFlag = taxFlag.test(key) || blocked.test(key) || active.test(key)
  return isFlag || namesVatCountry(heading) ? key : (fieldOf(heading) ?? '')
}

export const customerWords: HeadingWords = {
  kindOf: (heading) => (meaningOf(heading) === '' ? 'unknown' : 'field'),
  meaningOf,
  first: 0,
}

export function columnsOf(headings: readonly string[]): readonly Column[] {
  const named = headings.map(fieldOf)
  return named.map((field, index) => (named.indexOf(field) === index ? field : undefined))
}

/** Whether a list calls its companies names only: it says of them what no person has. */
export const namesFirms = (columns: readonly Column[]): boolean =>
  columns.includes('name') &&
  firmFields.some((field) => columns.includes(field)) &&
  columns.filter(Boolean).length >= 4
const firmFields = ['vatId', 'taxNumber', 'paymentTerms', 'creditLimit', 'priceList'] as const
