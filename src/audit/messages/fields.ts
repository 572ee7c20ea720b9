/** The names of a record's fields in the history. */
import { daysInWords } from '../../platform/time/display-day.ts'

/** Names of fields that cannot be derived from their identifiers. */
const fields: Readonly<Record<string, string>> = {
  sku: 'SKU',
  gtin: 'GTIN',
  vatId: 'VAT number',
  vatNumber: 'VAT number',
  toolId: 'tool',
  userId: 'user',
  companyId: 'company',
  poNumber: 'PO number',
  belowCost: 'below cost',
  forNothing: 'free of charge',
}

/** A value in words; the program's codes are English words. */
export const valueInWords = (_field: string, value: string): string => daysInWords(value)

/** 'monthLimit', 'minimum_quantity' and 'Stock' in words. */
export const fieldInWords = (name: string): string =>
  fields[name] ??
  name
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/(?<![A-Z])[A-Z](?![A-Z])/g, (letter) => letter.toLowerCase())
    .replace(/ num$/, ' number')
