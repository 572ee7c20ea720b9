/** The columns of exported companies. */
import { exportAmount, type ExportColumn } from '../ui/export-cells.ts'
import type { CompanySummary } from './contract.ts'

export const companyExport: readonly ExportColumn<CompanySummary>[] = [
  ['Number', ({ number }) => number],
  ['Name', ({ name }) => name],
  ['State', ({ state }) => state],
  ['Members', ({ members }) => members],
  ['Requested', ({ requestedAt }) => requestedAt],
  ['Town', ({ town }) => town ?? ''],
  ['Last order', ({ lastOrder }) => lastOrder ?? ''],
  ['Turnover', ({ turnover }) => exportAmount(turnover)],
  ['Owed', ({ owed }) => exportAmount(owed)],
]
