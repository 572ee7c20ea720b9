/** The list of tools as a page, of the whole shop or of one category. */
import { Suspense, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../ui/link.tsx'
import { PriceNotice } from '../catalogue/components/price-place.tsx'
import { ListButton, type ToolToList } from '../saved-lists/components/list-button.tsx'
import { categoryPath } from '../catalogue/taxonomy/records.ts'
import { useBackOrders, withBackOrder } from '../orders/back-orders/use-back-orders.ts'
import { useAtCustomerPrices } from '../prices/use-customer-prices.ts'
import { toolListMessages as messages } from '../search/messages/tool-list.ts'
import { filtersFrom, listUrl } from '../search/lists/list-url.ts'
import type { AddCardToCart } from '../search/components/card-order-form.tsx'
import { onSignedInChange, readSignedInUser } from '../session/access-token.browser.ts'
import { storedViewScript } from '../search/lists/view-storage.browser.ts'
import { InlineScript } from '../shell/inline-script.tsx'
import { CategoryHead } from '../search/components/category-head.tsx'
import { FacetPanel } from '../search/components/facet-panel.tsx'
import { AppliedFilters, appliedFilters, ListHead } from '../search/components/list-head.tsx'
import { ListPages, type ListPagesProps } from '../search/components/list-pages.tsx'
import type { ToolListData } from './tool-list.server.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'

/**
 * Loaded on demand, only by the dense view. Without a Suspense boundary of its own, so that the
 * page is hydrated as a whole and no queued event is repeated too early.
 */
const DenseList = lazyComponent(async () => {
  const { CartToolRow } = await import('../cart/components/cart-tool-row.tsx')
  return (props: ListPagesProps) => <ListPages {...props} Row={CartToolRow} />
})
/** Loaded on demand, since most lists have results. */
const NoResults = lazyComponent(
  async () => (await import('../search/components/no-results.tsx')).NoResults,
)

/** Loaded on demand: beside a list of one tool, or of none. */
const RelatedTools = lazyComponent(
  async () => (await import('../catalogue/components/related-tools.tsx')).RelatedTools,
)

/**
 * Loaded with the first press of a card's or row's 'Add to a list', before the dialog opens: where
 * it fails, the press can be repeated.
 */
const loadListDialog = async () =>
  (await import('../saved-lists/components/list-dialog.tsx')).ListDialog
const ListDialog = lazyComponent(loadListDialog)

/** Loaded with the first click: a list that is only read carries no schemas. */
const adding =
  (backOrders: ReturnType<typeof useBackOrders>): AddCardToCart =>
  async (tool, text) =>
    (await import('../cart/add-from-card.client.ts')).addFromCard(
      withBackOrder(tool, backOrders !== undefined),
      text,
      backOrders?.backOrderDays,
    )

const noUser = (): undefined => undefined

/** The button that puts a tool on a list, for the signed-in, and the dialog that it opens. */
function useListDialog(dense: boolean) {
  const [tool, setTool] = useState<ToolToList>()
  // The page is the same for everybody: who is signed in is known in the browser alone.
  const isSignedIn = useSyncExternalStore(onSignedInChange, readSignedInUser, noUser) !== undefined
  const open = (one: ToolToList) => void loadListDialog().then(() => setTool(one))
  return {
    listButton: (one: ToolToList) =>
      isSignedIn ? <ListButton tool={one} dense={dense} onOpen={open} /> : null,
    listDialog:
      tool === undefined ? null : (
        <Suspense>
          <ListDialog tool={tool} onClose={() => setTool(undefined)} />
        </Suspense>
      ),
  }
}

/** What the search may have meant, where it found nothing as written. */
const Correction = ({
  address,
  corrected,
}: Pick<ToolListData, 'address'> & { readonly corrected: string | undefined }) =>
  corrected === undefined || address.q === undefined ? null : (
    <p className="meant">
      {messages.meant(address.q)}{' '}
      <Link className="link" to={filtersFrom(address, { q: corrected })}>
        {corrected}
      </Link>
    </p>
  )

export function ToolListPage({
  data: {
    first,
    facets,
    address,
    names,
    category,
    correctedQuery,
    alternatives,
    families,
    related,
  },
}: {
  readonly data: ToolListData
}) {
  const { key, pathname } = useLocation()
  const { q, cursor } = address
  const backOrders = useBackOrders()
  const { listButton, listDialog } = useListDialog(address.view === 'list')
  const filters = appliedFilters(address, names)
  const List = address.view === 'list' ? DenseList : ListPages
  const sizes = useAtCustomerPrices(related.sizes)
  const near = useAtCustomerPrices(related.near)
  // Identifies the list in this history entry, so that a return to it finds the same pages.
  const place = `${key} ${listUrl(address)}`
  return (
    <div className="page list">
      <InlineScript text={import.meta.env.SSR ? storedViewScript : ''} />
      <FacetPanel
        address={address}
        facets={facets}
        names={names}
        folded={pathname.startsWith(categoryPath(''))}
      />
      <div>
        <ListHead address={address} facets={facets} filters={filters} names={names} of={category} />
        {category === undefined || q !== undefined ? null : <CategoryHead category={category} />}
        <Correction address={address} corrected={correctedQuery} />
        {filters.length === 0 ? null : <AppliedFilters address={address} filters={filters} />}
        <PriceNotice />
        {first.tools.length > 0 ? (
          <List
            key={place}
            first={first}
            address={address}
            total={facets.total}
            exact={facets.exact}
            place={place}
            families={families}
            addCard={adding(backOrders)}
            canWait={backOrders !== undefined}
            aside={listButton}
          />
        ) : (
          <NoResults
            address={address}
            alternatives={alternatives}
            names={names}
            empty={filters.length === 0 && cursor === undefined}
          />
        )}
        {sizes.length === 0 ? null : <RelatedTools title={messages.otherSizes} tools={sizes} />}
        {near.length === 0 ? null : <RelatedTools title={messages.similar} tools={near} />}
        {listDialog}
      </div>
    </div>
  )
}
