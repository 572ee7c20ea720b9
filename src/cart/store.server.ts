/** The only SQL on carts. */
import { sql, type Generated } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { StatementPart } from '../../packages/pg-kit/statement-part.server.ts'
import type { ChangeKind } from './rules.ts'

type Tables = {
  carts: { user_id: string; revision: number }
  cart_lines: {
    user_id: string
    tool_id: string
    place: Generated<number>
    quantity: number
    seen_quantity: number
    seen_cents: number
  }
}

export type LineRow = Pick<
  Tables['cart_lines'],
  'tool_id' | 'quantity' | 'seen_quantity' | 'seen_cents'
>
/** `seen`: whether the buyer saw this price; else an existing line keeps its seen price. */
export type LineChangeRow = LineRow & { readonly seen: boolean }

const withTables = (db: Handle) => db.withTables<Tables>()

/**
 * Increments the cart's revision; the row lock keeps other changes of this cart waiting.
 * @returns the new revision
 */
export async function incrementRevision(db: Handle, userId: string): Promise<number> {
  const { revision } = await withTables(db)
    .insertInto('carts')
    .values({ user_id: userId, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({ revision: eb('carts.revision', '+', 1) })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** @returns 0 for a cart that was never changed */
export async function readRevision(db: Handle, userId: string): Promise<number> {
  const row = await withTables(db)
    .selectFrom('carts')
    .select('revision')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.revision ?? 0
}

/** The lines of a cart, in the order in which they were added. */
export const listLines = (db: Handle, userId: string): Promise<LineRow[]> =>
  withTables(db)
    .selectFrom('cart_lines')
    .select(['tool_id', 'quantity', 'seen_quantity', 'seen_cents'])
    .where('user_id', '=', userId)
    .orderBy('place')
    .execute()

// Each is the rule `quantityAfterChange`, for an existing line.
const quantities = {
  set: sql`excluded.quantity`,
  add: sql`least(cart_lines.quantity + excluded.quantity, 1000000)`,
  larger: sql`greatest(cart_lines.quantity, excluded.quantity)`,
} as const satisfies Record<ChangeKind, unknown>

/**
 * Changes lines, all in one statement; each tool may be named once. `set` to 0 removes a line,
 * other changes by 0 do nothing.
 */
export async function changeLines(
  db: Handle,
  {
    userId,
    how,
    changes,
  }: {
    readonly userId: string
    readonly how: ChangeKind
    readonly changes: readonly LineChangeRow[]
  },
): Promise<void> {
  await sql`
    with wanted as (
      select * from unnest(
        ${changes.map((change) => change.tool_id)}::uuid[],
        ${changes.map((change) => change.quantity)}::int[],
        ${changes.map((change) => change.seen_quantity)}::int[],
        ${changes.map((change) => change.seen_cents)}::int[],
        ${changes.map((change) => change.seen)}::boolean[]
      ) with ordinality as change (tool_id, quantity, seen_quantity, seen_cents, seen, ordinal)
    ), removed as (
      delete from cart_lines using wanted
      where cart_lines.user_id = ${userId}::uuid and cart_lines.tool_id = wanted.tool_id
        and wanted.quantity = 0 and ${how === 'set'}
    ), unseen as (
      select tool_id from wanted where not seen or ${how === 'larger'}
    )
    insert into cart_lines (user_id, tool_id, quantity, seen_quantity, seen_cents)
    select ${userId}::uuid, tool_id, quantity, seen_quantity, seen_cents
    from wanted where quantity > 0 order by ordinal
    on conflict (user_id, tool_id) do update set
      quantity = ${quantities[how]},
      seen_quantity = case
        when exists (select from unseen where unseen.tool_id = excluded.tool_id)
        then cart_lines.seen_quantity else excluded.seen_quantity end,
      seen_cents = case
        when exists (select from unseen where unseen.tool_id = excluded.tool_id)
        then cart_lines.seen_cents else excluded.seen_cents end`.execute(db)
}

/**
 * Removes the lines of tools that are ordered, as a part of the statement that writes the order: a
 * cart that has none of them stays as it is. The head is updated first, as by every other change,
 * so that changes of this cart wait.
 */
export const removeOrderedPart =
  (userId: string, toolIds: readonly string[]): StatementPart<{ readonly id: string }> =>
  (order) =>
    sql`
    emptied_cart as (
      update carts set revision = carts.revision + 1
      from ${order.table}
      where carts.user_id = ${userId}::uuid
        and exists (
          select from cart_lines
          where cart_lines.user_id = ${userId}::uuid
            and cart_lines.tool_id = any(${toolIds}::uuid[])
        )
      returning carts.user_id
    ),
    removed_lines as (
      delete from cart_lines using emptied_cart
      where cart_lines.user_id = emptied_cart.user_id
        and cart_lines.tool_id = any(${toolIds}::uuid[])
    )`

export async function deleteCart(db: Handle, userId: string): Promise<void> {
  await withTables(db).deleteFrom('carts').where('user_id', '=', userId).execute()
}
