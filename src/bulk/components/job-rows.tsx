/**
 * The rows of a job: the changes, errors and outcome of each. Of twenty thousand rows, only those
 * near the window are loaded and rendered.
 */
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { RowSpacer } from '../../ui/desk/row-spacer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { rowKinds, type JobDetail, type JobRow, type RowKind } from '../job-fields.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'
import { RowCells, RowHead } from './row-cells.tsx'
import { useRowPages } from './use-row-pages.ts'

export type RowFilter = RowKind | 'warned' | 'left' | ''
const isKind = (filter: string): filter is RowKind => rowKinds.some((kind) => kind === filter)
/** The filter in the URL. */
export const toRowFilter = (text: string | null): RowFilter =>
  text === 'warned' || text === 'left' || (text !== null && isKind(text)) ? text : ''

const rowsOf = ({ counts }: JobDetail, filter: RowFilter): number =>
  filter === '' ? rowKinds.reduce((sum, kind) => sum + counts[kind], 0) : counts[filter]

/** Tabs with counts; each has its own URL. */
export function RowTabs({ job, filter }: { readonly job: JobDetail; readonly filter: RowFilter }) {
  const tabs: readonly (readonly [RowFilter, string])[] = [
    ['', messages.all],
    ...rowKinds.map((kind) => [kind, messages.kinds[kind]] as const),
    ['warned', messages.warned],
    ['left', messages.left],
  ]
  return (
    <nav className="tabs mt-3" aria-label={messages.result}>
      {tabs
        .filter(([value]) => value === '' || value === filter || rowsOf(job, value) > 0)
        .map(([value, label]) => (
          <Link
            key={value}
            to={value === '' ? '?' : `?rows=${value}`}
            aria-current={value === filter ? 'page' : undefined}
            preventScrollReset
          >
            {label} <span className="count">{messages.number(rowsOf(job, value))}</span>
          </Link>
        ))}
    </nav>
  )
}

type JobRowsProps = { readonly job: JobDetail; readonly filter: RowFilter }

/** Remount it (`key`) when the state of the job has changed. */
export function JobRows({ job, filter }: JobRowsProps) {
  const [q, setQ] = useState('')
  const id = useId()
  const { total, rowAt, load } = useRowPages(
    {
      id: job.id,
      ...(isKind(filter) ? { kind: filter } : {}),
      ...(filter === 'warned' || filter === 'left' ? { only: filter } : {}),
      ...(q === '' ? {} : { q }),
    },
    q === '' ? rowsOf(job, filter) : undefined,
  )
  return (
    <>
      <div className="row-search">
        <label htmlFor={id} className="hidden-label">
          {messages.search}
        </label>
        <input
          id={id}
          className="input"
          type="search"
          placeholder={messages.searchHint}
          maxLength={200}
          value={q}
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
        />
        <span role="status" className="small muted">
          {total === undefined ? '' : messages.rows(total)}
        </span>
      </div>
      {total === 0 ? (
        <EmptyState title={messages.noRows} />
      ) : (
        <VirtualTable key={q} total={total ?? 0} rowAt={rowAt} load={load} shared={job.shared} />
      )}
    </>
  )
}

type VirtualTableProps = Pick<JobDetail, 'shared'> & {
  readonly total: number
  readonly rowAt: (index: number) => JobRow | undefined
  /** Loads the rows with these indexes, if they are not loaded yet. */
  readonly load: (from: number, to: number) => void
}

/** Estimated height of a row in pixels, until it is measured. */
const rowHeight = { wide: 57, narrow: 150 } as const

function VirtualTable({ total, rowAt, load, shared }: VirtualTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + scrollY), [])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () =>
      matchMedia('(max-width: 767px)').matches ? rowHeight.narrow : rowHeight.wide,
    scrollMargin: top,
    overscan: 10,
  })
  const items = virtualizer.getVirtualItems()
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
  useEffect(() => load(first, last), [first, last, load])
  const above = (items[0]?.start ?? top) - top
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  return (
    <div className="scroll">
      <table className="table cards job-rows" aria-rowcount={total + 1}>
        <caption className="hidden-label">{messages.result}</caption>
        <RowHead />
        <tbody ref={body}>
          <RowSpacer height={above} />
          {items.map(({ index }) => (
            <tr
              key={index}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-rowindex={index + 2}
            >
              <RowCells row={rowAt(index)} shared={shared} />
            </tr>
          ))}
          <RowSpacer height={below} />
        </tbody>
      </table>
    </div>
  )
}
