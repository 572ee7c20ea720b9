/**
 * The link to the cart in the navigation bar: number of lines and total, shown at the first paint
 * and the same in every tab.
 */
import { useEffect, useSyncExternalStore } from 'react'
import { displayMoney, displayNumber, isHidden } from '../../platform/money/money.ts'
import { onSignedInChange, readAccessToken } from '../../session/access-token.browser.ts'
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

type CartLinkProps = { readonly isCurrentPage: boolean }

export function CartLink({ isCurrentPage }: CartLinkProps) {
  const summary = useSyncExternalStore(onCartChange, readStoredSummary, () => undefined)
  useEffect(() => {
    clearCartHeadScript()
    updateForCurrentUser()
    const removeSignedInListener = onSignedInChange(updateForCurrentUser)
    const removeReturnListener = onReturnToTab(refreshAccountCart)
    return () => {
      removeSignedInListener()
      removeReturnListener()
    }
  }, [])
  const hasLines = summary !== undefined && summary.lines > 0
  return (
    <Link
      to="/cart"
      className="bar-link cart-link"
      aria-current={isCurrentPage ? 'page' : undefined}
    >
      <Icon name="cart" size={20} />
      {hasLines ? (
        <span className="hidden-label">{messages.linkWithLines(summary.lines)} </span>
      ) : (
        <b className="cart-word">{messages.link}</b>
      )}
      <b className="cart-total">
        {hasLines && !isHidden(summary.total) ? displayMoney(summary.total) : ''}
      </b>
      <span className="count" aria-hidden="true">
        {hasLines ? displayNumber(summary.lines) : ''}
      </span>
    </Link>
  )
}

/**
 * After a sign-in the visitor's lines are merged into the account's cart; after a sign-out the
 * totals of the account's cart are no longer shown.
 */
function updateForCurrentUser(): void {
  if (readAccessToken() === undefined) {
    if (readStoredSummary() === undefined) clearStoredSummary()
    return
  }
  if (readStoredSummary() !== undefined && !hasVisitorLines()) return
  void mergeOrRefresh()
}

/** The account's cart may have changed on another device; other tabs report their own changes. */
function refreshAccountCart(): void {
  if (readAccessToken() !== undefined) void mergeOrRefresh()
}

/** Loaded only when needed: pages of visitors without a cart do not carry this code. */
const mergeOrRefresh = async (): Promise<void> => {
  const { mergeCartsOrRefreshSummary } = await import('../merge-carts.client.ts')
  await mergeCartsOrRefreshSummary()
}

/**
 * Calls back when the tab becomes visible or focused again. Both events usually occur together and
 * count as one.
 * @returns removes the listeners
 */
function onReturnToTab(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = (): void => {
    if (document.visibilityState !== 'visible') return
    clearTimeout(timer)
    timer = setTimeout(listener, 100)
  }
  document.addEventListener('visibilitychange', schedule)
  addEventListener('focus', schedule)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', schedule)
    removeEventListener('focus', schedule)
  }
}
