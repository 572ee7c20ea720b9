/** Converts records of the store to the contract's bulk jobs and rows. Pure. */
import type { Job, JobDetail, JobRow } from './job-fields.ts'
import type { Mapping } from './columns/mapping.ts'
import { bulkJobsMessages as messages } from './messages/bulk-jobs.ts'
import type { JobRowRecord, RowCounts } from './jobs/rows-store.server.ts'
import type { JobRecord } from './store.server.ts'

export function toJob(job: JobRecord, counts: readonly RowCounts[]): Job {
  const rowsOf = (kind: string) => counts.find((count) => count.kind === kind)?.rows ?? 0
  const sum = (field: 'warned' | 'applied' | 'left') =>
    counts
      .filter(({ kind }) => kind !== 'ignored')
      .reduce((total, count) => total + count[field], 0)
  return {
    id: job.id,
    kind: job.kind,
    state: job.state,
    file: job.kind === 'edit' ? messages.editOf(job.row_count) : job.file_name,
    supplier: job.supplier,
    by: job.actor_name ?? '',
    createdAt: job.created_at.toISOString(),
    applyAt: job.apply_at?.toISOString() ?? null,
    rows: job.row_count,
    done: job.done,
    counts: {
      new: rowsOf('new'),
      changed: rowsOf('changed'),
      same: rowsOf('same'),
      wrong: rowsOf('wrong'),
      missing: rowsOf('missing'),
      ignored: rowsOf('ignored'),
      warned: sum('warned'),
      applied: sum('applied'),
      left: sum('left'),
    },
    error: job.error,
  }
}

export const toMappingDto = (mapping: Mapping): JobDetail['mapping'] => ({
  ...mapping,
  columns: [...mapping.columns],
  constants: { ...mapping.constants },
  defaults: { ...mapping.defaults },
  formulas: { ...mapping.formulas },
})

export const toJobRow = (row: Omit<JobRowRecord, 'cells' | 'revision_after'>): JobRow => ({
  row: row.row,
  kind: row.kind,
  sku: row.sku,
  name: row.name,
  toolId: row.tool_id,
  changes: changesOf(row),
  errors: [...row.errors],
  warnings: [...row.warnings],
  outcome: row.outcome,
})

/** The changed fields, as text; for a new tool, all its fields. */
export const changesOf = ({
  fields,
  before,
  pictures,
  documents,
}: Pick<JobRowRecord, 'fields' | 'before' | 'pictures' | 'documents'>): JobRow['changes'] => [
  ...Object.entries(fields ?? {}).flatMap(([field, value]) => {
    const [from, to] = [textOf(before?.[field]), textOf(value)]
    return from === to ? [] : [{ field, from, to }]
  }),
  ...(pictures.length > 0 ? [{ field: 'pictures', from: '', to: pictures.join(' · ') }] : []),
  ...(documents.length > 0 ? [{ field: 'documents', from: '', to: documents.join(' · ') }] : []),
]

/** A value of a field as text for people: '12+ $3.49 · 48+ $3.31' for a ladder. */
const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return JSON.stringify(value)
  return value
    .map((item: unknown) => {
      if (typeof item !== 'object' || item === null) return String(item)
      const {
        min_quantity: from,
        price,
        name,
        value: text,
        quantity,
        gtin,
      } = Object.fromEntries(Object.entries(item))
      if (quantity !== undefined) return [`${name} ${quantity}`, gtin].filter(Boolean).join(' ')
      return from === undefined ? `${name}: ${text}` : `${from}+ ${price}`
    })
    .join(' · ')
}
