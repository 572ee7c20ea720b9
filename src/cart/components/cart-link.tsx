/** The way to the cart in the bar: how many lines and for how much, there before anything is painted and right in every tab. */
import { useEffect, useSyncExternalStore } from 'react'
import { displayMoney, displayNumber } from '../../platform/money.ts'
import { onSignedInChange, readToken } from '../../session/access-token.ts'
import { Icon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { cartMessages as messages } from '../messages/cart.ts'
import {
  clearCartHeadScript,
  clearStoredSummary,
  hasVisitorLines,
  onCartChange,
  readStoredSummary,
} from '../cart-summary-storage.browser.ts'

export function CartLink({ here }: { readonly here: boolean }) {
  const kept = useSyncExternalStore(onCartChange, readStoredSummary, () => undefined)
  useEffect(() => {
    clearCartHeadScript()
    whoeverIsHere()
    const deaf = onSignedInChange(whoeverIsHere)
    const cameBack = whenComingBack(lookAgain)
    return () => {
      deaf()
      cameBack()
    }
  }, [])
  const filled = kept !== undefined && kept.lines > 0
  return (
    <Link to="/cart" className="bar-link cart-link" aria-current={here ? 'page' : undefined}>
      <Icon name="cart" size={20} />
      {filled ? (
        <span className="hidden-label">{messages.linkOf(kept.lines)} </span>
      ) : (
        <b className="cart-word">{messages.link}</b>
      )}
      <b className="cart-total">{filled ? displayMoney(kept.total) : ''}</b>
      <span className="count" aria-hidden="true">
        {filled ? displayNumber(kept.lines) : ''}
      </span>
    </Link>
  )
}

/** Somebody came or went: a visitor's lines join the account's cart, and nobody sees the sum of another's. */
function whoeverIsHere(): void {
  if (readToken() === undefined) {
    if (readStoredSummary() === undefined) clearStoredSummary()
    return
  }
  if (readStoredSummary() !== undefined && !hasVisitorLines()) return
  // Loaded only now: pages of visitors without a cart carry none of it.
  void import('../merge-carts.client.ts').then(({ mergeCartsOrRefreshSummary: joinOrSum }) =>
    joinOrSum(),
  )
}

/** The account's cart may have changed on another device while nobody looked here. Other tabs of this browser tell by themselves. */
function lookAgain(): void {
  if (readToken() !== undefined)
    void import('../merge-carts.client.ts').then(({ mergeCartsOrRefreshSummary: joinOrSum }) =>
      joinOrSum(),
    )
}

/** Calls when the tab comes into sight or into focus again; both mostly happen at once, and count as once. */
function whenComingBack(listener: () => void): () => void {
  let asked: ReturnType<typeof setTimeout> | undefined
  const come = (): void => {
    if (document.visibilityState !== 'visible') return
    clearTimeout(asked)
    asked = setTimeout(listener, 100)
  }
  document.addEventListener('visibilitychange', come)
  addEventListener('focus', come)
  return () => {
    clearTimeout(asked)
    document.removeEventListener('visibilitychange', come)
    removeEventListener('focus', come)
  }
}
