/** The one SQL statement that writes a new order. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../../packages/pg-kit/prepared-statements.server.ts'
import type { CteReference, StatementPart } from '../../../packages/pg-kit/statement-part.server.ts'
import type { LineNames } from '../../platform/languages/line-names.ts'
import { namesOfTool } from '../../platform/languages/spoken-names.server.ts'
import { indexOrderClause } from './search-store.server.ts'
import { orderWords } from './search-words.ts'
import type { LineRow, OrderRow, OrderWithLines } from '../store.server.ts'

/** An order to be written; the statement adds its number. */
export type OrderValues = Omit<
  OrderRow,
  | 'number'
  | 'deleted_at'
  | 'tracking_number'
  | 'tracking_link'
  | 'revision'
  | 'ordered_by'
  | 'terms_version'
>
/** A line to be written; its index among the others gives its position. */
export type LineValues = Omit<
  LineRow,
  'order_id' | 'position' | 'names' | 'shipped' | 'returned' | 'cancelled'
>

/** The result of the statement's first CTE: the new order, or no row if the key is taken. */
export type InsertedOrder = Pick<
  OrderRow,
  'id' | 'number' | 'status' | 'placed_at' | 'terms_version'
>
export type OrderReference = CteReference<InsertedOrder>
/** Writes of other stores together with an order: stock movements, mails. */
export type OrderStatementPart = StatementPart<InsertedOrder>

/** The CTE that inserts the row of the order. `returning` below must list these columns. */
const inserted: OrderReference = {
  table: sql.table('inserted_order'),
  column: {
    id: sql.ref('inserted_order.id'),
    number: sql.ref('inserted_order.number'),
    status: sql.ref('inserted_order.status'),
    placed_at: sql.ref('inserted_order.placed_at'),
    terms_version: sql.ref('inserted_order.terms_version'),
  },
}

/** Written together with the row of an order. */
export type OrderContents = {
  readonly lines: readonly LineValues[]
  /** Who placed it, for the history. */
  readonly actor: { readonly id: string; readonly name: string }
  readonly parts: readonly OrderStatementPart[]
}

/** `waiting` of a new line: all pieces of an order on hold, otherwise those that are not in stock. */
const initialWaiting = ({ hold_kind }: Pick<OrderValues, 'hold_kind'>) =>
  sql`case when ${hold_kind}::text is null then line.waiting else line.quantity end`

/**
 * Writes an order with its lines, the first entry of its history and all `parts`, in one statement.
 * It waits for a concurrent insert under the same idempotency key.
 * @param order without `number` it gets the next one
 * @returns undefined, nothing written, if the buyer's idempotency key is taken
 */
export async function insertOrder(
  db: Handle,
  order: OrderValues & { readonly number?: number | undefined },
  { lines, actor, parts }: OrderContents,
): Promise<OrderWithLines | undefined> {
  const query = sql<WrittenRow>`
    with ${inserted.table} as (
      insert into orders (
        id, user_id, email, name, phone, address, po_number, note, status, pieces, total_cents,
        currency, delivery, tax, idempotency_key, body_hash, demo, placed_at, company_id,
        company_name, hold_kind, ship_to, back_order, pay_by, number
      )
      values (
        ${order.id}, ${order.user_id}, ${order.email}, ${order.name}, ${order.phone},
        ${order.address}, ${order.po_number}, ${order.note}, ${order.status}, ${order.pieces},
        ${order.total_cents}, ${order.currency}, ${asJson(order.delivery)}, ${asJson(order.tax)},
        ${order.idempotency_key}, ${order.body_hash}, ${order.demo}, ${order.placed_at},
        ${order.company_id}, ${order.company_name}, ${order.hold_kind}, ${asJson(order.ship_to)},
        ${order.back_order}, ${order.pay_by},
        coalesce(${order.number ?? null}::bigint, nextval('order_numbers'))
      )
      on conflict (user_id, idempotency_key) do nothing
      returning id, number, status, placed_at, terms_version
    ),
    inserted_lines as (
      insert into order_lines (
        order_id, position, tool_id, sku, name, quantity, unit, unit_cents, price_per, total_cents,
        packs, safety, tax_class, part_number, expected_on, waiting, names
      )
      select ${inserted.column.id}, line.position, line.tool_id, line.sku, line.name, line.quantity,
        line.unit, line.unit_cents, line.price_per, line.total_cents, line.packs, line.safety,
        line.tax_class, line.part_number, line.expected_on, ${initialWaiting(order)},
        ${namesOfTool(sql.ref('line.tool_id'))}
      from ${inserted.table}, unnest(
        ${lines.map((line) => line.tool_id)}::uuid[],
        ${lines.map((line) => line.sku)}::text[], ${lines.map((line) => line.name)}::text[],
        ${lines.map((line) => line.quantity)}::int[], ${lines.map((line) => line.unit)}::text[],
        ${lines.map((line) => line.unit_cents)}::int[],
        ${lines.map((line) => line.price_per)}::smallint[],
        ${lines.map((line) => line.total_cents)}::bigint[],
        ${lines.map((line) => JSON.stringify(line.packs))}::jsonb[],
        ${lines.map((line) => JSON.stringify(line.safety))}::jsonb[],
        ${lines.map((line) => line.tax_class)}::text[],
        ${lines.map((line) => line.part_number)}::text[],
        ${lines.map((line) => line.waiting)}::int[], ${lines.map((line) => line.expected_on)}::date[]
      ) with ordinality as line (
        tool_id, sku, name, quantity, unit, unit_cents, price_per, total_cents, packs, safety,
        tax_class, part_number, waiting, expected_on, position
      )
      returning order_lines.position, order_lines.names
    ),
    ${historyClause(actor)},
    ${indexOrderClause(inserted, {
      words: orderWords({ ...order, lines }),
      totalCents: order.total_cents,
    })},
    ${sql.join(parts.map((part) => part(inserted)))}
    select ${inserted.column.number}, ${inserted.column.terms_version},
      (select jsonb_agg(names order by position) from inserted_lines) as names
    from ${inserted.table}`
  const { rows } = await executePrepared(db, 'insert_order', query)
  const [row] = rows
  if (!row) return undefined
  const { number, names, terms_version } = row
  const written = toOrderWithLines(order, number, lines)
  return {
    ...written,
    terms_version,
    lines: written.lines.map((line, index) => ({ ...line, names: names[index] ?? null })),
  }
}

/** The statement's result for the order, with the names of its lines in their order. */
type WrittenRow = Pick<InsertedOrder, 'number' | 'terms_version'> & {
  readonly names: readonly LineNames[]
}

/** The CTE that inserts the first entry of the history. */
const historyClause = (actor: OrderContents['actor']) => sql`
    inserted_history as (
      insert into order_history (order_id, step, status, actor_id, actor_name, note, at)
      select
        ${inserted.column.id}, 1, ${inserted.column.status}, ${actor.id}::uuid, ${actor.name}, '',
        ${inserted.column.placed_at}
      from ${inserted.table}
    )`

const asJson = (value: object | null) =>
  sql`${value === null ? null : JSON.stringify(value)}::jsonb`

/** A number for an order that is about to be written. If it is not used, the gap remains. */
export async function nextOrderNumber(db: Handle): Promise<number> {
  const query = sql<{ number: number }>`select nextval('order_numbers') as number`
  const { rows } = await executePrepared(db, 'next_order_number', query)
  const [row] = rows
  if (!row) throw new Error('A sequence gave no number')
  return row.number
}

/** An order as it is stored right after it was written. */
export const toOrderWithLines = (
  order: OrderValues,
  number: number,
  lines: readonly LineValues[],
): OrderWithLines => ({
  ...order,
  number,
  deleted_at: null,
  ordered_by: null,
  terms_version: null,
  revision: 1,
  tracking_number: '',
  tracking_link: '',
  lines: lines.map((line, index) => ({
    ...line,
    order_id: order.id,
    position: index + 1,
    names: null,
    shipped: 0,
    returned: 0,
    cancelled: 0,
    waiting: order.hold_kind === null ? line.waiting : line.quantity,
  })),
})
