/** The columns of an exported ledger. */
import type { ExportColumn } from '../ui/export-cells.ts'
import type { LedgerRow } from './contract.ts'

export const ledgerExport: readonly ExportColumn<LedgerRow>[] = [
  ['At', ({ at }) => at],
  ['Movement', ({ kind }) => kind],
  ['Change', ({ delta }) => delta],
  ['Level', ({ level }) => level],
  ['Order', ({ order }) => order ?? ''],
  ['By', ({ by }) => by],
  ['Reason', ({ reason }) => reason],
]
