/** The lines for a quote request, as passed in the history's state. */

export type QuoteLineRequest = {
  readonly toolId: string
  readonly sku: string
  readonly name: string
  readonly quantity: number
}

export const stateWithLines = (lines: readonly QuoteLineRequest[]) => ({ quoteLines: lines })

const isLine = (value: unknown): value is QuoteLineRequest =>
  typeof value === 'object' &&
  value !== null &&
  ['toolId', 'sku', 'name'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  'quantity' in value &&
  Number.isSafeInteger(value.quantity)

/**
 * @param state the state of the history entry
 * @returns empty if it has none
 */
export const linesOfState = (state: unknown): readonly QuoteLineRequest[] =>
  typeof state === 'object' &&
  state !== null &&
  'quoteLines' in state &&
  Array.isArray(state.quoteLines)
    ? state.quoteLines.filter(isLine)
    : []
