/** How the list's address says what it shows: `/purchase?category=Hammers&sort=price`. Nothing empty stands in it. */

/** All that narrows, sorts and pages the list for a visitor. */
export type ListAddress = {
  readonly q?: string | undefined
  readonly category?: string | undefined
  readonly sort?: string | undefined
  readonly inStock?: boolean | undefined
  readonly cursor?: string | undefined
}

export function addressOf({ q, category, sort, inStock, cursor }: ListAddress): string {
  const said = Object.entries({ q, category, in_stock: inStock ? 'true' : undefined, sort, cursor }).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const query = new URLSearchParams(said).toString()
  return query ? `/purchase?${query}` : '/purchase'
}
