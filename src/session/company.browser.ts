/**
 * For which company this tab buys. Each tab keeps its own choice; a new tab begins with the last
 * one that was made on this browser.
 */
import { personalKeyPrefixes } from './personal-storage.browser.ts'

/** What is remembered of the company. */
export type ChosenCompany = { readonly id: string; readonly name: string }

const key = personalKeyPrefixes.company
const changes = new EventTarget()
const isBrowser = (): boolean => typeof document !== 'undefined'

// The last parsed text, so that readers get the same object until it changes.
let parsed: { readonly text: string; readonly company: ChosenCompany | undefined } = {
  text: '',
  company: undefined,
}

/**
 * The chosen company; undefined when the user buys for themselves, and on the server. Returns the
 * same object until it changes, as useSyncExternalStore requires.
 */
export function readCompany(): ChosenCompany | undefined {
  if (!isBrowser()) return undefined
  const own = sessionStorage.getItem(key)
  const text = own ?? localStorage.getItem(key) ?? ''
  if (own === null && text !== '') sessionStorage.setItem(key, text)
  if (text !== parsed.text) parsed = { text, company: parseCompany(text) }
  return parsed.company
}

/** @param company undefined to buy for oneself */
export function chooseCompany(company: ChosenCompany | undefined): void {
  const text = company ? JSON.stringify({ id: company.id, name: company.name }) : ''
  sessionStorage.setItem(key, text)
  localStorage.setItem(key, text)
  changes.dispatchEvent(new Event('change'))
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
    return typeof value.id === 'string' && typeof value.name === 'string'
      ? { id: value.id, name: value.name }
      : undefined
  } catch {
    return undefined
  }
}
