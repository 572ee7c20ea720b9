/** The rows of a job: what each changes, what is wrong with it, what became of it. */
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import { bulkJobs } from '../api.client.ts'
import { rowKinds, type JobDetail, type JobRow, type RowKind } from '../contract.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'

const pageSize = 100
export type RowFilter = RowKind | 'warned' | 'left' | ''
const isKind = (filter: string): filter is RowKind => rowKinds.some((kind) => kind === filter)
/** The filter in an address. */
export const toRowFilter = (text: string | null): RowFilter =>
  text === 'warned' || text === 'left' || (text !== null && isKind(text)) ? text : ''

/** Tabs with counts; each is an address. */
export function RowTabs({
  job: { counts },
  filter,
}: {
  readonly job: JobDetail
  readonly filter: RowFilter
}) {
  const tabs: readonly (readonly [RowFilter, string, number | undefined])[] = [
    ['', messages.all, undefined],
    ...rowKinds.map((kind) => [kind, messages.kinds[kind], counts[kind]] as const),
    ['warned', messages.warned, counts.warned],
    ['left', messages.left, counts.left],
  ]
  return (
    <nav className="tabs mt-3" aria-label={messages.result}>
      {tabs
        .filter(([, , rows]) => rows !== 0)
        .map(([value, label, rows]) => (
          <Link
            key={value}
            to={value === '' ? '?' : `?rows=${value}`}
            aria-current={value === filter ? 'page' : undefined}
            preventScrollReset
          >
            {label} {rows === undefined ? null : <span className="count">{rows}</span>}
          </Link>
        ))}
    </nav>
  )
}

/** The rows, a page at a time. Remount it (`key`) when the job has moved on. */
export function JobRows({ id, filter }: { readonly id: string; readonly filter: RowFilter }) {
  const { rows, hasMore, more } = useRows(id, filter)
  if (rows?.length === 0) return <EmptyState title={messages.noRows} detail="" />
  return (
    <>
      <Table
        caption={messages.result}
        columns={columns}
        rows={rows ?? []}
        keyOf={({ row }) => String(row)}
      />
      {hasMore ? (
        <button type="button" className="button mt-3" onClick={() => void more()}>
          {messages.more}
        </button>
      ) : null}
    </>
  )
}

function useRows(id: string, filter: RowFilter) {
  const [rows, setRows] = useState<readonly JobRow[]>()
  const [hasMore, setHasMore] = useState(false)
  const load = async (after?: number): Promise<readonly JobRow[]> => {
    const page = await bulkJobs.rows({
      id,
      limit: pageSize,
      ...(after === undefined ? {} : { after }),
      ...(isKind(filter) ? { kind: filter } : {}),
      ...(filter === 'warned' || filter === 'left' ? { only: filter } : {}),
    })
    setHasMore(page.length === pageSize)
    return page
  }
  useEffect(() => {
    let isCurrent = true
    void load().then((page) => (isCurrent ? setRows(page) : undefined))
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` is made of these two
  }, [id, filter])
  return {
    rows,
    hasMore,
    more: async () => setRows([...(rows ?? []), ...(await load(rows?.at(-1)?.row))]),
  }
}

const columns: readonly Column<JobRow>[] = [
  { header: messages.table.row, numeric: true, cell: ({ row }) => row },
  {
    header: messages.table.tool,
    cell: ({ sku, name }) => (
      <span>
        {name || sku || '—'}
        <small className="block">{name ? sku : ''}</small>
      </span>
    ),
  },
  { header: messages.table.kind, cell: ({ kind }) => messages.kinds[kind] },
  {
    header: messages.table.changes,
    fullWidth: true,
    cell: ({ kind, changes }) =>
      kind === 'changed' ? <Changes changes={changes} /> : priceOf(changes),
  },
  {
    header: messages.table.notes,
    fullWidth: true,
    cell: ({ errors, warnings, outcome }) => (
      <>
        {errors.map(({ field, why }) => (
          <span key={field + why} className="block text-bad">
            {why}
          </span>
        ))}
        {warnings.map(({ field, why }) => (
          <span key={field + why} className="block muted">
            {why}
          </span>
        ))}
        {outcome === '' || outcome === 'applied' || outcome === 'undone' ? null : (
          <span className="block text-bad">{outcome}</span>
        )}
      </>
    ),
  },
]

const priceOf = (changes: JobRow['changes']): string =>
  changes.find(({ field }) => field === 'price')?.to ?? ''

const Changes = ({ changes }: Pick<JobRow, 'changes'>) => (
  <>
    {changes.map(({ field, from, to }) => (
      <span key={field} className="block">
        {field}: <del className="muted">{from || '—'}</del> → <ins>{to || '—'}</ins>
      </span>
    ))}
  </>
)
