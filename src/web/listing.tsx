/** A table with its page turner, or what stands there instead: nothing yet, nothing that matches, a page that ran empty. */
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Paged } from '../platform/contract.ts'
import { listingWords as words } from '../words/en/pages/listing.ts'
import { Pager } from './narrowing.tsx'
import { Empty } from './empty.tsx'
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

export function Listing<Row>({ rows, empty, ...table }: Listed<Row>) {
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
  const showAll = <Link className="button" to={{ search: '' }}>{words.showAll}</Link>
  if (q !== '') return <Empty title={words.noMatch(q)} detail={words.noMatchDetail}>{showAll}</Empty>
  if (params.has('cursor')) return <Empty title={words.pastTheEnd} detail={words.pastTheEndDetail}>{showAll}</Empty>
  return empty
}
