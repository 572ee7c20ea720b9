/** What the headings of a customer file say about their columns. Pure. */
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import type { FieldOf } from '../../../packages/file-reader/headings/fields.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import type { HeadingWords } from '../../../packages/file-reader/tables/second-heading.ts'
import { isAmountField, saysUnit } from './import-amounts.ts'
import { furtherColumns } from './import-addresses.ts'
import { contactColumn } from './import-contacts.ts'
import { flagOf, taxColumn } from './import-flags.ts'
import { namesVatCountry } from './import-vat.ts'
import { saysDays, withoutDays } from './term-codes.ts'

export type Column = FieldOf<'customer'> | undefined

export function fieldOf(heading: string): Column {
  const key = wordsOf(heading)
  // 'E-Mail 1' is the first of several; 'Default Address Zip' is the address in some programs.
  // 'Kreditlimit (Debitor)' is what DATEV calls it.
  // 'Organization - Street of Address' of Pipedrive, 'E-mail 1 - Value' of Google, 'Business Street'.
  const bare = key
    .replace(/ (?:debitor|of address|value)$/, '')
    .replace(/^(?:organi[sz]ation|person|contact) (?=.)/, '')
    .replace(
      /^(?:(?:default )?address(?: 1)?|billing|bill to|mailing|business|main|primary|work|office) (?=.)/,
      '',
    )
    .replace(/ (?:work|business)$/, '')
    .replace(/ ?1$/, '')
  // The Czech abbreviation for a house number is used for postcodes elsewhere.
  if (/^č\.?\s?p\.?$/iu.test(heading.trim())) return 'houseNumber'
  return (
    fieldOfKey('customer', key) ??
    fieldOfKey('customer', bare) ??
    (areTerms(fieldOfKey('customer', withoutDays(bare))) && withoutDays(bare) !== bare
      ? 'paymentTerms'
      : undefined) ??
    amountOf(heading)
  )
}

/** 'Terms (Days)' and 'Payment terms in days' are days. */
const areTerms = (field: Column): boolean => field === 'paymentTerms' || field === 'terms'

/** 'Credit limit (USD)', 'Kreditlimit in TEUR': an amount and its unit. */
function amountOf(heading: string): Column {
  const key = wordsOf(heading.replaceAll(/\(.*?\)|\[.*?\]|[€$£]/g, ' '))
  const field = fieldOfKey('customer', key.replace(/ (?:(?:in|en|w|v|i) )?[\p{L}\d]+$/u, ''))
  const said = fieldOfKey('customer', key) ?? (saysUnit(heading) ? field : undefined)
  return isAmountField(said) ? said : undefined
}

/** The meaning of a heading for its column; '' if it is not used. */
function meaningOf(heading: string): string {
  const [further] = furtherColumns([heading])
  if (further) return `${further.address} ${further.field}`
  const field = fieldOf(heading)
  // 'Taxable' is the opposite of 'Tax exempt', and 'Active' of 'Blocked'.
  const flag = taxColumn(heading, field === 'taxStatus') ?? flagOf(heading)
  if (flag !== undefined) return `flag ${flag}`
  if (namesCurrency(heading)) return 'currency'
  const contact = contactColumn(heading)
  if (contact) return `${contact.part} ${contact.person}`
  return namesVatCountry(heading) ? wordsOf(heading) : (field ?? '')
}

export const namesCurrency = (heading: string): boolean =>
  fieldOfKey('terms', wordsOf(heading)) === 'currency'

export const customerWords: HeadingWords = {
  kindOf: (heading) => (meaningOf(heading) === '' ? 'unknown' : 'field'),
  meaningOf,
  first: 0,
}

/** @param areFirms whether the first column of names has those of companies */
export function columnsOf(headings: readonly string[], areFirms = false): readonly Column[] {
  const said = headings.map(fieldOf)
  const firm = areFirms ? said.indexOf('name') : -1
  const fields = said.map((field, index) => (index === firm ? 'company' : field))
  const named = fields.map((field, index) =>
    isHouse(headings, fields, index) ? 'houseNumber' : field,
  )
  // 'Zahlungsbedingung' beside 'Fälligkeit in Tagen' is the number of a condition.
  const days = named.findIndex(
    (field, index) => field === 'paymentTerms' && saysDays(wordsOf(headings[index] ?? '')),
  )
  const placeOf = (field: Column) =>
    field === 'paymentTerms' && days >= 0 ? days : named.indexOf(field)
  return named.map((field, index) => (placeOf(field) === index ? field : undefined))
}

/** Whether a column that is only called "number" is the house number: 'Nr.' after the street. */
function isHouse(headings: readonly string[], fields: readonly Column[], index: number): boolean {
  const key = wordsOf(headings[index] ?? '')
  if (
    fields.includes('houseNumber') ||
    !/^(?:n|no|nr|n o|num|number|numero|nummer|szam|cislo)$/.test(key)
  )
    return false
  const isBehind = fields[index - 1] === 'street' || fields[index - 1] === 'address'
  // Before the street in France, where a customer number is never called that.
  const isBefore = key === 'n' && /^(?:rue|voie)$/.test(wordsOf(headings[index + 1] ?? ''))
  return isBehind || isBefore
}

/** Whether the names in a list are those of companies: it has data that people do not have. */
export const namesFirms = (columns: readonly Column[]): boolean =>
  columns.includes('name') &&
  firmFields.some((field) => columns.includes(field)) &&
  columns.filter(Boolean).length >= 4
const firmFields = ['vatId', 'taxNumber', 'paymentTerms', 'creditLimit', 'priceList'] as const
