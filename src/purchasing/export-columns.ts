/** The columns of exported lists of purchasing. */
import { exportAmount, type ExportColumn } from '../ui/export-cells.ts'
import type { DeadStock, PurchaseSuggestion } from './contract.ts'

export const suggestionExport: readonly ExportColumn<PurchaseSuggestion>[] = [
  ['SKU', ({ sku }) => sku],
  ['Name', ({ name }) => name],
  ['In stock', ({ stock }) => stock],
  ['Waiting', ({ waiting }) => waiting],
  ['Reorder level', ({ reorderLevel }) => reorderLevel ?? ''],
  ['Sold in 90 days', ({ sold }) => sold],
  ['Lasts days', (tool) => tool.daysLeft ?? ''],
  ['Pack size', ({ packSize }) => packSize],
  ['Buy', ({ quantity }) => quantity],
  ['Cost', ({ cost }) => (cost === null ? '' : exportAmount(cost))],
]

export const deadStockExport: readonly ExportColumn<DeadStock>[] = [
  ['SKU', ({ sku }) => sku],
  ['Name', ({ name }) => name],
  ['In stock', ({ stock }) => stock],
  ['Last sold', ({ lastSold }) => lastSold ?? ''],
  ['Value', ({ value }) => exportAmount(value)],
  ['Cost', ({ cost }) => (cost === null ? '' : exportAmount(cost))],
]
