/** The navigation state that makes an order's page thank the buyer and show the next steps. */

export const placedState = { placed: true } as const

/** Whether the reader has just placed the order. @param state the state of the history entry */
export const isJustPlaced = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'placed' in state && state.placed === true
