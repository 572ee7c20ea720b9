/** The price per piece of a tool, by which lists are sorted and filtered. */
import { sql } from 'kysely'

/**
 * In thousandths of a cent, which are whole numbers: a price is for 1, 10, 100 or 1,000 units. The
 * indexes of `tool_search` have exactly this expression (migrations/0511_price_of_a_piece.ts).
 */
export const piecePrice = sql<number>`(price_cents::bigint * 1000 / coalesce(price_per, 1))`

/** Thousandths of a cent. */
export const piecePriceScale = 1000
