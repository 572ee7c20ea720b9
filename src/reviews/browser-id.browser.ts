/**
 * A random number of this browser, made when it first reports a review, so that a review is
 * reported once by each. It says nothing else, and is sent with reports alone.
 */
import { newIdempotencyKey } from '../../packages/contract/client/idempotency-key.ts'

const key = 'ironmonger.reporter'

/** In the form of a UUID. Where nothing can be stored, it is another one each time. */
export function browserId(): string {
  try {
    const stored = localStorage.getItem(key)
    if (stored !== null) return stored
    const made = newBrowserId()
    localStorage.setItem(key, made)
    return made
  } catch {
    return newBrowserId()
  }
}

const newBrowserId = (): string =>
  newIdempotencyKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
