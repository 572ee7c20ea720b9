/** The rows of the tutorial's shop. */

export type ToolRow = {
  readonly id: string
  readonly slug: string
  readonly sku: string
  readonly name: string
  readonly brand: string
  readonly category: string
  readonly family: string
  readonly image: string
  readonly description: string
  readonly price_cents: number
  readonly minimum_quantity: number
  readonly pack_size: number
  readonly stock: number
  readonly price_breaks: readonly { readonly from: number; readonly price: number }[]
  readonly specs: readonly { readonly name: string; readonly value: string }[]
  readonly rating_count: number
  readonly rating_sum: number
  readonly revision: number
}
export type ReviewRow = {
  readonly name: string
  readonly rating: number | null
  readonly title: string
  readonly text: string
  readonly written_at: Date
}
export type CategoryRow = { readonly name: string; readonly count: number }

/** Cents as text: $12.50. */
export const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`
