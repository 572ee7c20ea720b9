/**
 * Stores the pad's text in this browser, so that it survives a reload, a sign-in or a closed
 * window. Each repeated order has its own pad.
 */
import { personalKeyPrefixes } from '../session/personal-storage.browser.ts'

const prefix = personalKeyPrefixes.orderPads
const keyOf = (name: string): string => (name === '' ? prefix : `${prefix}.${name}`)
/** Characters; a browser stores a few million in total. */
const maxCharacters = 500_000

/** @returns undefined when nothing is stored under this name, and on the server */
export const readPad = (name: string): string | undefined =>
  typeof document === 'undefined' ? undefined : (localStorage.getItem(keyOf(name)) ?? undefined)

/**
 * An empty text is stored too, so that an order whose lines are all in the cart does not reappear.
 */
export function storePad(name: string, text: string): void {
  if (text.length <= maxCharacters) localStorage.setItem(keyOf(name), text)
}

/**
 * Appends a list to the permanent pad.
 * @returns false, storing nothing, if it would be too long
 */
export function appendToPad(list: string): boolean {
  const text = [readPad('')?.trimEnd() ?? '', list.replaceAll('\r\n', '\n').trim()]
    .filter(Boolean)
    .join('\n')
  if (text.length > maxCharacters) return false
  try {
    storePad('', text)
    return true
  } catch {
    // The browser's storage is full or not allowed.
    return false
  }
}
