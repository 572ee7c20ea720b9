/** A line of a basket, at the prices of its company. */
import type { Offer } from '../catalogue/dto.ts'

export type BasketLine = {
  readonly tool: Offer
  readonly quantity: number
  readonly unitPrice: number
  readonly pricePer: number
  readonly total: number
  /** Why this quantity can no longer be ordered. */
  readonly fault?: string | undefined
}
