/** Up to four tools side by side: `?tools=` names them, and the browser remembers them. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { readPagePrices } from '../app/page-prices.server.ts'
import { shopContext } from '../app/shop-context.server.ts'
import { AddToCart } from '../cart/components/add-to-cart.tsx'
import { cartMessages } from '../cart/messages/cart.ts'
import { compareUrl, parseCompared } from '../catalogue/compare/compare.ts'
import { readCompared, storeCompared } from '../catalogue/compare/compare-storage.browser.ts'
import { CompareTable } from '../catalogue/components/compare-table.tsx'
import { PriceNotice } from '../catalogue/components/price-place.tsx'
import type { Tool } from '../catalogue/contract.ts'
import { compareMessages as messages } from '../catalogue/messages/compare.ts'
import { toolPageMessages } from '../catalogue/messages/tool-page.ts'
import { firstQuantity, shownUnitPrice, unitPriceFor } from '../catalogue/rules.ts'
import { useAtCustomerPrices } from '../prices/use-customer-prices.ts'
import { cachedLoader } from '../shell/cached-loader.server.ts'
import type { RouteHandle } from '../shell/hydration.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import styles from '../ui/styles/compare.css?url&no-inline'
import type { Route } from './+types/compare.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const slugs = parseCompared(url.searchParams.get('tools') ?? '')
  return cachedLoader('tools', async () => {
    const prices = await readPagePrices(shop)
    const found = await shop.catalogue.bySlugs(slugs)
    const words = await shop.catalogue.wordsOf(found.map(({ id }) => id))
    const tools = found.map((tool) => words.of(prices.of(tool)))
    return { tools, missing: slugs.length - tools.length }
  })
}
export const handle: RouteHandle = { hydration: 'deferred' }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: messages.title,
    description: messages.description,
    path: '/compare',
    noindex: true,
  })

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { missing } = loaderData
  const tools = useAtCustomerPrices(loaderData.tools)
  useRemembered(tools.length + missing === 0)
  return (
    <div className="page">
      <div className="list-head">
        <h1>
          {messages.title} {tools.length === 0 ? null : <span>{messages.tools(tools.length)}</span>}
        </h1>
      </div>
      {missing === 0 ? null : <Notice tone="warn">{messages.gone(missing)}</Notice>}
      {tools.length === 0 ? (
        <EmptyState title={messages.emptyTitle} detail={messages.empty}>
          <Link className="button" to="/purchase">
            {messages.toList}
          </Link>
        </EmptyState>
      ) : (
        <>
          <PriceNotice />
          <CompareTable
            tools={tools}
            onRemove={(slug) => storeCompared(readCompared().filter((other) => other !== slug))}
            orderOf={(tool) => <SmallestOrder tool={tool} />}
          />
        </>
      )}
      {tools.length === 1 ? <p className="muted">{messages.another}</p> : null}
    </div>
  )
}

/** Without tools in the address, those that the browser remembers are shown. */
function useRemembered(empty: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    const remembered = readCompared()
    if (empty && remembered.length > 0) void navigate(compareUrl(remembered), { replace: true })
  }, [empty, navigate])
}

/** The lowest quantity that can be ordered, what it costs, and the button that adds it. */
function SmallestOrder({ tool }: { readonly tool: Tool }) {
  const quantity = firstQuantity(tool)
  if (quantity === 0) return messages.noValue
  const unitPrice = unitPriceFor(tool, quantity)
  return (
    <>
      <span className="smallest">{toolPageMessages.sum(quantity, unitPrice, tool)}</span>
      <AddToCart
        className="button tight"
        lines={() => [{ toolId: tool.id, quantity, ...shownUnitPrice(tool, quantity) }]}
        successMessage={cartMessages.added(tool.name, quantity)}
      />
    </>
  )
}
