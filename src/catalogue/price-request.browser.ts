/**
 * The state of the request for the prices that a page does not have. Safe to import on the server,
 * where none is sent.
 */

/** `waiting`: not answered yet; `refused`: they are for others; `failed`: they could not be loaded. */
export type PriceRequestState = 'waiting' | 'shown' | 'refused' | 'failed'

let state: PriceRequestState = 'waiting'
const changes = new EventTarget()

export const readPriceRequest = (): PriceRequestState => state

export function setPriceRequest(next: PriceRequestState): void {
  state = next
  changes.dispatchEvent(new Event('change'))
}

/** @returns stops listening */
export function onPriceRequestChange(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}
