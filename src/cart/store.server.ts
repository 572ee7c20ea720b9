/** The only SQL queries for carts. */
import { sql } from 'kysely'
import type { Actor } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { StatementPart } from '../../packages/pg-kit/statement-part.server.ts'
import type { ChangeKind } from './rules.ts'

/** Whose cart: a user's own, or that of a membership in a company. */
export type CartOwner = {
  readonly id: string
  readonly kind: 'user' | 'member'
}
export const cartOwner = ({ id, company }: Pick<Actor, 'id' | 'company'>): CartOwner =>
  company ? { id: company.memberId, kind: 'member' } : { id, kind: 'user' }

/** Both kinds of carts have tables of the same shape. */
const tablesOf = {
  user: {
    carts: sql.table('carts'),
    lines: sql.table('cart_lines'),
    owner: sql.ref('user_id'),
  },
  member: {
    carts: sql.table('company_carts'),
    lines: sql.table('company_cart_lines'),
    owner: sql.ref('member_id'),
  },
} as const

export type LineRow = {
  readonly tool_id: string
  readonly quantity: number
  readonly seen_quantity: number
  readonly seen_cents: number
  /** The number of units for the price. */
  readonly seen_per: number
}
/** `seen`: whether the buyer saw this price; otherwise an existing line keeps its seen price. */
export type LineChangeRow = LineRow & { readonly seen: boolean }

/**
 * Increments the cart's revision; the row lock keeps other changes of this cart waiting.
 * @returns the new revision
 */
export async function incrementRevision(db: Handle, { id, kind }: CartOwner): Promise<number> {
  const { carts, owner } = tablesOf[kind]
  const { rows } = await sql<{ revision: number }>`
    insert into ${carts} as cart (${owner}, revision) values (${id}, 1)
    on conflict (${owner}) do update set revision = cart.revision + 1
    returning revision`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A cart was not written')
  return row.revision
}

/** @returns 0 for a cart that was never changed */
export async function readRevision(db: Handle, { id, kind }: CartOwner): Promise<number> {
  const { carts, owner } = tablesOf[kind]
  const { rows } = await sql<{ revision: number }>`
    select revision from ${carts} where ${owner} = ${id}`.execute(db)
  return rows[0]?.revision ?? 0
}

/** The lines of a cart, in the order in which they were added. */
export async function listLines(db: Handle, { id, kind }: CartOwner): Promise<LineRow[]> {
  const { lines, owner } = tablesOf[kind]
  const { rows } = await sql<LineRow>`
    select tool_id, quantity, seen_quantity, seen_cents, coalesce(seen_per, 1) as seen_per
    from ${lines}
    where ${owner} = ${id} order by place`.execute(db)
  return rows
}

// Each implements the rule `quantityAfterChange`, for an existing line.
const quantities = {
  set: sql`excluded.quantity`,
  add: sql`least(line.quantity + excluded.quantity, 1000000)`,
  larger: sql`greatest(line.quantity, excluded.quantity)`,
} as const satisfies Record<ChangeKind, unknown>

/**
 * Changes lines, all in one statement; each tool may be named once. `set` to 0 removes a line,
 * other changes by 0 do nothing.
 */
export async function changeLines(
  db: Handle,
  {
    owner: { id, kind },
    how,
    changes,
  }: {
    readonly owner: CartOwner
    readonly how: ChangeKind
    readonly changes: readonly LineChangeRow[]
  },
): Promise<void> {
  const { lines, owner } = tablesOf[kind]
  await sql`
    with wanted as (
      select * from unnest(
        ${changes.map((change) => change.tool_id)}::uuid[],
        ${changes.map((change) => change.quantity)}::int[],
        ${changes.map((change) => change.seen_quantity)}::int[],
        ${changes.map((change) => change.seen_cents)}::int[],
        ${changes.map((change) => change.seen_per)}::smallint[],
        ${changes.map((change) => change.seen)}::boolean[]
      ) with ordinality as change (
        tool_id, quantity, seen_quantity, seen_cents, seen_per, seen, ordinal
      )
    ), removed as (
      delete from ${lines} as line using wanted
      where line.${owner} = ${id}::uuid and line.tool_id = wanted.tool_id
        and wanted.quantity = 0 and ${how === 'set'}
    ), unseen as (
      select tool_id from wanted where not seen or ${how === 'larger'}
    )
    insert into ${lines} as line (
      ${owner}, tool_id, quantity, seen_quantity, seen_cents, seen_per
    )
    select ${id}::uuid, tool_id, quantity, seen_quantity, seen_cents, seen_per
    from wanted where quantity > 0 order by ordinal
    on conflict (${owner}, tool_id) do update set
      quantity = ${quantities[how]},
      seen_quantity = case
        when exists (select from unseen where unseen.tool_id = excluded.tool_id)
        then line.seen_quantity else excluded.seen_quantity end,
      seen_cents = case
        when exists (select from unseen where unseen.tool_id = excluded.tool_id)
        then line.seen_cents else excluded.seen_cents end,
      seen_per = case
        when exists (select from unseen where unseen.tool_id = excluded.tool_id)
        then line.seen_per else excluded.seen_per end`.execute(db)
}

/** The pieces that an order removes from a cart. */
export type OrderedLine = { readonly toolId: string; readonly quantity: number }

/**
 * Removes ordered pieces from a cart, as a part of the statement that writes the order: additional
 * pieces stay, since the order's buyer did not see them. A cart without any of the tools is not
 * changed. The head is updated first, as by every other change, so that changes of this cart wait;
 * the lines are locked after it, so that their quantities are those of the last change.
 */
export const removeOrderedPart =
  (
    { id, kind }: CartOwner,
    ordered: readonly OrderedLine[],
  ): StatementPart<{ readonly id: string }> =>
  (order) => {
    const { carts, lines, owner } = tablesOf[kind]
    const toolIds = ordered.map(({ toolId }) => toolId)
    return sql`
    emptied_cart as (
      update ${carts} as cart set revision = cart.revision + 1
      from ${order.table}
      where cart.${owner} = ${id}::uuid
        and exists (
          select from ${lines} as line
          where line.${owner} = ${id}::uuid and line.tool_id = any(${toolIds}::uuid[])
        )
      returning cart.${owner} as owner_id
    ),
    ordered_lines as (
      select line.tool_id, line.quantity - ordered.quantity as remaining
      from emptied_cart
      join ${lines} as line on line.${owner} = emptied_cart.owner_id
      join unnest(
        ${toolIds}::uuid[], ${ordered.map(({ quantity }) => quantity)}::int[]
      ) as ordered (tool_id, quantity) on ordered.tool_id = line.tool_id
      for update of line
    ),
    reduced_lines as (
      update ${lines} as line set quantity = ordered_lines.remaining from ordered_lines
      where line.${owner} = ${id}::uuid and line.tool_id = ordered_lines.tool_id
        and ordered_lines.remaining > 0
    ),
    removed_lines as (
      delete from ${lines} as line using ordered_lines
      where line.${owner} = ${id}::uuid and line.tool_id = ordered_lines.tool_id
        and ordered_lines.remaining <= 0
    )`
  }

/** The number of carts that contain these tools. */
export async function countCarts(
  db: Handle,
  toolIds: readonly string[],
): Promise<readonly { readonly tool_id: string; readonly carts: number }[]> {
  const { rows } = await sql<{ tool_id: string; carts: number }>`
    select tool_id, count(*)::int as carts from (
      select tool_id from cart_lines where tool_id = any(${[...toolIds]}::uuid[])
      union all
      select tool_id from company_cart_lines where tool_id = any(${[...toolIds]}::uuid[])
    ) as line
    group by tool_id`.execute(db)
  return rows
}

export async function deleteCart(db: Handle, userId: string): Promise<void> {
  await sql`delete from carts where user_id = ${userId}`.execute(db)
}
