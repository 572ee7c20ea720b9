/**
 * What became of the call for the prices that a page does not have. Safe to import on the server,
 * where nobody has asked.
 */

/** `waiting`: not answered yet; `refused`: they are for others; `failed`: they could not be had. */
export type PriceAnswer = 'waiting' | 'shown' | 'refused' | 'failed'

let answer: PriceAnswer = 'waiting'
const changes = new EventTarget()

export const readPriceAnswer = (): PriceAnswer => answer

export function setPriceAnswer(next: PriceAnswer): void {
  answer = next
  changes.dispatchEvent(new Event('change'))
}

/** @returns stops listening */
export function onPriceAnswer(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}
