/** The cart: its lines with present prices and stock, and the checkout for signed-in users. */
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { accounts } from '../accounts/api.client.ts'
import { readAccessToken } from '../session/access-token.browser.ts'
import { currentUser } from '../accounts/current-user.client.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { PersonalPageError, PersonalPageFrame } from '../shell/access-guard.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { cartPageMessages as messages } from '../cart/messages/cart-page.ts'
import { readCart, sumCart } from '../cart/cart.client.ts'
import { CartLines } from '../cart/components/cart-lines.tsx'
import { CartSummary, SkipToSummary } from '../cart/components/cart-summary.tsx'
import { readVisitorLines } from '../cart/visitor-cart-storage.browser.ts'
import { mergeCartsOrRefreshSummary } from '../cart/merge-carts.client.ts'
import type { LineAboveCeiling } from '../orders/refused-lines.ts'
import type { Cart } from '../cart/contract.ts'
import type { CartLine, CartTotals } from '../cart/rules.ts'
import type { SeenCharges } from '../orders/components/order-charges.tsx'
import { useChargedShop } from '../orders/components/use-charged-shop.ts'
import { useCart } from '../cart/components/use-cart.ts'
import { indexCartTools } from '../cart/cart-tools.ts'
import { AskLink } from '../quotes/components/ask-link.tsx'
import { personalStyles } from '../ui/personal-styles.ts'
import type { Route } from './+types/cart.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: personalStyles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.title, description: messages.description, noindex: true })

/** Only for signed-in users; fetched in parallel with their cart. */
const loadCheckout = () => import('../cart/components/checkout.tsx')
const Checkout = lazy(async () => ({ default: (await loadCheckout()).Checkout }))
const loadBuyingFor = () => import('../companies/components/buying-for.tsx')
const BuyingFor = lazy(async () => ({ default: (await loadBuyingFor()).BuyingFor }))
const readMemberships = async (signal: AbortSignal) => {
  const { companies } = await import('../companies/api.client.ts')
  return companies.memberships({}, { signal })
}
/** Only where the shop charges delivery or tax. */
const OrderCharges = lazy(async () => ({
  default: (await import('../orders/components/order-charges.tsx')).OrderCharges,
}))
const checkoutId = 'checkout'

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  if (readAccessToken() === undefined) return { cart: await readCart(signal), buyer: undefined }
  if (readVisitorLines().length > 0) await mergeCartsOrRefreshSummary()
  const [cart, user, addresses, memberships] = await Promise.all([
    readCart(signal),
    currentUser(),
    accounts.listAddresses({}, { signal }),
    readMemberships(signal),
    loadCheckout(),
    loadBuyingFor(),
  ])
  return { cart, buyer: { user, addresses, memberships } }
}
clientLoader.hydrate = true as const

/** The signed-in user may have changed since the last page. */
export const shouldRevalidate = () => true

export const HydrateFallback = PersonalPageFrame

export default function CartPage({ loaderData: { cart: loaded, buyer } }: Route.ComponentProps) {
  const { cart, change, save } = useCart(loaded)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly LineAboveCeiling[]>([])
  // A quantity that was changed since is not the one that was refused.
  const refusalOf = ({ toolId, quantity }: CartLine): string | undefined =>
    refused.find((line) => line.toolId === toolId && line.quantity === quantity)?.detail
  const sum = sumCart(cart)
  const [seenCharges, setSeenCharges] = useState<SeenCharges>()
  const [problem, setProblem] = useState<unknown>()
  return (
    <div className="page">
      {sum.lines > 0 ? <SkipToSummary /> : null}
      <div className="list-head">
        <h1>
          {messages.title} {sum.lines > 0 ? <span>{messages.lines(sum.lines)}</span> : null}
        </h1>
      </div>
      {buyer ? (
        <Suspense>
          <BuyingFor memberships={buyer.memberships} before={save} />
        </Suspense>
      ) : null}
      {sum.lines === 0 ? (
        <EmptyState title={messages.empty} detail={messages.emptyDetail}>
          <Link className="button primary" to="/purchase">
            {messages.seeTools}
          </Link>
        </EmptyState>
      ) : (
        <div className="cart">
          <CartLines cart={cart} change={change} refusalOf={refusalOf} />
          <div className="cart-side">
            {buyer ? (
              <Checkout
                id={checkoutId}
                cart={cart}
                save={save}
                user={buyer.user}
                addresses={buyer.addresses}
                onBusy={setBusy}
                onRefused={setRefused}
                seenCharges={seenCharges}
                onProblem={setProblem}
              />
            ) : null}
            <ChargedSummary
              sum={sum}
              cart={cart}
              attempt={problem}
              busy={busy}
              form={buyer ? checkoutId : undefined}
              seenCharges={seenCharges}
              onSeen={setSeenCharges}
            />
          </div>
        </div>
      )}
    </div>
  )
}

/** The way to ask for prices of all lines that are still sold. */
function AskForPrice({ cart }: { readonly cart: Cart }) {
  const { tool } = indexCartTools(cart)
  const lines = cart.lines.flatMap(({ toolId, quantity }) => {
    const terms = tool(toolId)
    return terms ? [{ toolId, quantity, sku: terms.sku, name: terms.name }] : []
  })
  return <AskLink lines={lines} />
}

type ChargedSummaryProps = {
  readonly sum: CartTotals
  readonly cart: Cart
  readonly attempt: unknown
  readonly busy: boolean
  readonly form: string | undefined
  readonly seenCharges: SeenCharges | undefined
  readonly onSeen: (seen: SeenCharges) => void
}

/** The sum, with delivery and tax where the shop charges them. */
function ChargedSummary({
  sum,
  cart,
  attempt,
  busy,
  form,
  seenCharges,
  onSeen,
}: ChargedSummaryProps) {
  const shop = useChargedShop()
  return (
    <>
      {shop === undefined ? null : (
        <Suspense>
          <OrderCharges
            shop={shop}
            goods={sum.total}
            lines={cart.lines.map(({ toolId, quantity }) => ({ toolId, quantity }))}
            attempt={attempt}
            onSeen={onSeen}
          />
        </Suspense>
      )}
      <CartSummary sum={sum} busy={busy} form={form} shop={shop} gross={seenCharges?.gross} />
      <AskForPrice cart={cart} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="page section">
      <h1 className="mb-4">{messages.title}</h1>
      <PersonalPageError error={error} />
    </div>
  )
}
