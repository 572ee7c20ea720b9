/** The indexes of the price per piece, by which lists are sorted. */

const price = '(price_cents::bigint * 1000 / coalesce(price_per, 1))'
const more = 'include (minimum_quantity, in_stock, price_cents, price_per)'

/**
 * By name. The migration 0511 creates them while the table is short; for a long table, creating
 * them would block writes.
 */
export const listIndexes: Readonly<Record<string, string>> = {
  tool_search_by_price_each: `on tool_search (${price}, tool_id) ${more}`,
  tool_search_category_price_each: `on tool_search (category, ${price}, tool_id) ${more}`,
  tool_search_brand_price_each: `on tool_search (brand, ${price}, tool_id) ${more}`,
}
