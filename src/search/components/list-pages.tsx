/**
 * The tools of a list, page after page: links to the next page without script, 'Load more' with it.
 */
import type { ComponentType } from 'react'
import type { RowTool } from '../../catalogue/components/tool-row.tsx'
import { Link } from '../../ui/link.tsx'
import { listUrl, type ListParams } from '../list-url.ts'
import { toolListMessages as messages } from '../messages/tool-list.ts'
import type { AddCardToCart } from './card-order-form.tsx'
import type { ListedPage } from './listed-tool.ts'
import { ProductCard } from './product-card.tsx'
import { useListPages, type ListPagesState } from './use-list-pages.ts'

type ListPagesProps = {
  readonly first: ListedPage
  readonly address: ListParams
  /** How many tools match; `exact` is false when there are more. */
  readonly total: number
  readonly exact: boolean
  /** Which list this is, and where in the browser's history. */
  readonly place: string
  /** Shows a tool in the dense view; the page provides it, with its cart. */
  readonly Row: ComponentType<{ readonly tool: RowTool }>
  /** What the button of a card does; the page provides it. */
  readonly addCard: AddCardToCart
}

/** Must be keyed by `place`: another list has other pages. */
export function ListPages({ first, address, total, exact, place, Row, addCard }: ListPagesProps) {
  const pages = useListPages(first, address, place)
  const { tools, added } = pages
  return (
    <>
      <div className={address.view === 'list' ? 'tool-lines' : 'tools'}>
        {tools.map((tool, index) =>
          'row' in tool ? (
            <Row key={tool.row.id} tool={tool.row} />
          ) : (
            <ProductCard
              key={tool.card.id}
              tool={tool.card}
              blurb={tool.blurb}
              add={addCard}
              first={index === 0}
            />
          ),
        )}
      </div>
      <p className="hidden-label" role="status">
        {added ? messages.added(added.count, added.shown, total, exact) : ''}
      </p>
      <nav className="pager" aria-label={messages.pages}>
        <span className="muted small">
          {address.cursor === undefined ? messages.shown(tools.length, total, exact) : ''}
        </span>
        <PageLinks address={address} pages={pages} />
      </nav>
    </>
  )
}

const PageLinks = ({
  address,
  pages: { next, busy, loadMore },
}: {
  readonly address: ListParams
  readonly pages: ListPagesState
}) => (
  <span className="row">
    {address.cursor === undefined ? null : (
      <Link className="button tight" to={listUrl({ ...address, cursor: undefined })}>
        {messages.first}
      </Link>
    )}
    {next === undefined ? null : (
      <Link
        className="button tight plain"
        to={listUrl({ ...address, cursor: next })}
        prefetch="intent"
      >
        {messages.next}
      </Link>
    )}
    {next === undefined ? null : (
      <button
        type="button"
        className="button tight needs-script"
        aria-disabled={busy || undefined}
        onClick={() => void loadMore()}
      >
        {busy ? messages.loading : messages.more}
      </button>
    )}
  </span>
)
