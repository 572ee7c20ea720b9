/** What the history calls the fields of a record. */
import { daysInWords } from '../../platform/time/display-day.ts'

/** Names of fields that words made of them would not tell well. */
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

/** A value as people say it; codes of the program are English words. */
export const valueInWords = (_field: string, value: string): string => daysInWords(value)

/** 'monthLimit', 'minimum_quantity' and 'Stock' as people write them. */
export const fieldInWords = (name: string): string =>
  fields[name] ??
  name
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/(?<![A-Z])[A-Z](?![A-Z])/g, (letter) => letter.toLowerCase())
    .replace(/ num$/, ' number')
