/** A table with its pager, or an empty state: no rows at all, no match, or a page past the end. */
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Paged } from '../platform/access/endpoint.ts'
import { listPageMessages as messages } from './messages/list-page.ts'
import { Pager } from './pager.tsx'
import { EmptyState } from './empty-state.tsx'
import { Table, type Column } from './table.tsx'

type ListPageProps<Row> = {
  /** The content of the table, for screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: Paged<readonly Row[]>
  readonly keyOf: (row: Row) => string
  /** What to render when there are no rows at all. */
  readonly empty: ReactNode
}

export function ListPage<Row>({ rows, empty, ...table }: ListPageProps<Row>) {
  const [params] = useSearchParams()
  const q = params.get('q') ?? ''
  if (rows.length > 0) {
    return (
      <>
        <Table rows={rows} {...table} />
        <Pager next={rows.next} count={rows.length} />
      </>
    )
  }
  const showAll = (
    <Link className="button" to={{ search: '' }}>
      {messages.showAll}
    </Link>
  )
  if (q !== '')
    return (
      <EmptyState title={messages.noMatch(q)} detail={messages.noMatchDetail}>
        {showAll}
      </EmptyState>
    )
  if (params.has('cursor'))
    return (
      <EmptyState title={messages.pastTheEnd} detail={messages.pastTheEndDetail}>
        {showAll}
      </EmptyState>
    )
  return empty
}
