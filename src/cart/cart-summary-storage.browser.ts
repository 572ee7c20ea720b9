/**
 * The cart totals that this browser stores for the navigation bar of every page. Safe to import on
 * the server, where nothing is stored. The only module that knows these storage keys.
 */
import { displayMoney, hiddenPrice, isHidden } from '../platform/money/money.ts'
import { onSignedInChange, readAccessToken } from '../session/access-token.browser.ts'
import { onCompanyChange, readCompany } from '../session/company.browser.ts'
import { personalKeyPrefixes } from '../session/personal-storage.browser.ts'
import type { CartTotals } from './rules.ts'

export const visitorLinesKey = 'ironmonger.cart'
const summaryKey = 'ironmonger.cart.summary'
const companyKey = personalKeyPrefixes.company

/** Each company's cart has its own totals: two tabs may buy for two companies. */
const currentKey = (): string => {
  const company = readCompany()
  return company ? `${personalKeyPrefixes.companyCarts}${company.id}` : summaryKey
}

/** `owner`: whether these are the totals of the account's cart or of the visitor's. */
export type StoredCartSummary = CartTotals & {
  readonly owner: 'account' | 'browser'
  readonly revision: number
}

const changes = new EventTarget()
const inBrowser = (): boolean => typeof document !== 'undefined'
const currentOwner = (): StoredCartSummary['owner'] =>
  readAccessToken() === undefined ? 'browser' : 'account'

// React needs the same object for the same stored text.
let lastRead: { readonly text: string | null; readonly summary: StoredCartSummary | undefined } = {
  text: null,
  summary: undefined,
}

/**
 * The totals of the current owner's cart; undefined until they are known. The same object until
 * they change.
 */
export function readStoredSummary(): StoredCartSummary | undefined {
  if (!inBrowser()) return undefined
  const text = localStorage.getItem(currentKey())
  if (text !== lastRead.text)
    lastRead = { text, summary: text === null ? undefined : parseSummary(text) }
  return lastRead.summary?.owner === currentOwner() ? lastRead.summary : undefined
}

/**
 * Stores the totals, so that every page and tab shows them. `shown` is the total as text: the head
 * script shows it before the application runs.
 */
export function storeSummary({ lines, pieces, total }: CartTotals, revision = 0): void {
  const shown = isHidden(total) ? '' : displayMoney(total)
  localStorage.setItem(
    currentKey(),
    JSON.stringify({ lines, pieces, total, of: currentOwner(), revision, shown }),
  )
  notifyListeners()
}

/** Deletes the totals: the current owner has a different cart. */
export function clearStoredSummary(): void {
  const key = currentKey()
  if (localStorage.getItem(key) === null) return
  localStorage.removeItem(key)
  notifyListeners()
}

/**
 * Whether this browser stores lines of a visitor's cart (visitor-cart-storage.browser.ts), without
 * parsing them.
 */
export const hasVisitorLines = (): boolean =>
  inBrowser() && localStorage.getItem(visitorLinesKey) !== null

/**
 * Calls back when the cart changes in this tab or another, and when somebody signs in or out.
 * @returns removes the listener
 */
export function onCartChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(summaryKey)) notifyListeners()
  }
  changes.addEventListener('change', listener)
  addEventListener('storage', onStorage)
  const removeSignedInListener = onSignedInChange(listener)
  const removeCompanyListener = onCompanyChange(listener)
  return () => {
    changes.removeEventListener('change', listener)
    removeEventListener('storage', onStorage)
    removeSignedInListener()
    removeCompanyListener()
  }
}

/**
 * Runs in the document head, after the script that sets who is signed in, so that the bar shows the
 * cart's totals in the first paint. The text is constant: the content security policy contains its
 * hash. An error in it must never stop a page.
 */
export const cartHeadScript =
  'document.documentElement.dataset.script="";try{(function(r,c){' +
  'if(c&&c.lines>0&&(c.of==="account")===("signedIn" in r.dataset)){r.dataset.cart="";' +
  'r.style.setProperty("--cart-lines",JSON.stringify(String(+c.lines)));' +
  'r.style.setProperty("--cart-total",JSON.stringify(String(c.shown)))}})' +
  '(document.documentElement,JSON.parse(localStorage.getItem((function(k,s){s=sessionStorage' +
  '.getItem(k);if(s===null)s=localStorage.getItem(k);return s?' +
  `"${personalKeyPrefixes.companyCarts}"+JSON.parse(s).id:"${summaryKey}"})("${companyKey}"))))` +
  '}catch(e){}'

/** Removes what the head script set: once React runs, it shows the totals. */
export function clearCartHeadScript(): void {
  const { dataset, style } = document.documentElement
  delete dataset['cart']
  style.removeProperty('--cart-lines')
  style.removeProperty('--cart-total')
}

const notifyListeners = (): void => void changes.dispatchEvent(new Event('change'))

/** @returns undefined for null and for text that is not JSON: anybody can write under our key */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The fields of an object; none for any other value. */
export const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

export const isIntegerBetween = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max

function parseSummary(text: string): StoredCartSummary | undefined {
  const { lines, pieces, total: sum, of: owner, revision, shown } = toRecord(parseJson(text))
  // JSON has no NaN: a total that is not shown is null in JSON.
  const total = sum === null ? hiddenPrice : sum
  const isHiddenTotal = (value: unknown): value is number => Number.isNaN(value)
  const isCount = (value: unknown): value is number =>
    isIntegerBetween(value, 0, Number.MAX_SAFE_INTEGER)
  if (
    !isCount(lines) ||
    !isCount(pieces) ||
    !(isCount(total) || isHiddenTotal(total)) ||
    !isCount(revision) ||
    typeof shown !== 'string'
  )
    return undefined
  return owner === 'account' || owner === 'browser'
    ? { lines, pieces, total, owner, revision }
    : undefined
}
