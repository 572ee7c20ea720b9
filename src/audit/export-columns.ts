/** The columns of an exported history, and of deleted records. */
import type { ExportColumn } from '../ui/export-cells.ts'
import type { AuditEntry } from './contract.ts'

export const historyExport: readonly ExportColumn<AuditEntry>[] = [
  ['At', ({ at }) => at],
  ['By', ({ by }) => by],
  ['Operation', ({ operation }) => operation],
  ['Kind', ({ kind }) => kind],
  ['Record', ({ record }) => record],
  ['Label', ({ label }) => label],
  [
    'Changes',
    ({ changes }) =>
      changes
        .map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`)
        .join('; '),
  ],
]

/** A deleted record: an order, a tool, a review, or the rights of a staff member. */
export type DeletedItem = {
  readonly name: string
  readonly details: string
  /** ISO 8601, UTC. */
  readonly deletedAt: string
}

export const deletedExport: readonly ExportColumn<DeletedItem>[] = [
  ['What', ({ name }) => name],
  ['Details', ({ details }) => details],
  ['Deleted', ({ deletedAt }) => deletedAt],
]
