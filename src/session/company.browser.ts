/**
 * The company for which this tab buys. Each tab keeps its own choice; a new tab starts with the
 * last choice on this browser.
 */
import { personalKeyPrefixes } from './personal-storage.browser.ts'

/** The stored data of the company. */
export type ChosenCompany = {
  readonly id: string
  readonly name: string
  /** Whether it may order more than is in stock; absent: the shop's rule applies. */
  readonly backOrders?: 'yes' | 'no' | undefined
}

const key = personalKeyPrefixes.company
const changes = new EventTarget()
const isBrowser = (): boolean => typeof document !== 'undefined'

// The last parsed text, so that readers get the same object until it changes.
let parsed: { readonly text: string; readonly company: ChosenCompany | undefined } = {
  text: '',
  company: undefined,
}

/**
 * A company that was refused: until its page is left, calls still send it, so that its cart is
 * neither changed nor ordered for the user privately.
 */
let refused: { readonly company: ChosenCompany | undefined; readonly path: string } | undefined

/**
 * The chosen company; undefined when the user buys for themselves, and on the server. Returns the
 * same object until it changes, as useSyncExternalStore requires.
 */
export function readCompany(): ChosenCompany | undefined {
  if (!isBrowser()) return undefined
  if (refused?.path === location.pathname) return refused.company
  const own = sessionStorage.getItem(key)
  const text = own ?? localStorage.getItem(key) ?? ''
  if (own === null && text !== '') sessionStorage.setItem(key, text)
  if (text !== parsed.text) parsed = { text, company: parseCompany(text) }
  return parsed.company
}

let saveBefore: (() => Promise<unknown>) | undefined

/**
 * Registers what must be saved for the company before another one is chosen.
 * @returns ends the registration
 */
export function onBeforeCompanyChange(save: () => Promise<unknown>): () => void {
  saveBefore = save
  return () => {
    if (saveBefore === save) saveBefore = undefined
  }
}

export const saveBeforeCompanyChange = async (): Promise<unknown> => saveBefore?.()

/** @param company undefined to buy privately */
export function chooseCompany(company: ChosenCompany | undefined): void {
  refused = undefined
  const { id, name, backOrders } = company ?? {}
  const text = company ? JSON.stringify({ id, name, backOrders }) : ''
  sessionStorage.setItem(key, text)
  localStorage.setItem(key, text)
  changes.dispatchEvent(new Event('change'))
}

/** The user no longer belongs to the chosen company: the next page is for themselves. */
export function endCompany(): void {
  refused = { company: readCompany(), path: location.pathname }
  const text = sessionStorage.getItem(key) ?? ''
  sessionStorage.setItem(key, '')
  // Another tab may have chosen another company in the meantime.
  if (localStorage.getItem(key) === text) localStorage.setItem(key, '')
}

/** @returns stops listening */
export function onCompanyChange(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}

/** Text under our key that is not ours counts as no company. */
function parseCompany(text: string): ChosenCompany | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value))
      return undefined
    const { id, name } = value
    if (typeof id !== 'string' || typeof name !== 'string') return undefined
    const rule = 'backOrders' in value ? value.backOrders : undefined
    return rule === 'yes' || rule === 'no' ? { id, name, backOrders: rule } : { id, name }
  } catch {
    return undefined
  }
}
