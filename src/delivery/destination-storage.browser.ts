/**
 * The last destination, as stored in this browser. Safe to import on the server, where nothing is
 * stored. The only module that knows this storage key.
 */
import { personalKeyPrefixes } from '../session/personal-storage.browser.ts'

const key = personalKeyPrefixes.destination
const pattern = /^([A-Z]{2}) (.{0,20})$/u

export type StoredDestination = { readonly country: string; readonly postcode: string }

export function readDestination(): StoredDestination | undefined {
  if (typeof document === 'undefined') return undefined
  const [, country, postcode] = pattern.exec(localStorage.getItem(key) ?? '') ?? []
  return country === undefined || postcode === undefined ? undefined : { country, postcode }
}

export const storeDestination = ({ country, postcode }: StoredDestination): void =>
  localStorage.setItem(key, `${country} ${postcode}`)
