/**
 * The text of the pad, stored in this browser: it survives a reload, a sign-in, a closed window.
 * Each order that is ordered again has a pad of its own.
 */
import { personalKeyPrefixes } from '../session/personal-storage.browser.ts'

const prefix = personalKeyPrefixes.orderPads
const keyOf = (name: string): string => (name === '' ? prefix : `${prefix}.${name}`)
/** Characters; a browser stores some millions in all. */
const maxCharacters = 500_000

/** @returns undefined when nothing is stored under this name, and on the server */
export const readPad = (name: string): string | undefined =>
  typeof document === 'undefined' ? undefined : (localStorage.getItem(keyOf(name)) ?? undefined)

/** An empty text is stored too: an order whose lines all went to the cart does not come back. */
export function storePad(name: string, text: string): void {
  if (text.length <= maxCharacters) localStorage.setItem(keyOf(name), text)
}

/**
 * Puts a list below what is on the pad that is always there.
 * @returns false, storing nothing, when it would be too long
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
    // The browser's storage is full, or not allowed.
    return false
  }
}
