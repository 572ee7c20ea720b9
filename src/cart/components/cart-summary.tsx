/**
 * The cost of the cart, and the button that orders it. It stays visible: next to the lines, or as a
 * bar at the bottom of a narrow or low window.
 */
import { Link, useLocation } from 'react-router'
import { displayMoney, displayNumber } from '../../platform/money/money.ts'
import { TermsSentence } from '../../orders/components/terms-sentence.tsx'
import { notIncludedIn, type ChargedShop } from '../../orders/components/use-charged-shop.ts'
import { loginStateFor } from '../../session/login-state.ts'
import { SubmitButton } from '../../ui/buttons.tsx'
import { cartPageMessages as messages } from '../messages/cart-page.ts'
import type { CartTotals } from '../rules.ts'

const summaryId = 'cart-summary'

/** For keyboard users the summary comes after every line's controls; this link skips those. */
export const SkipToSummary = () => (
  <a className="skip-here" href={`#${summaryId}`}>
    {messages.skipToSummary}
  </a>
)

const sumLabel = (shop: ChargedShop | undefined): string =>
  shop?.taxed ? messages.sumWithTax : shop?.delivers ? messages.sumWithDelivery : messages.sum

type CartSummaryProps = {
  readonly sum: CartTotals
  readonly busy: boolean
  /** The id of the form that the button submits; undefined for visitors, who log in first. */
  readonly form: string | undefined
  /** The charges added to the goods; undefined if there are none. */
  readonly shop: ChargedShop | undefined
  /** The amount to be paid with delivery and tax, in cents, once it is known. */
  readonly gross?: number | undefined
  /** Whether prices are not shown: nothing can be ordered. */
  readonly hidden?: boolean
}

export function CartSummary({
  sum: { lines, pieces, total },
  busy,
  form,
  shop,
  gross,
  hidden = false,
}: CartSummaryProps) {
  const notIncluded = notIncludedIn(gross === undefined ? undefined : shop)
  const location = useLocation()
  return (
    <aside className="summary" id={summaryId} tabIndex={-1} aria-label={messages.summary}>
      <h2>{messages.summary}</h2>
      <ul>
        <li>
          <span>{messages.sumLines}</span>
          <span>{displayNumber(lines)}</span>
        </li>
        <li>
          <span>{messages.pieces}</span>
          <span>{displayNumber(pieces)}</span>
        </li>
        {notIncluded === undefined ? null : (
          <li>
            <span>{messages.freight[notIncluded]}</span>
            <span className="muted">{messages.notIncluded}</span>
          </li>
        )}
        <li className="sum" aria-live="polite">
          <span>{sumLabel(gross === undefined ? undefined : shop)}</span>
          <span>{displayMoney(gross ?? total)}</span>
          <small>{messages.inShort(lines, notIncluded)}</small>
        </li>
      </ul>
      {form === undefined ? (
        <div className="do">
          <Link className="button primary wide" to="/login" state={loginStateFor(location)}>
            {messages.logIn}
          </Link>
          <p className="muted small mt-2">{messages.logInDetail}</p>
        </div>
      ) : hidden ? null : (
        <div className="do">
          <SubmitButton form={form} wide busy={busy} busyLabel={messages.placing}>
            {messages.place}
          </SubmitButton>
          <TermsSentence />
        </div>
      )}
    </aside>
  )
}
