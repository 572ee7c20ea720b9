/**
 * The tools of a list, page after page: links to the next page without script, 'Load more' with it.
 */
import { currentPrefix } from '../../platform/languages/current-language.ts'
import type { ComponentType, ReactNode } from 'react'
import type { Card } from '../../catalogue/components/tool-card.tsx'
import type { RowTool } from '../../catalogue/components/tool-row.tsx'
import { Link } from '../../ui/link.tsx'
import { atCustomerPrice, useCustomerPrices } from '../../prices/use-customer-prices.ts'
import { listUrl, type ListParams } from '../lists/list-url.ts'
import { toolListMessages as messages } from '../messages/tool-list.ts'
import type { AddCardToCart } from './card-order-form.tsx'
import { groupFamilies, isOneFamily, offerOf, type FamilyGroup } from '../lists/group-families.ts'
import { FamilyCard, FamilySection, type FamilyFacts } from './family-group.tsx'
import type { ListedPage, ListedTool } from '../lists/listed-tool.ts'
import { ProductCard } from './product-card.tsx'
import { useListPages, type ListPagesState } from './use-list-pages.ts'

export type ListPagesProps = {
  readonly first: ListedPage
  readonly address: ListParams
  /** The number of matching tools; `exact` is false if there are more. */
  readonly total: number
  readonly exact: boolean
  /** Identifies the list and its entry in the browser's history. */
  readonly place: string
  /** The details of each family, by its key. */
  readonly families: Readonly<Record<string, FamilyFacts>>
  /** Shows a tool, only in the dense view; the page provides it, with its cart. */
  readonly Row?: ComponentType<{
    readonly tool: RowTool
    readonly family: string | undefined
    readonly aside: ReactNode
  }>
  /** The action of a card's button; the page provides it. */
  readonly addCard: AddCardToCart
  /** Whether quantities above the stock may be ordered. */
  readonly canWait: boolean
  /** Shown next to a tool's SKU; the page provides it. */
  readonly aside: (tool: Card | RowTool) => ReactNode
}

/** Must be keyed by `place`: each list has its own pages. */
export function ListPages(props: ListPagesProps) {
  const { first, address, total, exact, place } = props
  const pages = useListPages(first, address, place)
  const { added } = pages
  const tools = useOwnListed(pages.tools)
  return (
    <>
      <div className={address.view === 'list' ? 'tool-lines' : 'tools'}>
        {groupFamilies(tools).map((item) =>
          'key' in item ? (
            <FamilyEntry key={item.key} group={item} {...props} />
          ) : (
            <ToolEntry key={offerOf(item).id} tool={item} {...props} />
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

/** Listed tools at the prices of the buyer. */
function useOwnListed(tools: readonly ListedTool[]): readonly ListedTool[] {
  const prices = useCustomerPrices(tools.map((tool) => ('row' in tool ? tool.row : tool.card)))
  return prices.size === 0
    ? tools
    : tools.map((tool) =>
        'row' in tool
          ? { ...tool, row: atCustomerPrice(tool.row, prices) }
          : { ...tool, card: atCustomerPrice(tool.card, prices) },
      )
}

/** A section if it is the whole list, and in the dense view; otherwise a card. */
const FamilyEntry = ({ group, ...props }: ListPagesProps & { readonly group: FamilyGroup }) => {
  const facts = props.families[group.key]
  return props.address.view === 'list' || isOneFamily(props.first.tools) ? (
    <FamilySection group={group} facts={facts}>
      {group.tools.map((tool) => (
        <ToolEntry key={offerOf(tool).id} tool={tool} family={group.name} {...props} />
      ))}
    </FamilySection>
  ) : (
    <FamilyCard
      group={group}
      facts={facts}
      aside={props.aside}
      canWait={props.canWait}
      first={group.tools.some((tool) => isFirst(props.first, offerOf(tool).id))}
    />
  )
}

const ToolEntry = ({
  tool,
  family,
  first,
  Row,
  addCard,
  canWait,
  aside,
}: Pick<ListPagesProps, 'first' | 'Row' | 'addCard' | 'canWait' | 'aside'> & {
  readonly tool: ListedTool
  /** A family whose name is shown above its sizes. */
  readonly family?: string
}) =>
  'row' in tool ? (
    Row && <Row tool={tool.row} family={family} aside={aside(tool.row)} />
  ) : (
    <ProductCard
      tool={tool.card}
      blurb={tool.blurb}
      add={addCard}
      canWait={canWait}
      aside={aside(tool.card)}
      first={isFirst(first, tool.card.id)}
    />
  )

const isFirst = ({ tools: [tool] }: ListedPage, id: string): boolean =>
  tool !== undefined && offerOf(tool).id === id

const PageLinks = ({
  address,
  pages: { next, busy, loadMore },
}: {
  readonly address: ListParams
  readonly pages: ListPagesState
}) => {
  // The API returns the shop's own texts: in another language the next page is loaded as a page.
  const isInShopsLanguage = currentPrefix() === ''
  return (
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
      {next === undefined || !isInShopsLanguage ? null : (
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
}
