/** The only SQL on carts. */
import { sql, type Generated } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
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
/** `seen` says whether the buyer saw this price; else a line that is there keeps what was seen of it. */
export type LineChangeRow = LineRow & { readonly seen: boolean }

const on = (db: Handle) => db.withTables<Tables>()

/** Locks a cart against another change at the same moment, and counts this one. @returns its new revision */
export async function incrementRevision(db: Handle, userId: string): Promise<number> {
  const { revision } = await on(db)
    .insertInto('carts')
    .values({ user_id: userId, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({ revision: eb('carts.revision', '+', 1) })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

export async function readRevision(db: Handle, userId: string): Promise<number> {
  return (
    (
      await on(db)
        .selectFrom('carts')
        .select('revision')
        .where('user_id', '=', userId)
        .executeTakeFirst()
    )?.revision ?? 0
  )
}

/** The lines of a cart, in the order in which they came. */
export const listLines = (db: Handle, userId: string): Promise<LineRow[]> =>
  on(db)
    .selectFrom('cart_lines')
    .select(['tool_id', 'quantity', 'seen_quantity', 'seen_cents'])
    .where('user_id', '=', userId)
    .orderBy('place')
    .execute()

// Each the rule's `quantityAfter`, for a line that is there.
const quantities = {
  set: sql`excluded.quantity`,
  add: sql`least(cart_lines.quantity + excluded.quantity, 1000000)`,
  larger: sql`greatest(cart_lines.quantity, excluded.quantity)`,
} as const satisfies Record<ChangeKind, unknown>

/** Changes lines, all in one statement; each tool may be named once. `set` to 0 takes a line out, other changes by 0 do nothing. */
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
        ${changes.map((one) => one.tool_id)}::uuid[], ${changes.map((one) => one.quantity)}::int[], ${changes.map((one) => one.seen_quantity)}::int[],
        ${changes.map((one) => one.seen_cents)}::int[], ${changes.map((one) => one.seen)}::boolean[]
      ) with ordinality as one (tool_id, quantity, seen_quantity, seen_cents, seen, turn)
    ), gone as (
      delete from cart_lines using wanted
      where cart_lines.user_id = ${userId}::uuid and cart_lines.tool_id = wanted.tool_id and wanted.quantity = 0 and ${how === 'set'}
    ), unseen as (
      select tool_id from wanted where not seen or ${how === 'larger'}
    )
    insert into cart_lines (user_id, tool_id, quantity, seen_quantity, seen_cents)
    select ${userId}::uuid, tool_id, quantity, seen_quantity, seen_cents from wanted where quantity > 0 order by turn
    on conflict (user_id, tool_id) do update set
      quantity = ${quantities[how]},
      seen_quantity = case when exists (select from unseen where unseen.tool_id = excluded.tool_id) then cart_lines.seen_quantity else excluded.seen_quantity end,
      seen_cents = case when exists (select from unseen where unseen.tool_id = excluded.tool_id) then cart_lines.seen_cents else excluded.seen_cents end`.execute(
    db,
  )
}

/** Forgets a cart. */
export async function deleteCart(db: Handle, userId: string): Promise<void> {
  await on(db).deleteFrom('carts').where('user_id', '=', userId).execute()
}
