/** A table with its page turner, or what stands there instead: nothing yet, nothing that matches, a page that ran empty. */
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Paged } from '../../packages/contract/endpoint.ts'
import { listPageMessages as messages } from './messages/list-page.ts'
import { Pager } from './list-filters.tsx'
import { EmptyState } from './empty-state.tsx'
import { Table, type Column } from './table.tsx'

type Listed<Row> = {
  /** What the table lists; for screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: Paged<readonly Row[]>
  readonly keyOf: (row: Row) => string
  /** What to show when there is nothing at all, with a way on. */
  readonly empty: ReactNode
}

export function ListPage<Row>({ rows, empty, ...table }: Listed<Row>) {
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
