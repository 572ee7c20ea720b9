/** Why the program itself moves stock: kept in these words, and said in the language of who reads it. */
export const movementReasons = [
  'order cancelled',
  'rest cancelled',
  'order edited',
  'order on hold',
  'order released',
  'order deleted',
  'order restored',
  'back-order allocated',
  'demo',
  'demo cleared',
] as const
export type MovementReason = (typeof movementReasons)[number]
