/** What this browser keeps of a cart for the bar of every page: how much lies in it. Empty on the server; the only place of these storage keys. */
import { displayMoney } from '../platform/money.ts'
import { onSignedInChange, readToken } from '../session/access-token.ts'
import type { CartTotals } from './rules.ts'

export const visitorLinesKey = 'ironmonger.cart'
const summaryKey = 'ironmonger.cart.summary'

/** What the bar shows. `of` tells whose cart it is: the account's, or this browser's. `shown` is the total as text, for before the script runs. */
export type StoredCartSummary = CartTotals & {
  readonly of: 'account' | 'browser'
  readonly revision: number
  readonly shown: string
}

const turned = new EventTarget()
const here = (): boolean => typeof document !== 'undefined'
const owner = (): StoredCartSummary['of'] => (readToken() === undefined ? 'browser' : 'account')

let lastRead: { readonly text: string | null; readonly summary: StoredCartSummary | undefined } = {
  text: null,
  summary: undefined,
}

/** How much lies in the cart of whoever is here; undefined while that is not known. The same object until it changes. */
export function readStoredSummary(): StoredCartSummary | undefined {
  if (!here()) return undefined
  const text = localStorage.getItem(summaryKey)
  if (text !== lastRead.text)
    lastRead = { text, summary: text === null ? undefined : parseSummary(text) }
  return lastRead.summary?.of === owner() ? lastRead.summary : undefined
}

/** Keeps how much lies in the cart, so that every page and tab shows it. */
export function storeSummary({ lines, pieces, total }: CartTotals, revision = 0): void {
  localStorage.setItem(
    summaryKey,
    JSON.stringify({ lines, pieces, total, of: owner(), revision, shown: displayMoney(total) }),
  )
  tell()
}

/** Forgets the sum: whoever is here now has another cart. */
export function clearStoredSummary(): void {
  if (localStorage.getItem(summaryKey) === null) return
  localStorage.removeItem(summaryKey)
  tell()
}

/** Whether a visitor's cart has lines in this browser (kept-lines.ts), without reading them. */
export const hasVisitorLines = (): boolean =>
  here() && localStorage.getItem(visitorLinesKey) !== null

/** Calls back when the cart changes in this tab or another, and when somebody signs in or out. */
export function onCartChange(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key === null || key === summaryKey) tell()
  }
  turned.addEventListener('change', listener)
  addEventListener('storage', elsewhere)
  const deaf = onSignedInChange(listener)
  return () => {
    turned.removeEventListener('change', listener)
    removeEventListener('storage', elsewhere)
    deaf()
  }
}

/**
 * Runs in the head, after the one that knows who is signed in: what the bar shows of the cart is there before anything is
 * painted. Constant, so that its hash can stand in the content security policy. It must never stop a page.
 */
export const cartHeadScript = `document.documentElement.dataset.script="";try{(function(r,c){if(c&&c.lines>0&&(c.of==="account")===("signedIn" in r.dataset)){r.dataset.cart="";r.style.setProperty("--cart-lines",JSON.stringify(String(+c.lines)));r.style.setProperty("--cart-total",JSON.stringify(String(c.shown)))}})(document.documentElement,JSON.parse(localStorage.getItem("${summaryKey}")))}catch(e){}`

/** What the head script left is only for the time before React shows it. */
export function clearCartHeadScript(): void {
  const { dataset, style } = document.documentElement
  delete dataset['cart']
  style.removeProperty('--cart-lines')
  style.removeProperty('--cart-total')
}

const tell = (): void => void turned.dispatchEvent(new Event('change'))

export function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined // foreign text under our key is nothing
  }
}

export const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
export const isIntegerBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
function parseSummary(text: string): StoredCartSummary | undefined {
  const { lines, pieces, total, of, revision, shown } = toRecord(parseJson(text))
  const whole = (value: unknown): value is number =>
    isIntegerBetween(value, 0, Number.MAX_SAFE_INTEGER)
  if (
    !whole(lines) ||
    !whole(pieces) ||
    !whole(total) ||
    !whole(revision) ||
    typeof shown !== 'string'
  )
    return undefined
  return of === 'account' || of === 'browser'
    ? { lines, pieces, total, of, revision, shown }
    : undefined
}
