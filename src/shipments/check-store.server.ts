/** The SQL that checks shipments and returns: the totals in an order's lines match them. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { maxWrongSums, type WrongSum } from '../platform/money/wrong-sum.ts'

/** In pieces. */
export type WrongShipping = WrongSum<'shipped' | 'returned'>

/**
 * Lines whose shipped pieces differ from their shipments, or whose returned pieces differ from
 * their returns. An order shipped before shipments were recorded has none.
 */
export async function findWrongShipping(db: Handle): Promise<readonly WrongShipping[]> {
  const { rows } = await sql<WrongShipping>`
    with contents as (
      select order_id, line, sum(quantity)::bigint as pieces from shipped_lines
      group by order_id, line
    ),
    received as (
      select order_id, line, sum(quantity)::bigint as pieces
      from order_returns join order_return_lines on return_id = id
      where status = 'received' group by order_id, line
    )
    select wrong.*
    from order_line_pieces ordered
    left join contents on contents.order_id = ordered.order_id and contents.line = ordered.position
    left join received on received.order_id = ordered.order_id and received.line = ordered.position
    cross join lateral (values
      ('shipped', ordered.shipped::bigint,
        case when exists (select from shipments where shipments.order_id = ordered.order_id)
          then coalesce(contents.pieces, 0) else ordered.shipped end),
      ('returned', ordered.returned::bigint, coalesce(received.pieces, 0))
    ) as sums (what, stored, sum)
    cross join lateral (
      select sums.what, ordered.order_number || ', line ' || ordered.position as number,
        sums.stored, sums.sum
    ) as wrong
    where sums.stored <> sums.sum
    order by number, what limit ${maxWrongSums}`.execute(db)
  return rows
}
