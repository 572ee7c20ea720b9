/** Why a line of a received order is not certain. Pure. */

export const reasonCodes = [
  'no-tool',
  'ambiguous',
  'conflict',
  'found-otherwise',
  'unknown-number',
  'gone',
  'no-quantity',
  'unit',
  'quantity',
  'price',
  'price-unreadable',
  'whole-price',
  'currency',
  'amount',
  'twice',
  'optional',
  'taken-back',
  'layout',
  'doubtful',
  'cut-off',
] as const
export type ReasonCode = (typeof reasonCodes)[number]
export type Reason = { readonly code: ReasonCode; readonly text: string }

export const reason = (code: ReasonCode, text: string): Reason => ({ code, text })
