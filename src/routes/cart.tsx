/** The cart: its lines with present prices and stock, and the checkout for signed-in users. */
import { Suspense, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { readAccessToken } from '../session/access-token.browser.ts'
import { onBeforeCompanyChange } from '../session/company.browser.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { wholePageErrors, PersonalPageFrame } from '../shell/access-guard.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { cartPageMessages as messages } from '../cart/messages/cart-page.ts'
import { pricedLines, readCart, sumCart } from '../cart/cart.client.ts'
import { CartCutOff } from '../cart/components/cart-cut-off.tsx'
import { CartLines } from '../cart/components/cart-lines.tsx'
import { CartSummary, SkipToSummary } from '../cart/components/cart-summary.tsx'
import { readVisitorLines } from '../cart/visitor-cart-storage.browser.ts'
import type { Cart } from '../cart/contract.ts'
import type { CartTotals } from '../cart/rules.ts'
import type { SeenCharges } from '../orders/components/order-charges.tsx'
import {
  destinationIn,
  useChargedShop,
  useHomeCountry,
} from '../orders/components/use-charged-shop.ts'
import { usePayBy } from '../orders/components/use-pay-by.tsx'
import { useBackOrders, withBackOrder } from '../orders/back-orders/use-back-orders.ts'
import { PriceNotice } from '../catalogue/components/price-place.tsx'
import { isHidden } from '../platform/money/money.ts'
import { useCart } from '../cart/components/use-cart.ts'
import { indexCartTools } from '../cart/cart-tools.ts'
import { SaveLink } from '../saved-lists/components/save-link.tsx'
import { AskLink } from '../quotes/components/ask-link.tsx'
import { personalStyles } from '../ui/personal-styles.ts'
import type { Route } from './+types/cart.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: personalStyles }]

export const meta = personalMeta(messages.title, messages.description)

/** Only for signed-in users; fetched in parallel with their cart. */
const loadCheckout = () => import('../cart/components/checkout.tsx')
const Checkout = lazyComponent(async () => (await loadCheckout()).Checkout)
const BuyingForLine = lazyComponent(
  async () => (await import('../companies/components/buying-for.tsx')).BuyingForLine,
)
const OrderRefusal = lazyComponent(
  async () => (await import('../companies/components/order-refusal.tsx')).OrderRefusal,
)
const loadBuyer = () => import('./cart-buyer.client.ts')
/** Only where the shop charges delivery or tax. */
const OrderCharges = lazyComponent(
  async () => (await import('../orders/components/order-charges.tsx')).OrderCharges,
)
const checkoutId = 'checkout'

const mergeOrRefresh = async (): Promise<void> => {
  const { mergeCartsOrRefreshSummary } = await import('../cart/merge-carts.client.ts')
  await mergeCartsOrRefreshSummary()
}

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  if (readAccessToken() === undefined)
    return { cart: await readCart(signal), buyer: undefined, placed: undefined }
  if (readVisitorLines().length > 0) await mergeOrRefresh()
  const reading = readCart(signal)
  const [cart, buyer] = await Promise.all([
    reading,
    loadBuyer().then(({ readBuyer }) => readBuyer(reading, signal)),
    loadCheckout(),
  ])
  const { readPlacedUnseen } = await loadBuyer()
  return { cart, buyer, placed: await readPlacedUnseen(cart, signal) }
}
clientLoader.hydrate = true as const

/** The signed-in user may have changed since the last page. */
export const shouldRevalidate = () => true

export const HydrateFallback = PersonalPageFrame

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { cart: loaded, buyer } = loaderData
  // Told once by the loader, and shown as long as the page is.
  const [placed] = useState(loaderData.placed)
  const { cart: asItIs, change, save } = useCart(loaded)
  useEffect(() => onBeforeCompanyChange(save), [save])
  const canWait = useBackOrders() !== undefined
  const cart = useMemo(() => withWaiting(asItIs, canWait), [asItIs, canWait])
  const [busy, setBusy] = useState(false)
  const sum = sumCart(cart)
  const [seenCharges, setSeenCharges] = useState<SeenCharges>()
  const [problem, setProblem] = useState<unknown>()
  const [destination, setDestination] = useState<ReturnType<typeof destinationIn>>()
  const payment = usePayBy()
  const home = useHomeCountry()
  const hidden = isHidden(sum.total)
  return (
    <div className="page personal">
      {sum.lines > 0 ? <SkipToSummary /> : null}
      <Heading {...sum} />
      {buyer ? (
        <Suspense>
          <BuyingForLine />
          <OrderRefusal />
        </Suspense>
      ) : null}
      {hidden ? <PriceNotice answer="refused" /> : null}
      {sum.lines === 0 ? (
        <NothingInIt placed={placed} />
      ) : (
        <div className="cart">
          <CartLines cart={cart} change={change} />
          <div className="cart-side">
            {buyer && !hidden ? (
              <Checkout
                id={checkoutId}
                cart={cart}
                save={save}
                user={buyer.user}
                addresses={buyer.addresses}
                onBusy={setBusy}
                terms={{ ...seenCharges, ...payment.terms }}
                onProblem={setProblem}
                home={home}
                onDestination={setDestination}
              />
            ) : null}
            {buyer ? payment.choice : null}
            <ChargedSummary
              sum={sum}
              cart={cart}
              attempt={problem}
              destination={destination}
              busy={busy}
              form={buyer ? checkoutId : undefined}
              hidden={hidden}
              seenCharges={seenCharges}
              onSeen={setSeenCharges}
            />
          </div>
        </div>
      )}
    </div>
  )
}

/** More than is in stock may stand in it where the shop lets it wait. */
const withWaiting = (cart: Cart, canWait: boolean): Cart =>
  canWait ? { ...cart, tools: cart.tools.map((tool) => withBackOrder(tool, true)) } : cart

const Heading = ({ lines }: CartTotals) => (
  <div className="list-head">
    <h1>
      {messages.title} {lines > 0 ? <span>{messages.lines(lines)}</span> : null}
    </h1>
  </div>
)

/** @param placed the order with which it was sent, where nobody saw the answer */
const NothingInIt = ({ placed }: { readonly placed: number | undefined }) =>
  placed === undefined ? (
    <EmptyState title={messages.empty} detail={messages.emptyDetail}>
      <Link className="button primary" to="/purchase">
        {messages.seeTools}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState title={messages.placedUnseen(placed)} detail={messages.placedUnseenDetail}>
      <Link className="button primary" to={`/dashboard/orders/${placed}`}>
        {messages.seeOrder(placed)}
      </Link>
    </EmptyState>
  )

/** The way to ask for prices of all lines that are still sold. */
function AskForPrice({ cart }: { readonly cart: Cart }) {
  const { tool } = indexCartTools(cart)
  const lines = cart.lines.flatMap(({ toolId, quantity }) => {
    const terms = tool(toolId)
    return terms ? [{ toolId, quantity, sku: terms.sku, name: terms.name }] : []
  })
  return (
    <p className="row mt-3">
      <AskLink lines={lines} />
      <SaveLink lines={lines} />
    </p>
  )
}

type ChargedSummaryProps = {
  readonly sum: CartTotals
  readonly cart: Cart
  readonly attempt: unknown
  /** Where the address is, if it is in parts. */
  readonly destination: ReturnType<typeof destinationIn>
  readonly busy: boolean
  readonly form: string | undefined
  /** Whether prices are not shown: nothing can be ordered. */
  readonly hidden: boolean
  readonly seenCharges: SeenCharges | undefined
  readonly onSeen: (seen: SeenCharges) => void
}

/** The sum, with delivery and tax where the shop charges them. */
function ChargedSummary({
  sum,
  cart,
  attempt,
  destination,
  busy,
  form,
  hidden,
  seenCharges,
  onSeen,
}: ChargedSummaryProps) {
  const charged = useChargedShop()
  const shop = hidden ? undefined : charged
  return (
    <>
      {shop === undefined ? null : (
        <Suspense>
          <OrderCharges
            shop={shop}
            goods={sum.total}
            lines={pricedLines(cart)}
            attempt={attempt}
            known={destination}
            onSeen={onSeen}
          />
        </Suspense>
      )}
      <CartSummary
        sum={sum}
        busy={busy}
        form={form}
        shop={shop}
        gross={seenCharges?.gross}
        hidden={hidden}
      />
      {hidden ? null : <CartCutOff cart={cart} />}
      <AskForPrice cart={cart} />
    </>
  )
}

export const ErrorBoundary = wholePageErrors(messages.title)
