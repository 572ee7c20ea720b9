/**
 * The program's own reasons for stock movements: stored in these words, and translated for the
 * reader.
 */
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
