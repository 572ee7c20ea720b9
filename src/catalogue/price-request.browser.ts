/**
 * The state of the request for prices that a page does not contain. Safe to import on the server,
 * where no request is made.
 */

/**
 * `waiting`: no response yet; `refused`: the reader may not see them; `failed`: they could not be
 * loaded.
 */
export type PriceRequestState = 'waiting' | 'shown' | 'refused' | 'failed'

let state: PriceRequestState = 'waiting'
const changes = new EventTarget()

export const readPriceRequest = (): PriceRequestState => state

export function setPriceRequest(next: PriceRequestState): void {
  state = next
  changes.dispatchEvent(new Event('change'))
}

/** @returns a function that stops listening */
export function onPriceRequestChange(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}
