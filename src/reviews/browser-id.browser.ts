/**
 * A random id of this browser, created when it first reports a review, so that each browser reports
 * a review only once. It contains no other information, and is sent only with reports.
 */
import { newIdempotencyKey } from '../../packages/contract/client/idempotency-key.ts'

const key = 'ironmonger.reporter'

/** In the form of a UUID. If nothing can be stored, it differs each time. */
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
