/** The columns of an exported price list, which can be imported again. */
import { exportAmount, type ExportColumn } from '../ui/export-cells.ts'
import { targetNames } from './messages/pages.ts'
import type { PriceRow } from './row-fields.ts'

/** '24: 9.50, 96: 8.80', as in the form. */
const ladder = ({ priceBreaks = [] }: PriceRow): string =>
  priceBreaks.map(({ from, price }) => `${from}: ${(price / 100).toFixed(2)}`).join(', ')

export const priceRowExport: readonly ExportColumn<PriceRow>[] = [
  ['For', ({ target }) => targetNames[target]],
  ['SKU or name', ({ target, sku, name }) => (target === 'tool' ? sku : name)],
  ['Name', ({ name }) => name],
  // As text: a number below one would be read as a fraction.
  ['Percent off', ({ percentOff }) => (percentOff === undefined ? '' : `${percentOff} %`)],
  ['Price', ({ price }) => exportAmount(price)],
  ['Quantity prices', ladder],
  ['Price per', ({ pricePer }) => pricePer ?? ''],
  ['Unit', ({ unit = '' }) => unit],
  ['Valid from', ({ validFrom = '' }) => validFrom],
  ['Valid until', ({ validUntil = '' }) => validUntil],
  ['Changed', ({ changedAt }) => changedAt],
  ['Removed', ({ removedAt = '' }) => removedAt],
]
