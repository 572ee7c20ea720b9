/** The columns of exported bulk jobs. */
import type { ExportColumn } from '../ui/export-cells.ts'
import type { Job } from './job-fields.ts'

export const jobExport: readonly ExportColumn<Job>[] = [
  ['Created', ({ createdAt }) => createdAt],
  ['File', ({ file }) => file],
  ['Supplier', ({ supplier }) => supplier],
  ['By', ({ by }) => by],
  ['State', ({ state }) => state],
  ['Applied', ({ applyAt }) => applyAt ?? ''],
  ['Rows', ({ rows }) => rows],
  ['New', ({ counts }) => counts.new],
  ['Changed', ({ counts }) => counts.changed],
  ['Same', ({ counts }) => counts.same],
  ['Wrong', ({ counts }) => counts.wrong],
  ['Missing', ({ counts }) => counts.missing],
  ['Rows applied', ({ counts }) => counts.applied],
  ['Left', ({ counts }) => counts.left],
]
