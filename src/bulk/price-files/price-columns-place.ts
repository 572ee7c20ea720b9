/** The columns of a price file that can be chosen by hand. */
import type { ColumnPlace } from '../../platform/files/chosen-columns.ts'
import { priceColumnNames } from '../messages/price-columns.ts'
import { namesStep } from '../columns/step-column.ts'
import { priceColumns } from './price-columns.ts'

const headings = {
  tool: 'SKU',
  brand: 'Brand',
  category: 'Category',
  price: 'Price',
  pricePer: 'Price per',
  unit: 'Unit',
  step: 'From quantity',
  ladder: 'Quantity prices',
  percent: 'Percent off',
  less: 'Percent off the list price',
  currency: 'Currency',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
} as const
const kinds: ReadonlyMap<string, 'amount' | 'count' | 'day'> = new Map([
  ['price', 'amount'],
  ['percent', 'amount'],
  ['less', 'amount'],
  ['pricePer', 'count'],
  ['step', 'count'],
  ['validFrom', 'day'],
  ['validUntil', 'day'],
])
const labels = new Map(Object.entries<string>(priceColumnNames))
const names: ReadonlyMap<string, string> = new Map(Object.entries(headings))

export const priceListColumns: ColumnPlace = {
  name: 'prices',
  fields: Object.entries(headings).map(([field, heading]) => ({
    heading,
    label: labels.get(field) ?? heading,
    kind: kinds.get(field),
  })),
  recognise: (heading) =>
    namesStep(heading) ? headings.step : (names.get(columnNamed(heading) ?? '') ?? ''),
}

/** A percentage may be one of the list price only beside a price. */
function columnNamed(heading: string) {
  const [alone] = priceColumns([heading])
  return alone === 'percent' ? priceColumns([heading, headings.price])[0] : alone
}
