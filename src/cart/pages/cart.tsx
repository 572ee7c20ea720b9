/** The cart: its lines with prices and stock as they are now, and the checkout for whoever is signed in. */
import { lazy, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { accounts } from '../../accounts/accounts.client.ts'
import { showMoney, showNumber } from '../../platform/money.ts'
import { readToken } from '../../web/access-token.ts'
import { currentUser } from '../../web/current-user.client.ts'
import { describe } from '../../web/describe.ts'
import { stateFor } from '../../web/entering.ts'
import { PersonalFailure, PersonalFrame } from '../../web/guard.tsx'
import { SendButton } from '../../web/send-button.tsx'
import { Empty } from '../../web/empty.tsx'
import { cartPageWords as words } from '../../words/en/pages/cart.ts'
import { readCart, sumIn } from '../cart.client.ts'
import { CartLines } from '../cart-lines.tsx'
import { readLines } from '../kept-lines.ts'
import { joinOrSum } from '../joining.client.ts'
import type { Sum } from '../rules.ts'
import { useCart } from '../use-cart.ts'
import type { Route } from './+types/cart.ts'

export const meta: Route.MetaFunction = ({ matches }) => describe(matches, { title: words.title, description: words.description, unlisted: true })

/** Only for whoever is signed in, and fetched beside their cart. */
const loadCheckout = () => import('../checkout.tsx')
const Checkout = lazy(async () => ({ default: (await loadCheckout()).Checkout }))
const checkoutId = 'checkout'

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  if (readToken() === undefined) return { cart: await readCart(signal), buyer: undefined }
  if (readLines().length > 0) await joinOrSum()
  const [cart, user, addresses] = await Promise.all([readCart(signal), currentUser(), accounts.addresses({}, { signal }), loadCheckout()])
  return { cart, buyer: { user, addresses } }
}
clientLoader.hydrate = true as const

/** Whoever is here may have changed since the last page. */
export const shouldRevalidate = () => true

export const HydrateFallback = PersonalFrame

export default function CartPage({ loaderData: { cart: loaded, buyer } }: Route.ComponentProps) {
  const { cart, change, save } = useCart(loaded)
  const [busy, setBusy] = useState(false)
  const sum = sumIn(cart)
  return (
    <div className="page">
      <div className="list-head"><h1>{words.title} {sum.lines > 0 ? <span>{words.lines(sum.lines)}</span> : null}</h1></div>
      {sum.lines === 0
        ? <Empty title={words.empty} detail={words.emptyDetail}><Link className="button primary" to="/purchase">{words.seeTools}</Link></Empty>
        : (
          <div className="cart">
            <CartLines cart={cart} change={change} />
            <div className="cart-side">
              {buyer ? <Checkout id={checkoutId} cart={cart} save={save} user={buyer.user} addresses={buyer.addresses} onBusy={setBusy} /> : null}
              <Summary sum={sum} busy={busy} signedIn={buyer !== undefined} />
            </div>
          </div>
        )}
    </div>
  )
}

function Summary({ sum: { lines, pieces, total }, busy, signedIn }: { readonly sum: Sum; readonly busy: boolean; readonly signedIn: boolean }) {
  const location = useLocation()
  return (
    <aside className="summary" aria-label={words.summary}>
      <h2>{words.summary}</h2>
      <ul>
        <li><span>{words.sumLines}</span><span>{showNumber(lines)}</span></li>
        <li><span>{words.pieces}</span><span>{showNumber(pieces)}</span></li>
        <li><span>{words.freight}</span><span className="muted">{words.notIncluded}</span></li>
        <li className="sum" aria-live="polite"><span>{words.sum}</span><span>{showMoney(total)}</span></li>
      </ul>
      {signedIn
        ? <SendButton form={checkoutId} wide busy={busy} busyWord={words.placing}>{words.place}</SendButton>
        : (
          <>
            <Link className="button primary wide" to="/login" state={stateFor(location)}>{words.logIn}</Link>
            <p className="muted small mt-2">{words.logInDetail}</p>
          </>
        )}
    </aside>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="page section">
      <h1 className="mb-4">{words.title}</h1>
      <PersonalFailure error={error} />
    </div>
  )
}
